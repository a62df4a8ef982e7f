import { Fragment, type ElementType, type LabelHTMLAttributes, type ReactNode } from 'react';
import { piecesOf } from '../../content/textLinks';
import { TextLink } from './TextLink';

/**
 * A phone number. Digits have no strong direction, so on a right-to-left page its groups would change places
 * (Unicode Bidirectional Algorithm, W2 to W7).
 */
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
