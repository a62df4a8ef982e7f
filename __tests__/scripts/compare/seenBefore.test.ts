/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SeenBefore } from '../../../scripts/compare/seenBefore';
import { VARIANTS, type Variant } from '../../../scripts/compare/variants';
import type { Seen } from '../../../scripts/compare/visit';

const [first, second]: readonly (Variant | undefined)[] = VARIANTS;
if (!first || !second) throw new Error('There are too few variants.');

const seen = (changed: Partial<Seen> = {}): Seen => ({
  picture: Buffer.from('png'),
  facts: { head: ['title: Acme'], links: [], labels: [] },
  text: ['Acme'],
  errors: [],
  ...changed,
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compare-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('what a page has shown in an earlier comparison', () => {
  it('is known in the next', () => {
    const file = path.join(folder, 'commit.json');
    const earlier = new SeenBefore(file);
    earlier.add('/about', first, seen());
    earlier.save();
    expect(new SeenBefore(file).has('/about', first, seen())).toBe(true);
  });

  it('is not known of other pages and variants, nor with another picture or word', () => {
    const known = new SeenBefore(undefined);
    known.add('/about', first, seen());
    expect(known.has('/', first, seen())).toBe(false);
    expect(known.has('/about', second, seen())).toBe(false);
    expect(known.has('/about', first, seen({ picture: Buffer.from('other') }))).toBe(false);
    expect(known.has('/about', first, seen({ errors: ['404'] }))).toBe(false);
  });

  it('is forgotten of a site that may change', () => {
    const known = new SeenBefore(undefined);
    known.add('/about', first, seen());
    known.save();
    expect(readdirSync(folder)).toEqual([]);
  });
});
