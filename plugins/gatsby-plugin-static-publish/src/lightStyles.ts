import { transformSync } from 'esbuild';
import { itemAt, range } from '../../../src/drawings/maths';
import { TYPE_PROPERTY } from '../../../src/theme/tokens';

const STYLED = /<style data-styled[^>]*>([\s\S]*?)<\/style>/g;

/**
 * How styled-components finds its rules again; about an eighth of a page's styles. Each marker lists
 * the class names that were generated for a component.
 */
const MARKERS = /data-styled\.g\d+\[id="[^"]*"\]\{content:"([^"]*)"\}|\/\*!sc\*\/\n?/g;

/** For `GatsbyImage`, which this site does not use: its pictures have a component of their own. */
const GATSBY_IMAGE =
  /<style>\.gatsby-image-wrapper[\s\S]*?<\/style>|<noscript><style>\.gatsby-image[\s\S]*?<\/noscript>|<script type="module">const e="undefined"[\s\S]*?<\/script>/g;

const CLASS_ATTRIBUTE = / class="([^"]*)"/g;
const COMPONENT_ID = /^sc-/;

/** A class in a style sheet. */
const CLASS = /\.([A-Za-z][\w-]*)/g;

/** Names of icons, which no style refers to. */
const ICON = /^lucide/;

/** A custom property of type with its default, which may hold nested function calls. */
const TYPE_REFERENCE = new RegExp(
  `var\\((${TYPE_PROPERTY}[\\w-]+),\\s*((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*)\\)`,
  'g',
);

/** Puts defaults where the page's language sets no type of its own: no reference is left to a property that is not set. */
const withDefaultType = (css: string): string =>
  css.replace(TYPE_REFERENCE, (reference, name: string, standard: string) =>
    css.includes(`${name}:`) ? reference : standard,
  );

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** a, b … Z, aa, ab …: `index` counts from 0. */
function shortName(index: number): string {
  const before = Math.floor(index / LETTERS.length);
  return (before === 0 ? '' : shortName(before - 1)) + itemAt(LETTERS, index);
}

function minify(written: string) {
  const css = transformSync(withDefaultType(written.replace(MARKERS, '')), {
    loader: 'css',
    minify: true,
  }).code.trim();
  const own = new Set([...css.matchAll(CLASS)].map(([, name = '']) => name));
  const generated = [...written.matchAll(MARKERS)].flatMap(([, names = '']) => names.split(','));
  const names = new Set(generated.filter(Boolean));
  const free = range(names.size + own.size)
    .map(shortName)
    .filter((name) => !own.has(name));
  const short = new Map([...names].map((name, index) => [name, itemAt(free, index)]));
  return {
    css: css.replace(CLASS, (_, name: string) => `.${short.get(name) ?? name}`),
    own,
    short,
  };
}

/** By the styles as they were written: pages of one template mostly have the same. */
const known = new Map<string, ReturnType<typeof minify>>();

function minified(written: string) {
  const found = known.get(written) ?? minify(written);
  known.set(written, found);
  return found;
}

/**
 * Makes the styles of a page as light as they can be: minified, with class names of a letter or two,
 * without what only styled-components needs to find them again. When React starts, styled-components
 * writes its rules again under their own names, which it gives to what it draws or changes from then on; a
 * component's id, which marks it for other components' rules, stays in the page only where there is
 * such a rule. (React leaves attributes as they are when it hydrates a page, so that the two need
 * not agree.)
 */
export function lightStyles(html: string): string {
  const written = [...html.matchAll(STYLED)].map(([, css = '']) => css).join('');
  const { css, own, short } = minified(written);
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
        .filter((name) => !ICON.test(name) && (!COMPONENT_ID.test(name) || own.has(name)))
        .map((name) => short.get(name) ?? name);
      return kept.length > 0 ? ` class="${kept.join(' ')}"` : '';
    });
}
