import type { GatsbySSR } from 'gatsby';
import { createElement } from 'react';
import { EDIT_ELEMENT, EDIT_INSET } from './src/edit/marks';

/** Adds the element for the Edit switch. Its attribute starts the page's scripts without hover intent. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setPostBodyComponents }) => {
  if (CONTENT_MARKS) {
    const style = { position: 'fixed', inset: EDIT_INSET };
    const attributes = { key: EDIT_ELEMENT, 'data-needs-script': '', style };
    setPostBodyComponents([createElement(EDIT_ELEMENT, attributes)]);
  }
};
