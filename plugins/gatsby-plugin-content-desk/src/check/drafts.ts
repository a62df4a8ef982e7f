/** Entries that are not ready: `draft: true` keeps them out of the published site. */

/** True where an entry says that it is a draft. */
export const isDraft = (content: unknown): boolean =>
  typeof content === 'object' && content !== null && Reflect.get(content, 'draft') === true;
