/** Links in texts, `[words](address)`, as the pages, the check and the translations read them. Pure. */

/** What an address may begin with. No other scheme becomes a link, above all not `javascript:`. */
export const ADDRESS_BEGINNINGS = ['/', '#', 'https://', 'mailto:', 'tel:'] as const;

export const SAFE_ADDRESS = new RegExp(`^(?:${ADDRESS_BEGINNINGS.join('|')})`);

/** An address ends at the parenthesis that closes the link: its own stand in pairs, this deep. */
const MOST_NESTED = 4;

const addressPattern = (depth: number): string =>
  depth === 0 ? '[^()[\\]]*' : `(?:[^()[\\]]|\\(${addressPattern(depth - 1)}\\))*`;

const LINK = new RegExp(
  `\\[(?<words>[^[\\]]*)\\](?<gap>\\s*)\\((?<address>${addressPattern(MOST_NESTED)})(?<end>\\)?)`,
  'g',
);

/** What is written as a link, right or wrong. */
export interface TextLink {
  words: string;
  /** White space between the two parts, which keeps them from being a link. */
  gap: string;
  address: string;
  /** False where no parenthesis ends the address. */
  isClosed: boolean;
  /** As it is written. */
  whole: string;
  /** Where it begins in the text. */
  index: number;
}

/** True for a link that the pages show as one; any other they show as it is written. */
export const isLink = ({ words, gap, address, isClosed }: TextLink): boolean =>
  isClosed &&
  gap === '' &&
  words.trim() !== '' &&
  SAFE_ADDRESS.test(address) &&
  !/\s/.test(address);

/** Everything in a text that is written as a link. */
export const linksIn = (text: string): TextLink[] =>
  [...text.matchAll(LINK)].map(({ 0: whole, index, groups = {} }) => {
    const { words = '', gap = '', address = '', end } = groups;
    return { words, gap, address, isClosed: end === ')', whole, index };
  });

/** A text in pieces: its links, and the words between them. */
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
