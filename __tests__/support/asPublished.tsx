import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

const PUBLISHED = 'style[data-styled="true"]';

/** Renders what a page consists of with its styles in the head, the global ones included: as published. */
export function renderAsPublished(page: ReactNode) {
  const sheet = new ServerStyleSheet();
  const view = render(<StyleSheetManager sheet={sheet.instance}>{page}</StyleSheetManager>);
  document.head.insertAdjacentHTML('beforeend', sheet.getStyleTags());
  return view;
}

afterEach(() => document.querySelectorAll(PUBLISHED).forEach((style) => style.remove()));
