/** What the first load of a built page weighs, before anything on it is touched. */
import { existsSync, readFileSync, statSync } from 'node:fs';
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
function shownWidth(sizes: string): number {
  const last = sizes.split(/,(?![^(]*\))/).at(-1) ?? '';
  const [, amount, unit] = /([\d.]+)(vw|px)/.exec(last) ?? [];
  if (!amount) return PHONE.width;
  return unit === 'vw' ? (Number(amount) / 100) * PHONE.width : Number(amount);
}

/** The candidate of a `srcset` that is wide enough for `pixels`, else the widest. */
function candidate(srcset: string, pixels: number): string | undefined {
  const candidates = srcset
    .split(',')
    .map((one) => one.trim().split(/\s+/))
    .map(([address = '', width = '0']) => ({ address, width: Number.parseInt(width, 10) }))
    .sort((first, second) => first.width - second.width);
  return (candidates.find(({ width }) => width >= pixels) ?? candidates.at(-1))?.address;
}

/**
 * The picture of the first screen: it stands before the page's second heading. Where there is one for
 * each theme, both are marked lazy, and the browser loads the one that it shows.
 */
function pictureOfFirstScreen(page: HTMLElement): HTMLElement | undefined {
  const [first] = page
    .querySelectorAll('main :is(picture, h2)')
    .filter(({ tagName, classNames }) => tagName === 'H2' || !/only-dark/.test(classNames));
  return first?.tagName === 'PICTURE' ? first : undefined;
}

/** The AVIF file that a phone takes of it. */
function firstPicture(page: HTMLElement): string | undefined {
  const source = pictureOfFirstScreen(page)?.querySelector('source[type="image/avif"]');
  const srcset = source?.getAttribute('srcset') ?? source?.getAttribute('srcSet');
  if (!source || !srcset) return undefined;
  const width = shownWidth(source.getAttribute('sizes') ?? '100vw');
  return candidate(srcset, width * PHONE.density);
}

/** Scripts and data that the browser fetches as soon as it reads the page. */
function early(page: HTMLElement): string[] {
  const scripts = page.querySelectorAll('script[src]').map((one) => one.getAttribute('src') ?? '');
  const links = page
    .querySelectorAll('link[as="script"], link[as="fetch"], link[rel="modulepreload"]')
    .map((one) => one.getAttribute('href') ?? '');
  return [...scripts, ...links];
}

/** False for the face of a font whose characters are none of the text's: browsers leave it. */
function isUsed(face: string, text: string): boolean {
  const [, range] = /unicode-range:([^;]*)/i.exec(face) ?? [];
  return range === undefined || charactersIn(range).some((one) => text.includes(one));
}

/**
 * Weighs a page.
 * @param html the page as it stands in public/
 * @param publicFolder where its files are
 * @throws Error where a font or the picture is missing
 */
export function firstLoad(html: string, publicFolder: string): FirstLoad {
  const page = parse(html, { blockTextElements: { script: true, style: true } });
  const sizeOf = (address: string) => {
    const file = path.join(publicFolder, decodeURI(address));
    if (!existsSync(file)) throw new Error(`${address} is not in public/.`);
    return statSync(file).size;
  };
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
    picture: picture ? sizeOf(picture) : 0,
    early: early(page),
  };
}

/** Everything together. */
export const total = ({ html, fonts, picture }: FirstLoad): number =>
  html + picture + fonts.reduce((sum, font) => sum + font, 0);

/** Addresses of the built pages that are to be found, by the sitemap, without the site's origin. */
export function builtAddresses(publicFolder: string): string[] {
  const sitemap = parse(readFileSync(path.join(publicFolder, 'sitemap.xml'), 'utf8'));
  return sitemap.querySelectorAll('loc').map(({ text }) => new URL(text).pathname);
}

/** Reads the built page at `address`, wherever the host wants its file. */
export function readBuiltPage(publicFolder: string, address: string): string {
  const name = decodeURI(address);
  const files = [`${name}.html`, `${name}/index.html`];
  const found = files.map((file) => path.join(publicFolder, file)).find((file) => existsSync(file));
  if (!found) throw new Error(`${address} is not in public/. Build the site first.`);
  return readFileSync(found, 'utf8');
}
