import { Fragment, type ElementType, type LabelHTMLAttributes, type ReactNode } from 'react';
import { TextLink } from './TextLink';

/** `[words](address)`; addresses hold no closing bracket. */
const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** No other scheme becomes a link, above all not `javascript:`. */
const SAFE_ADDRESS = /^(?:\/|#|https:|mailto:|tel:)/;

interface Piece {
  words: string;
  href?: string;
}

/** Splits a text of the content into plain words and links. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, words = '', href = ''] = match;
    if (!SAFE_ADDRESS.test(href)) continue;
    if (match.index > end) pieces.push({ words: text.slice(end, match.index) });
    pieces.push({ words, href });
    end = match.index + whole.length;
  }
  if (end < text.length) pieces.push({ words: text.slice(end) });
  return pieces;
}

/** A phone number. Digits have no direction of their own: on a page that runs from right to left, their groups
 * would change places (Unicode Bidirectional Algorithm, W2 to W7). */
const PHONE = /(\+\d[\d ()-]*\d)/;

const withPhones = (words: string): ReactNode =>
  words.split(PHONE).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <bdi dir="ltr" key={index}>
        {part}
      </bdi>
    ),
  );

interface RichTextProps extends LabelHTMLAttributes<HTMLElement> {
  text: string;
  /** The element that is rendered. */
  as?: ElementType;
}

/** A text of the content with its links. Everything else in it is shown as written. */
export const RichText = ({ text, as: Box = 'p', ...rest }: RichTextProps) => (
  <Box {...rest}>
    {piecesOf(text).map(({ words, href }, index) => (
      <Fragment key={index}>
        {href ? <TextLink href={href}>{withPhones(words)}</TextLink> : withPhones(words)}
      </Fragment>
    ))}
  </Box>
);
