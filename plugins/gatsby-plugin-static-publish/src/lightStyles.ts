import { transformSync } from 'esbuild';
import { TYPE_PROPERTY } from '../../../src/theme/tokens';
import type { PublishedPage } from './pagePath';

const STYLED = /<style data-styled[^>]*>([\s\S]*?)<\/style>/g;

/** styled-components' markers, by which it finds its rules again. Each lists the class names of a component. */
const MARKERS = /data-styled\.g\d+\[id="[^"]*"\]\{content:"([^"]*)"\}|\/\*!sc\*\/\n?/g;

const CLASS_ATTRIBUTE = / class="([^"]*)"/g;
const COMPONENT_ID = /^sc-/;

const CLASS = /\.([A-Za-z][\w-]*)/g;

/** The classes that lucide gives its icons; no rule names them. */
const ICON = /^lucide/;

/** A typographic custom property with its default, which may hold nested function calls. */
const TYPE_REFERENCE = new RegExp(
  `var\\((${TYPE_PROPERTY}[\\w-]+),\\s*((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*)\\)`,
  'g',
);

const withDefaultType = (css: string): string =>
  css.replace(TYPE_REFERENCE, (reference, name: string, standard: string) =>
    css.includes(`${name}:`) ? reference : standard,
  );

const CONSONANTS = 'bcdfghjklmnpqrstvwxyz';

/**
 * Names of a consonant and a number: `b0`, `c0` … `z0`, `b1`. They spell no word, so that no rule of a content blocker
 * means them; `ad` would be hidden (styled-components 2839).
 */
function* freeNames(taken: ReadonlySet<string>): Generator<string, never> {
  for (let number = 0; ; number += 1) {
    for (const letter of CONSONANTS) {
      const name = `${letter}${number}`;
      if (!taken.has(name)) yield name;
    }
  }
}

function minify(source: string) {
  const css = transformSync(withDefaultType(source.replace(MARKERS, '')), {
    loader: 'css',
    minify: true,
  }).code.trim();
  const styled = new Set([...css.matchAll(CLASS)].map(([, name = '']) => name));
  const generated = [...source.matchAll(MARKERS)].flatMap(([, names = '']) => names.split(','));
  const names = new Set(generated.filter(Boolean));
  const free = freeNames(styled);
  const short = new Map([...names].map((name) => [name, free.next().value]));
  return {
    css: css.replace(CLASS, (_, name: string) => `.${short.get(name) ?? name}`),
    lightAttribute(classes: string): string {
      const kept = classes
        .split(' ')
        .filter((name) => !ICON.test(name) && (!COMPONENT_ID.test(name) || styled.has(name)))
        .map((name) => short.get(name) ?? name);
      return kept.length > 0 ? ` class="${kept.join(' ')}"` : '';
    },
  };
}

/** Minified styles by their source: most pages of a template have the same source. */
const cache = new Map<string, ReturnType<typeof minify>>();

/**
 * Minifies the styles of a page, shortens class names to a letter and a number, and removes styled-components'
 * markers. When React starts, styled-components inserts its rules again under their long names, for the
 * elements that React draws or changes from then on; hydration leaves attributes as they are. A component's
 * id stays only if another component's rule names it.
 * @throws Error if the page has no styles where styled-components writes them
 */
export function lightStyles(html: string, { path }: Pick<PublishedPage, 'path'>): string {
  const source = [...html.matchAll(STYLED)].map(([, css = '']) => css).join('');
  if (source === '')
    throw new Error(
      `${path} holds no styles in <style data-styled>. See what styled-components writes now (getStyleElement in gatsby-ssr.tsx), and follow it in plugins/gatsby-plugin-static-publish/src/lightStyles.ts.`,
    );
  const minified = cache.get(source) ?? minify(source);
  cache.set(source, minified);
  const { css, lightAttribute } = minified;
  let isWritten = false;
  return html
    .replace(STYLED, () => {
      if (isWritten) return '';
      isWritten = true;
      return `<style>${css}</style>`;
    })
    .replace(CLASS_ATTRIBUTE, (_whole, classes: string) => lightAttribute(classes));
}
