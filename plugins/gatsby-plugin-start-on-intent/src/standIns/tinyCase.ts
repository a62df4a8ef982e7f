/** Stands for `tiny-case`: yup calls it where a schema renames its fields, which no form's does. */
function notHere(): never {
  throw new Error(
    'tiny-case is not part of the scripts: see plugins/gatsby-plugin-start-on-intent/src/lightScripts.ts.',
  );
}

export const camelCase = notHere;
export const snakeCase = notHere;
