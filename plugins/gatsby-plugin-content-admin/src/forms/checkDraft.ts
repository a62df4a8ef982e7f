/** The former name of `checkEntry`, by which optionalParts.test.ts of the check calls it. */
export { checkEntry as checkDraft } from '../content/checkEntry';
