/** Parses links in texts, `[words](address)`, for the pages, the check and the translations. Pure. */

/** The prefixes of addresses that become links; `javascript:`, above all, must never be one. */
export const ADDRESS_BEGINNINGS = ['/', '#', 'https://', 'mailto:', 'tel:'] as const;

export const SAFE_ADDRESS = new RegExp(`^(?:${ADDRESS_BEGINNINGS.join('|')})`);

/** How deep the parentheses in an address may nest. The first unmatched closing one ends the link. */
const MOST_NESTED = 4;

const addressPattern = (depth: number): string =>
  depth === 0 ? '[^()[\\]]*' : `(?:[^()[\\]]|\\(${addressPattern(depth - 1)}\\))*`;

const LINK = new RegExp(
  `\\[(?<words>[^[\\]]*)\\](?<gap>\\s*)\\((?<address>${addressPattern(MOST_NESTED)})(?<end>\\)?)`,
  'g',
);

/** Anything that is written like a link, right or wrong. */
export interface TextLink {
  words: string;
  /** Whitespace between the two parts; with it, they are not a link. */
  gap: string;
  address: string;
  isClosed: boolean;
  /** The link as written. */
  whole: string;
  index: number;
}

/** True if pages show it as a link instead of as it is written. */
const isLink = ({ words, gap, address, isClosed }: TextLink): boolean =>
  isClosed &&
  gap === '' &&
  words.trim() !== '' &&
  SAFE_ADDRESS.test(address) &&
  !/\s/.test(address);

/** Everything in a text that is written like a link. */
export const linksIn = (text: string): TextLink[] =>
  (text.includes('[') ? [...text.matchAll(LINK)] : []).map(({ 0: whole, index, groups = {} }) => {
    const { words = '', gap = '', address = '', end } = groups;
    return { words, gap, address, isClosed: end === ')', whole, index };
  });

/** Splits a text into its links and the words between them. */
export function piecesOf(text: string): (string | TextLink)[] {
  const pieces: (string | TextLink)[] = [];
  let end = 0;
  for (const link of linksIn(text).filter(isLink)) {
    pieces.push(text.slice(end, link.index), link);
    end = link.index + link.whole.length;
  }
  return [...pieces, text.slice(end)].filter((piece) => piece !== '');
}

/** A text without the addresses of its links. */
export const wordsAlone = (text: string): string =>
  piecesOf(text)
    .map((piece) => (typeof piece === 'string' ? piece : piece.words))
    .join('');
