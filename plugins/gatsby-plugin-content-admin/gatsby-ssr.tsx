import type { GatsbySSR } from 'gatsby';
import { cloneElement, createElement, isValidElement, type ReactNode } from 'react';
import { isRecord } from '../../src/content/introspect';
import { EDIT_ELEMENT, unmarked } from './src/edit/marks';

/** Adds the element for the Edit switch. Its attribute starts the page's scripts without hover intent. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setPostBodyComponents }) => {
  const style = {
    position: 'fixed',
    inset: 'auto auto calc(12px + var(--content-panel-height, 0px)) 12px',
  };
  const attributes = { key: EDIT_ELEMENT, 'data-needs-script': '', style };
  if (CONTENT_MARKS) setPostBodyComponents([createElement(EDIT_ELEMENT, attributes)]);
};

function clean(value: unknown): unknown {
  if (typeof value === 'string') return unmarked(value);
  if (Array.isArray(value)) return value.map(clean);
  if (isValidElement(value) || !isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, clean(part)]));
}

function withoutMarks(element: ReactNode): ReactNode {
  if (!isValidElement<Record<string, unknown>>(element)) return element;
  const props = clean(element.props);
  return isRecord(props) ? cloneElement(element, props) : element;
}

/** Keeps marks out of the head: nobody clicks there to edit, and other programs read it. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  if (CONTENT_MARKS) replaceHeadComponents(getHeadComponents().map(withoutMarks));
};
