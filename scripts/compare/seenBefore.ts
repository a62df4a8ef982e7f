/** What the pages of a commit have shown in earlier comparisons. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describeVariants, type Variant } from './variants';
import type { Seen } from './visit';

const keyOf = (address: string, variant: Variant): string =>
  `${address}: ${describeVariants([variant])}`;

function digestOf({ picture, ...said }: Seen): string {
  return createHash('sha256').update(JSON.stringify(said)).update(picture).digest('hex');
}

/**
 * Digests of what pages have shown. They can only tell that a page is still the same, which spares a visit:
 * where they do not, whatever the reason, both builds are visited.
 */
export class SeenBefore {
  private readonly digests: Map<string, string>;

  /** @param file keeps the digests from one run to the next; undefined for a site that may change */
  constructor(private readonly file: string | undefined) {
    const kept: Record<string, string> =
      file !== undefined && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    this.digests = new Map(Object.entries(kept));
  }

  has(address: string, variant: Variant, seen: Seen): boolean {
    return this.digests.get(keyOf(address, variant)) === digestOf(seen);
  }

  add(address: string, variant: Variant, seen: Seen): void {
    this.digests.set(keyOf(address, variant), digestOf(seen));
  }

  save(): void {
    if (this.file === undefined) return;
    writeFileSync(this.file, JSON.stringify(Object.fromEntries(this.digests), null, 2));
  }
}
