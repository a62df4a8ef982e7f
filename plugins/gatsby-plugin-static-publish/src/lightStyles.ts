import { transformSync } from 'esbuild';
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

/** Names of icons, which no style refers to. */
const ICON = /^lucide/;

/** A custom property of type with its default, which may hold calls of functions one in another. */
const TYPE_REFERENCE = new RegExp(
  `var\\((${TYPE_PROPERTY}[\\w-]+),\\s*((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*)\\)`,
  'g',
);

/** Puts defaults where the page's language sets no type of its own: nothing refers to what is nowhere set. */
const withDefaultType = (css: string): string =>
  css.replace(TYPE_REFERENCE, (reference, name: string, standard: string) =>
    css.includes(`${name}:`) ? reference : standard,
  );

/** Class names in `css` by which one styled component refers to another. */
const referredComponents = (css: string): Set<string> =>
  new Set([...css.matchAll(/\.(sc-[\w-]+)/g)].map(([, name = '']) => name));

/** Class names that styled-components generated for `written`. */
const generatedNames = (written: string): string[] =>
  [...written.matchAll(MARKERS)].flatMap(([, names = '']) => names.split(',').filter(Boolean));

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** a, b … Z, aa, ab …: `index` counts from 0. */
function shortName(index: number): string {
  const last = LETTERS[index % LETTERS.length] ?? '';
  const before = Math.floor(index / LETTERS.length);
  return before === 0 ? last : shortName(before - 1) + last;
}

/** A short name for each of `names`, none of which `css` has already. */
function shortNames(names: readonly string[], css: string): Map<string, string> {
  const taken = new Set([...css.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name));
  const short = new Map<string, string>();
  let index = 0;
  for (const name of new Set(names)) {
    while (taken.has(shortName(index))) index += 1;
    short.set(name, shortName(index));
    index += 1;
  }
  return short;
}

interface Minified {
  css: string;
  referred: Set<string>;
  short: Map<string, string>;
}

/** By the styles as they were written: pages of one template mostly have the same. */
const known = new Map<string, Minified>();

function minified(written: string): Minified {
  const before = known.get(written);
  if (before) return before;
  const long = transformSync(withDefaultType(written.replace(MARKERS, '')), {
    loader: 'css',
    minify: true,
  }).code.trim();
  const short = shortNames(generatedNames(written), long);
  const css = long.replace(/\.([A-Za-z][\w-]*)/g, (whole, name: string) => {
    const shorter = short.get(name);
    return shorter ? `.${shorter}` : whole;
  });
  const found = { css, referred: referredComponents(css), short };
  known.set(written, found);
  return found;
}

/**
 * Makes the styles of a page as light as they can be: minified, with class names of a letter or two,
 * without what only styled-components needs to take them over. When React starts, styled-components
 * writes its rules again under their own names, which it gives to what it draws or changes from then on; a
 * component's id, which marks it for other components' rules, stays in the page only where there is
 * such a rule. (React leaves attributes as they are when it takes a page over, so that the two need
 * not agree.)
 */
export function lightStyles(html: string): string {
  const written = [...html.matchAll(STYLED)].map(([, css = '']) => css).join('');
  const { css, referred, short } = minified(written);
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
        .filter((name) => !ICON.test(name) && (!COMPONENT_ID.test(name) || referred.has(name)))
        .map((name) => short.get(name) ?? name);
      return kept.length > 0 ? ` class="${kept.join(' ')}"` : '';
    });
}
