/** @jest-environment node */
import { parse } from 'node-html-parser';
import { lightStyles as lightStylesOf } from '../../../plugins/gatsby-plugin-static-publish/src/lightStyles';

const lightStyles = (html: string) => lightStylesOf(html, { path: '/risk' });

/** A page of styled-components: rules, and a marker with each component's generated names. */
const page = (css: string, body: string, names: string[] = []) =>
  `<head><style data-styled="true">${css}/*!sc*/
data-styled.g1[id="sc-a-0"]{content:"${names.map((name) => `${name},`).join('')}"}/*!sc*/
</style></head><body>${body}</body>`;

function saidOf(html: string, tag: string): string {
  const root = parse(html);
  const css = root.querySelector('style')?.rawText ?? '';
  return [...css.matchAll(/([^{}]+)\{([^}]*)\}/g)]
    .filter(([, selector = '']) =>
      root.querySelectorAll(selector).some((element) => element.rawTagName === tag),
    )
    .map(([, , declarations = '']) => declarations)
    .join(';');
}

it('generated class names are shortened, and each rule still matches its element', () => {
  const html = lightStyles(
    page(
      '.kOaFjJ{width:1px}.kOaFjJ .bFfiic{width:2px}.bFfiic{height:3px}',
      '<p class="sc-a-0 kOaFjJ"><b class="bFfiic"></b></p><i class="kOaFjJ bFfiic"></i>',
      ['kOaFjJ', 'bFfiic'],
    ),
  );
  expect(html).not.toMatch(/kOaFjJ|bFfiic|sc-a-0|data-styled/);
  expect(saidOf(html, 'p')).toBe('width:1px');
  expect(saidOf(html, 'b')).toBe('width:2px;height:3px');
  expect(saidOf(html, 'i')).toBe('width:1px;height:3px');
});

// styled-components 2839: a content blocker's rule `.ad { display: none }` hid an element of every page.
it('no short class name spells a word', () => {
  const names = Array.from({ length: 700 }, (_, index) => `kOaFjJ${index}`);
  const css = names.map((name) => `.${name}{width:1px}`).join('');
  const html = lightStyles(page(css, `<p class="${names.join(' ')}"></p>`, names));
  const short = parse(html).querySelector('p')?.classList.value ?? [];
  expect(new Set(short).size).toBe(700);
  expect(short.filter((name) => !/^[^aeiou\d]\d{1,2}$/.test(name))).toEqual([]);
});

it('the rules of all style elements are merged into the first', () => {
  const html = lightStyles(
    `${page('.a{width:1px}', '')}${page('.b{width:2px}', '<p class="a b"></p>')}`,
  );
  expect(parse(html).querySelectorAll('style')).toHaveLength(1);
  expect(saidOf(html, 'p')).toBe('width:1px;width:2px');
});

it('the id of a component stays if another component’s rule refers to it', () => {
  const html = lightStyles(
    page('.sc-a-0:hover .kOaFjJ{width:1px}', '<p class="sc-a-0"></p><b class="sc-b-1"></b>'),
  );
  expect(html).toContain('<p class="sc-a-0">');
  expect(html).toContain('<b>');
});

const heading = '.kOaFjJ{font-size:var(--type-h1-size, clamp(2rem, calc(1rem + 3vw), 4rem))}';

it.each([
  [
    'the default where the page sets none',
    '',
    /^font-size:clamp\(2rem,calc\(1rem \+ 3vw\),4rem\)$/,
  ],
  ['the language’s own where the page sets it', 'html{--type-h1-size:3rem}', /var\(--type-h1-size/],
])('the size of a type is %s', (_what, css, size) => {
  const html = lightStyles(page(heading + css, '<h1 class="kOaFjJ"></h1>', ['kOaFjJ']));
  expect(saidOf(html, 'h1')).toMatch(size);
});

it('a page without the styles that styled-components writes stops the build', () => {
  expect(() => lightStyles('<head><style>a{top:0}</style></head>')).toThrow('/risk');
});
