/** What differs between two builds of a page, put together from its variants. */
import type { LineChange } from './lineChanges';
import type { PictureDifference } from './pixels';
import type { Variant } from './variants';
import { weighsOtherwise, type Weight } from './weights';

/** What is compared line by line, in the words and the order of the report. */
export const SUBJECTS = [
  'text',
  'links',
  'labels',
  'head',
  'console errors',
  'loaded early',
] as const;

export type Subject = (typeof SUBJECTS)[number];

export interface SeenChange extends LineChange {
  subject: Subject;
  /** Where it was seen. */
  variants: Variant[];
}

/** Two pictures that differ, and a third that shows where. */
export interface DifferentPicture extends Omit<PictureDifference, 'picture'> {
  variant: Variant;
  /** Paths of the files, as the report links to them. */
  files: { before: string; after: string; difference: string };
}

export class PageComparison {
  readonly changes: SeenChange[] = [];
  readonly pictures: DifferentPicture[] = [];
  /** Why the page could not be compared in full. */
  problem: string | undefined;

  constructor(
    readonly address: string,
    readonly weight: { before: Weight; after: Weight },
  ) {}

  /** Notes changes that were seen in `variants`; the same change of a page stands once. */
  add(subject: Subject, changes: readonly LineChange[], variants: readonly Variant[]): void {
    for (const change of changes) {
      const known = this.changes.find(
        (one) =>
          one.subject === subject &&
          one.removed.join('\n') === change.removed.join('\n') &&
          one.added.join('\n') === change.added.join('\n'),
      );
      if (known) known.variants.push(...variants);
      else this.changes.push({ subject, ...change, variants: [...variants] });
    }
  }

  get weighsOtherwise(): boolean {
    return weighsOtherwise(this.weight.before, this.weight.after);
  }

  get differs(): boolean {
    return this.changes.length > 0 || this.pictures.length > 0 || this.weighsOtherwise;
  }
}
