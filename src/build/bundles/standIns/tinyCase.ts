/** Stands for `tiny-case`: yup calls it where a schema renames its fields, which no form's does. */
function notHere(): never {
  throw new Error('tiny-case is not part of the scripts: see src/build/bundles/lightScripts.ts.');
}

export const camelCase = notHere;
export const snakeCase = notHere;
