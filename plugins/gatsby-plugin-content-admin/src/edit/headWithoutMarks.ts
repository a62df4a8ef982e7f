import { cloneElement, isValidElement, type ReactNode } from 'react';
import { isRecord } from '../../../../src/content/introspect';
import { unmarked } from './marks';

/** A value without marks, with whatever lies in it. */
function clean(value: unknown): unknown {
  if (typeof value === 'string') return unmarked(value);
  if (Array.isArray(value)) return value.map(clean);
  if (isValidElement(value) || !isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, clean(one)]));
}

/** An element of the head without marks. */
export function withoutMarks(element: ReactNode): ReactNode {
  if (!isValidElement<Record<string, unknown>>(element)) return element;
  const props = clean(element.props);
  return isRecord(props) ? cloneElement(element, props) : element;
}
