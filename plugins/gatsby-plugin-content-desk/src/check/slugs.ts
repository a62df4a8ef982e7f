/** The slugs of the entries, and the addresses that they give. */
import { ContentFile } from './contentFile';

/** The texts in a list; none where the value is no list. */
const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** The slug of a file, or undefined where it has none. */
export const slugIn = ({ content }: Pick<ContentFile, 'content'>): string | undefined =>
  typeof content.slug === 'string' ? content.slug : undefined;

export const otherSpellingsIn = ({ content }: Pick<ContentFile, 'content'>): string[] =>
  textsIn(content.otherSpellings);

export const formerAddressesIn = ({ content }: Pick<ContentFile, 'content'>): string[] =>
  textsIn(content.formerAddresses);
