/** What the pages of both sites weigh, in bytes. */
import { firstLoad, total } from '../lib/firstLoad';
import { withoutHashes } from './pageFacts';

export interface Weight {
  html: number;
  /** By brotli 11, as over the wire. */
  compressed: number;
  /** With the fonts and the picture of the first screen. */
  firstLoad: number;
  /** Scripts and data that the page asks for by itself. */
  early: string[];
}

/**
 * Weighs a page.
 * @param html the page as it stands in the public folder
 * @throws Error where a font or the first picture is missing
 */
export function weigh(html: string, publicFolder: string): Weight {
  const load = firstLoad(html, publicFolder);
  return {
    html: Buffer.byteLength(html),
    compressed: load.html,
    firstLoad: total(load),
    early: load.early.map(withoutHashes),
  };
}

/**
 * Names of scripts and the policy hold hashes, which compress better or worse by some bytes whenever a
 * script changes.
 */
const NOISE = 100;

/** Whether two weights differ by more than the chance of hashes. */
export const weighsOtherwise = (before: Weight, after: Weight): boolean =>
  (['html', 'compressed', 'firstLoad'] as const).some(
    (figure) => Math.abs(before[figure] - after[figure]) > NOISE,
  );
