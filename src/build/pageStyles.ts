import { transformSync } from 'esbuild';
import { PageTransform } from './pageTransform';

const STYLED = /<style data-styled[^>]*>([\s\S]*?)<\/style>/g;

/** How styled-components finds its rules again; about an eighth of a page's styles. */
const MARKERS = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}|\/\*!sc\*\/\n?/g;

/** For `GatsbyImage`, which this site does not use: its pictures have a component of their own. */
const GATSBY_IMAGE =
  /<style>\.gatsby-image-wrapper[\s\S]*?<\/style>|<noscript><style>\.gatsby-image[\s\S]*?<\/noscript>|<script type="module">const e="undefined"[\s\S]*?<\/script>/g;

const CLASS_ATTRIBUTE = / class="([^"]*)"/g;
const COMPONENT_ID = /^sc-/;

/** Class names of `css` by which one styled component speaks of another. */
const componentsSpokenOf = (css: string): Set<string> =>
  new Set([...css.matchAll(/\.(sc-[\w-]+)/g)].map(([, name = '']) => name));

interface Minified {
  css: string;
  spokenOf: Set<string>;
}

/** By the styles as they were written: pages of one template mostly have the same. */
const known = new Map<string, Minified>();

function minified(written: string): Minified {
  const before = known.get(written);
  if (before) return before;
  const css = transformSync(written.replace(MARKERS, ''), {
    loader: 'css',
    minify: true,
  }).code.trim();
  const found = { css, spokenOf: componentsSpokenOf(css) };
  known.set(written, found);
  return found;
}

/**
 * Makes the styles of a page as light as they can be: minified, without what only
 * styled-components needs to take them over. When React starts, styled-components writes its rules
 * anew, the same to the letter; a component's id, which marks it for other components' rules, stays
 * in the page only where there is such a rule. (React leaves attributes as they are when it takes a
 * page over, so that the two need not agree.)
 */
export const pageStyles: PageTransform = (html) => {
  const written = [...html.matchAll(STYLED)].map(([, css = '']) => css).join('');
  const { css, spokenOf } = minified(written);
  let isWritten = false;
  return html
    .replace(GATSBY_IMAGE, '')
    .replace(STYLED, () => {
      if (isWritten) return '';
      isWritten = true;
      return `<style>${css}</style>`;
    })
    .replace(CLASS_ATTRIBUTE, (_whole, names: string) => {
      const kept = names
        .split(' ')
        .filter((name) => !COMPONENT_ID.test(name) || spokenOf.has(name));
      return kept.length > 0 ? ` class="${kept.join(' ')}"` : '';
    });
};
