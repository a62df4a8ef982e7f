/**
 * The title of a section of a legal page: "3. Lawful use" where the page numbers its sections. The
 * number is text, so that it is read aloud and copied with the title.
 * @param index position of the section, from 0
 */
export const sectionTitle = (heading: string, index: number, isNumbered: boolean): string =>
  isNumbered ? `${index + 1}. ${heading}` : heading;
