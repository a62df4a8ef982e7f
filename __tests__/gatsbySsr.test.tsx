import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { onPreRenderHTML, onRenderBody } from '../gatsby-ssr';
import { preloadedFonts } from '../src/theme/fontFaces';

function headOf(pathname: string): HTMLElement {
  const parts: ReactNode[] = [];
  const setHtmlAttributes = jest.fn();
  const setHeadComponents = (more: ReactNode[]) => parts.push(...more);
  void Reflect.apply(onRenderBody ?? jest.fn(), undefined, [
    { pathname, setHeadComponents, setHtmlAttributes },
  ]);
  expect(setHtmlAttributes.mock.calls).toEqual([[{ className: 'light' }]]);
  const head = document.createElement('div');
  head.innerHTML = renderToString(<>{parts}</>);
  return head;
}

it.each([
  ['en', '/about'],
  ['ar', '/ar/about'],
])('a page asks for its fonts before its styles are read (%s)', (language, path) => {
  const links = [...headOf(path).querySelectorAll('link[rel=preload][as=font][crossorigin]')];
  expect(links.length).toBeGreaterThan(0);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(preloadedFonts(language));
});

it('browsers are told not to detect phone numbers as links', () => {
  expect(headOf('/').querySelector('meta[name=format-detection]')).not.toBeNull();
});

it('the styles and the script of GatsbyImage, which no page uses, are left out of every head', () => {
  const kept = <meta key="own" name="own" />;
  const image = ['', '-noscript', '-script'].map((part) => (
    <style key={`gatsby-image-style${part}`} />
  ));
  const replaceHeadComponents = jest.fn();
  const getHeadComponents = () => [...image, kept, 'text'];
  const given = [{ getHeadComponents, replaceHeadComponents }];
  void Reflect.apply(onPreRenderHTML ?? jest.fn(), undefined, given);
  expect(replaceHeadComponents).toHaveBeenCalledWith([kept, 'text']);
});
