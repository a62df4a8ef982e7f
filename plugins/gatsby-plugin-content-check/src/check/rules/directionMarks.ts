import { codeOf } from '../../yaml/misread';
import { addressFault } from '../addressFaults';
import { nameOf } from '../sentences';
import type { Rule } from './rule';
import { textRule } from './textRule';

/** Invisible characters that change the direction of the text after them. Pages set their own. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** Reports direction marks in texts of any language: some make a page show another order than what is written. */
export const directionRule: Rule = textRule((text, file) => {
  const { field, path, value } = text;
  const mark = DIRECTION_MARKS.exec(value)?.[0];
  // In an address, any invisible mark is a fault.
  if (mark === undefined || addressFault(text)) return undefined;
  return {
    message: `${nameOf(field, path)} holds an invisible direction mark (${codeOf(mark)}).`,
    expected: 'Delete it: the page sets the direction by itself.',
    span: file.places.spanInText(path, value, value.indexOf(mark), mark),
  };
});
