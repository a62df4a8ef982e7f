import { Fragment } from 'react';
import styled from 'styled-components';
import { headingStyle, type } from '../../theme/type';

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
 * The heading of a page, smaller if it is long. Hyphenated words stay on one line ("Fight-back"); non-breaking hyphens
 * would change the text that people search for and copy.
 */
export const PageTitle = ({ children }: { children: string }) => {
  const Heading = headingStyle(children) === 'h1' ? 'h1' : LongTitle;
  return (
    <Heading>
      {children
        .split(HYPHENATED)
        .map((words, index) =>
          index % 2 ? <Whole key={index}>{words}</Whole> : <Fragment key={index}>{words}</Fragment>,
        )}
    </Heading>
  );
};
