/** File names out of slugs. */
import { hash } from '../drawings/random';

/**
 * Returns the beginning of a file name for a slug. Slugs may hold capitals, spaces and "&", and some
 * disks take `FMCG` and `fmcg` for the same file: such slugs are spelled plainly and marked with
 * their hash, as are those in `reserved`.
 */
export function fileBase(slug: string, reserved: readonly string[] = []): string {
  const plain = slug.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const isPlain = plain === slug && !reserved.includes(slug);
  return isPlain ? slug : `${plain}_${hash(slug).toString(36)}`;
}
