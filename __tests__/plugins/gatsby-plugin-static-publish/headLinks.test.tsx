import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { onRenderBody } from '../../../plugins/gatsby-plugin-static-publish/gatsby-ssr';

it('every page names its icons, in a tab and on a home screen, and the web manifest', () => {
  const parts: ReactNode[] = [];
  const setHeadComponents = (more: ReactNode[]) => parts.push(...more);
  void Reflect.apply(onRenderBody ?? jest.fn(), undefined, [{ setHeadComponents }]);
  const head = document.createElement('div');
  head.innerHTML = renderToString(<>{parts}</>);
  const links = [...head.querySelectorAll('link')].map((link) => [
    link.rel,
    link.getAttribute('href'),
  ]);
  expect(links).toEqual([
    ['icon', '/icon.svg'],
    ['apple-touch-icon', '/icons/apple-touch-icon.png'],
    ['manifest', '/manifest.webmanifest'],
  ]);
});
