import type { GatsbySSR } from 'gatsby';
import { createElement } from 'react';
import { withoutMarks } from './src/edit/headWithoutMarks';
import { EDIT_ELEMENT } from './src/edit/marks';

/**
 * The place of the switch. Its attribute has the page's scripts start without a visitor's intent, as
 * soon as it is in the window.
 */
const editElement = createElement(EDIT_ELEMENT, {
  key: EDIT_ELEMENT,
  'data-needs-script': '',
  style: { position: 'fixed', inset: 'auto auto 12px 12px' },
});

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setPostBodyComponents }) => {
  if (CONTENT_MARKS) setPostBodyComponents([editElement]);
};

/** Nobody clicks on what stands in the head, and other programs read it. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  if (CONTENT_MARKS) replaceHeadComponents(getHeadComponents().map(withoutMarks));
};
