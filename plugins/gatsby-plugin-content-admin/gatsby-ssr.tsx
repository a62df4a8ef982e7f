import type { GatsbySSR } from 'gatsby';
import { createElement } from 'react';
import { EDIT_ELEMENT } from './src/edit/marks';

/** Adds the element for the Edit switch. Its attribute starts the page's scripts without hover intent. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setPostBodyComponents }) => {
  const style = {
    position: 'fixed',
    inset: 'auto auto calc(12px + var(--content-panel-height, 0px)) 12px',
  };
  const attributes = { key: EDIT_ELEMENT, 'data-needs-script': '', style };
  if (CONTENT_MARKS) setPostBodyComponents([createElement(EDIT_ELEMENT, attributes)]);
};
