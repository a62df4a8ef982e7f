/** What the first load of a built page weighs, before anything on it is touched. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { parse, type HTMLElement } from 'node-html-parser';
import { charactersIn } from '../../src/theme/fonts/unicodeRange';

/** Bytes as they come over the wire: brotli 11 for texts, as they are for fonts and pictures. */
export interface FirstLoad {
  /** The document, its styles and inline scripts included. */
  html: number;
  /** Of these, the styles and the scripts, each measured alone. */
  styles: number;
  inlineScript: number;
  fonts: number[];
  /** The picture of the first screen, as a phone takes it; 0 where there is none. */
  picture: number;
  /** Addresses of scripts and data that the page asks for by itself: there should be none. */
  early: string[];
}

/** Lighthouse's phone: CSS pixels and device pixels in each. */
const PHONE = { width: 412, density: 1.75 };

const brotli = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const joined = (elements: readonly HTMLElement[]): string =>
  elements.map((element) => element.rawText).join('');

/** CSS pixels of an entry of `sizes`, like "100vw" or "(min-width: 1024px) 50vw"; the last one is a phone's. */
function shownWidth(sizes = '100vw'): number {
  const last = sizes.split(/,(?![^(]*\))/).at(-1) ?? '';
  const [, amount, unit] = /([\d.]+)(vw|px)/.exec(last) ?? [];
  if (!amount) return PHONE.width;
  return unit === 'vw' ? (Number(amount) / 100) * PHONE.width : Number(amount);
}

/**
 * The drawing, or the AVIF file of a photograph, that a phone takes of the picture of the first screen, which precedes the page's
 * second heading: the narrowest that is wide enough, else the widest. Where there is a picture for each
 * theme, both are marked lazy, and the browser loads the one that it shows.
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
    .map((one) => one.trim().split(/\s+/))
    .map(([address, width = '0']) => ({ address, width: Number.parseInt(width, 10) }))
    .sort((one, other) => one.width - other.width);
  const wanted = shownWidth(source?.getAttribute('sizes')) * PHONE.density;
  return (candidates.find(({ width }) => width >= wanted) ?? candidates.at(-1))?.address;
}

/** Addresses of scripts and data that the browser fetches as soon as it reads the page. */
const early = (page: HTMLElement): string[] =>
  page
    .querySelectorAll('script[src], link[as="script"], link[as="fetch"], link[rel="modulepreload"]')
    .map((one) => one.getAttribute('src') ?? one.getAttribute('href') ?? '');

/** False for the face of a font whose characters are none of the text's: browsers leave it. */
function isUsed(face: string, text: string): boolean {
  const [, range] = /unicode-range:([^;]*)/i.exec(face) ?? [];
  return range === undefined || charactersIn(range).some((one) => text.includes(one));
}

/**
 * Weighs a page.
 * @param html the page as published in public/
 * @param publicFolder where its files are
 * @throws Error where a font or the picture is missing
 */
export function firstLoad(html: string, publicFolder: string): FirstLoad {
  const page = parse(html, { blockTextElements: { script: true, style: true } });
  const sizeOf = (address: string) => statSync(path.join(publicFolder, decodeURI(address))).size;
  const weightOf = (address: string) =>
    address.endsWith('.svg')
      ? brotli(readFileSync(path.join(publicFolder, decodeURI(address)), 'utf8'))
      : sizeOf(address);
  const styles = joined(page.querySelectorAll('style'));
  const scripts = page
    .querySelectorAll('script')
    .filter((one) => one.getAttribute('type') === undefined && !one.getAttribute('src'));
  const fonts = new Set(
    [...styles.matchAll(/@font-face\s*{[^}]*url\("?([^")]+\.woff2)"?\)([^}]*)}/g)]
      .filter(([, , rest = '']) => isUsed(rest, page.textContent))
      .map(([, url = '']) => url),
  );
  const picture = firstPicture(page);
  return {
    html: brotli(html),
    styles: brotli(styles),
    inlineScript: brotli(joined(scripts)),
    fonts: [...fonts].map(sizeOf),
    picture: picture ? weightOf(picture) : 0,
    early: early(page),
  };
}

/** Everything together. */
export const total = ({ html, fonts, picture }: FirstLoad): number =>
  html + picture + fonts.reduce((sum, font) => sum + font, 0);
