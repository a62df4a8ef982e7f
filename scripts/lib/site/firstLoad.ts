/** The weight of a built page's first load, before the visitor touches anything. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { parse, type HTMLElement } from 'node-html-parser';
import { charactersIn } from '../../../src/theme/fonts/unicodeRange';

/** Bytes over the wire: text compressed with brotli 11, fonts and photographs as they are. */
export interface FirstLoad {
  /** The document with its styles and inline scripts. */
  html: number;
  /** Parts of `html`, each compressed alone. */
  styles: number;
  inlineScript: number;
  fonts: number[];
  /** The picture of the first screen as a phone loads it; 0 without one. */
  picture: number;
  /** Addresses of the scripts and data that the page loads by itself: there should be none. */
  early: string[];
}

/** Lighthouse's phone: width in CSS pixels, device pixels per CSS pixel. */
const PHONE = { width: 412, density: 1.75 };

/** Bytes of a text, compressed with brotli 11. */
export const brotliBytes = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const joined = (elements: readonly HTMLElement[]): string =>
  elements.map((element) => element.rawText).join('');

/** Width in CSS pixels according to the last entry of `sizes`, the one for phones, like "100vw". */
function shownWidth(sizes = '100vw'): number {
  const last = sizes.split(/,(?![^(]*\))/).at(-1) ?? '';
  const [, amount, unit] = /([\d.]+)(vw|px)/.exec(last) ?? [];
  if (!amount) return PHONE.width;
  return unit === 'vw' ? (Number(amount) / 100) * PHONE.width : Number(amount);
}

/**
 * The file that a phone loads for the picture of the first screen, which precedes the page's second heading: a
 * drawing, or the narrowest of a photograph's AVIF files that is wide enough, else the widest. If there is a lazy
 * picture for each theme, the browser loads only the one that it shows.
 */
function firstPicture(page: HTMLElement): string | undefined {
  const [first] = page
    .querySelectorAll('main :is(picture, h2)')
    .filter(({ tagName, classNames }) => tagName === 'H2' || !/only-dark/.test(classNames));
  const source =
    first?.querySelector('source[type="image/avif"]') ?? first?.querySelector('source');
  const image = first?.querySelector('img')?.getAttribute('src') ?? '';
  const candidates = (source?.getAttribute('srcset') ?? source?.getAttribute('srcSet') ?? image)
    .split(',')
    .map((candidate) => candidate.trim().split(/\s+/))
    .map(([address, width = '0']) => ({ address, width: Number.parseInt(width, 10) }))
    .sort((a, b) => a.width - b.width);
  const wanted = shownWidth(source?.getAttribute('sizes')) * PHONE.density;
  return (candidates.find(({ width }) => width >= wanted) ?? candidates.at(-1))?.address;
}

/** False for a font face none of whose characters is in the text: browsers do not load it. */
function isUsed(face: string, text: string): boolean {
  const [, range] = /unicode-range:([^;]*)/i.exec(face) ?? [];
  return range === undefined || charactersIn(range).some((character) => text.includes(character));
}

/**
 * Weighs a page.
 * @param html the page as published in public/
 * @throws Error if a font or the picture is missing
 */
export function firstLoad(html: string, publicFolder: string): FirstLoad {
  const page = parse(html, { blockTextElements: { script: true, style: true } });
  const sizeOf = (address: string) => statSync(path.join(publicFolder, decodeURI(address))).size;
  const weightOf = (address: string) =>
    address.endsWith('.svg')
      ? brotliBytes(readFileSync(path.join(publicFolder, decodeURI(address)), 'utf8'))
      : sizeOf(address);
  const styles = joined(page.querySelectorAll('style'));
  const scripts = page
    .querySelectorAll('script')
    .filter((script) => script.getAttribute('type') === undefined && !script.getAttribute('src'));
  const fonts = new Set(
    [...styles.matchAll(/@font-face\s*{[^}]*url\("?([^")]+\.woff2)"?\)([^}]*)}/g)]
      .filter(([, , rest = '']) => isUsed(rest, page.textContent))
      .map(([, url = '']) => url),
  );
  const picture = firstPicture(page);
  const early = page
    .querySelectorAll('script[src], link[as="script"], link[as="fetch"], link[rel="modulepreload"]')
    .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '');
  return {
    html: brotliBytes(html),
    styles: brotliBytes(styles),
    inlineScript: brotliBytes(joined(scripts)),
    fonts: [...fonts].map(sizeOf),
    picture: picture ? weightOf(picture) : 0,
    early,
  };
}

/** Bytes of the whole first load. */
export const totalBytes = ({ html, fonts, picture }: FirstLoad): number =>
  html + picture + fonts.reduce((sum, font) => sum + font, 0);
