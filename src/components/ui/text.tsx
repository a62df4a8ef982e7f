import { Fragment, type ElementType, type LabelHTMLAttributes, type ReactNode } from 'react';
import styled from 'styled-components';
import { piecesOf } from '../../content/text/textLinks';
import { visuallyHidden } from '../../theme/mixins';
import { color } from '../../theme/theme';
import { monospaced, type, typeProperty } from '../../theme/type';
import { TextLink } from './TextLink';

/** The text under a page's heading. */
export const Lead = styled.p`
  ${type('lead', color.ink2)}
`;

/** One or two sentences in large type. */
export const Statement = styled.p`
  ${type('statement')}
  text-wrap: balance;
`;

/** A status or a key in a monospaced font; it may break anywhere. */
export const Mono = styled.code`
  font-family: var(${typeProperty.monospaced}, ${monospaced()});
  overflow-wrap: anywhere;
`;

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;

/** The longest title, in characters, that is set in `h1`. */
const LONG_TITLE = 32;

/** Format characters, such as joiners and direction marks, which take up no space. */
const INVISIBLE = /\p{Cf}/gu;

const LongTitle = styled.h1`
  ${type('h1Long')}
`;

/** Wraps as a whole, and breaks inside only if it is wider than the line. */
const Whole = styled.span`
  display: inline-block;
`;

/** Splits a text so that the hyphenated words have odd indices. */
const HYPHENATED = /(\S*\p{L}-\p{L}\S*)/u;

/**
 * The words of a heading. Hyphenated ones stay on one line ("Fight-back"); non-breaking hyphens would change the text
 * that people search for and copy.
 */
export const headingWords = (words: string): ReactNode =>
  words
    .split(HYPHENATED)
    .map((part, index) => (index % 2 ? <Whole key={index}>{part}</Whole> : part));

/** The heading of a page, smaller if it is long. */
export const PageTitle = ({ children }: { children: string }) => {
  const Heading = children.replace(INVISIBLE, '').length > LONG_TITLE ? LongTitle : 'h1';
  return <Heading>{headingWords(children)}</Heading>;
};

/**
 * A phone number. Digits have no strong direction, so on a right-to-left page its groups would change places
 * (Unicode Bidirectional Algorithm, W2 to W7).
 */
const PHONE = /(\+\d[\d ()-]*\d)/;

/** Splits a text so that the phone numbers, which must run from left to right, have odd indices. */
export const splitPhones = (words: string): string[] => words.split(PHONE);

/** A text in which phone numbers run from left to right. */
export const withPhones = (words: string): ReactNode =>
  splitPhones(words).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <bdi dir="ltr" key={index}>
        {part}
      </bdi>
    ),
  );

type RichTextProps = LabelHTMLAttributes<HTMLElement> & { text: string; as?: ElementType };

/** A text of the content with its links; everything else in it is shown as written. */
export const RichText = ({ text, as: Box = 'p', ...rest }: RichTextProps) => (
  <Box {...rest}>
    {piecesOf(text).map((piece, index) => (
      <Fragment key={index}>
        {typeof piece === 'string' ? (
          withPhones(piece)
        ) : (
          <TextLink href={piece.address}>{withPhones(piece.words)}</TextLink>
        )}
      </Fragment>
    ))}
  </Box>
);
