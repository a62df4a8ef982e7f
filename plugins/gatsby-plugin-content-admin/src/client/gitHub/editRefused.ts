/** Our own refusal of what the CMS is about to send; its message is for the editor, in the editor's language. */
export class EditRefused extends Error {}
