import { hash } from '../../drawings/random';

/**
 * Returns a file name, without extension, for a slug. Slugs may hold capitals, spaces and "&", and some
 * file systems ignore case: such slugs are simplified and marked with their hash, as are those in `reserved`.
 */
export function fileBase(slug: string, reserved: readonly string[] = []): string {
  const plain = slug.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const isPlain = plain === slug && !reserved.includes(slug);
  return isPlain ? slug : `${plain}_${hash(slug).toString(36)}`;
}
