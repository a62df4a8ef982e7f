import { Fragment } from 'react';
import styled from 'styled-components';
import { headingStyle, type } from '../../theme/type';

const LongTitle = styled.h1`
  ${type('h1Long')}
`;

/** Moves to the next line as one, and breaks inside only where it is wider than the line itself. */
const Whole = styled.span`
  display: inline-block;
`;

/** Splits a text so that its hyphenated words are at the odd places. */
const HYPHENATED = /(\S*\p{L}-\p{L}\S*)/u;

/**
 * The heading of a page. A long one is set smaller, and a word with a hyphen in it stays on one line
 * ("Fight-back"; brief, section 3). A non-breaking hyphen would change the text that people search
 * for and copy.
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
