/** Pictures of the handbook: `npm run handbook:pictures` makes them out of the marks in the pages. */

const FOLDER = 'docs/images/handbook';

/** The picture of a kind's page, relative to the project. */
export const pictureFile = (kind: string): string => `${FOLDER}/${kind}.webp`;

/** The fields that each picture shows, by the name of the kind. */
export const FIELDS_FILE = `${FOLDER}/fields.json`;
