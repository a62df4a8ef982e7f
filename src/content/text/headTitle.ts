/** Roughly how many characters of a title search results show; the actual limit is in pixels and unpublished. */
export const LONGEST_TITLE = 60;

/** A page's title with the company's name, or without it if search results would cut both. */
export function headTitle(title: string, suffix: string): string {
  const whole = `${title} ${suffix}`;
  // Characters, not UTF-16 units.
  return [...whole].length > LONGEST_TITLE ? title : whole;
}
