import { transformSync } from 'esbuild';
import { TYPE_PROPERTY } from '../../../src/theme/tokens';

const STYLED = /<style data-styled[^>]*>([\s\S]*?)<\/style>/g;

/** How styled-components finds its rules again. Each marker lists the class names of a component. */
const MARKERS = /data-styled\.g\d+\[id="[^"]*"\]\{content:"([^"]*)"\}|\/\*!sc\*\/\n?/g;

/** For `GatsbyImage`, which this site does not use: its pictures have a component of their own. */
const GATSBY_IMAGE = [
  /<style>\.gatsby-image-wrapper[\s\S]*?<\/style>/g,
  /<noscript><style>\.gatsby-image[\s\S]*?<\/noscript>/g,
  /<script type="module">const e="undefined"[\s\S]*?<\/script>/g,
];

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

/** Puts defaults where the page's language sets no type of its own. */
const withDefaultType = (css: string): string =>
  css.replace(TYPE_REFERENCE, (reference, name: string, standard: string) =>
    css.includes(`${name}:`) ? reference : standard,
  );

/** Short class names that the styles do not have yet: a, b … z, a0, a1 … */
function* freeNames(own: ReadonlySet<string>): Generator<string, never> {
  for (let number = 10; ; number += 1) {
    const name = number.toString(36);
    if (/^[a-z]/.test(name) && !own.has(name)) yield name;
  }
}

function minify(written: string) {
  const css = transformSync(withDefaultType(written.replace(MARKERS, '')), {
    loader: 'css',
    minify: true,
  }).code.trim();
  const own = new Set([...css.matchAll(CLASS)].map(([, name = '']) => name));
  const generated = [...written.matchAll(MARKERS)].flatMap(([, names = '']) => names.split(','));
  const names = new Set(generated.filter(Boolean));
  const free = freeNames(own);
  const short = new Map([...names].map((name) => [name, free.next().value]));
  return {
    css: css.replace(CLASS, (_, name: string) => `.${short.get(name) ?? name}`),
    lightAttribute(classes: string): string {
      const kept = classes
        .split(' ')
        .filter((name) => !ICON.test(name) && (!COMPONENT_ID.test(name) || own.has(name)))
        .map((name) => short.get(name) ?? name);
      return kept.length > 0 ? ` class="${kept.join(' ')}"` : '';
    },
    /** Class attributes as written, with what becomes of them. */
    attributes: new Map<string, string>(),
  };
}

/** By the styles as they were written: pages of one template mostly have the same. */
const known = new Map<string, ReturnType<typeof minify>>();

/**
 * Minifies the styles of a page, with class names of a letter or two, and takes out what only
 * styled-components needs to find them again. When React starts, styled-components writes its rules again
 * under their own names, for what it draws or changes from then on; React leaves attributes as they are
 * when it hydrates a page. A component's id stays only where other components' rules name it.
 */
export function lightStyles(html: string): string {
  const written = [...html.matchAll(STYLED)].map(([, css = '']) => css).join('');
  const minified = known.get(written) ?? minify(written);
  known.set(written, minified);
  const { css, lightAttribute, attributes } = minified;
  let isWritten = false;
  return GATSBY_IMAGE.reduce((text, pattern) => text.replace(pattern, ''), html)
    .replace(STYLED, () => {
      if (isWritten) return '';
      isWritten = true;
      return `<style>${css}</style>`;
    })
    .replace(CLASS_ATTRIBUTE, (_whole, classes: string) => {
      const light = attributes.get(classes) ?? lightAttribute(classes);
      attributes.set(classes, light);
      return light;
    });
}
