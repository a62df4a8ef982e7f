/** @jest-environment node */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { openPicture } from '../../../../../plugins/gatsby-plugin-content-check/src/check/pictures/openPictures';
import { readPicture } from '../../../../../plugins/gatsby-plugin-content-check/src/check/pictures/readPicture';
import { linesOf, problemsOf, sourcesWith, textOf } from '../../../../support/contentCheck';
import { svgOf } from '../../../../support/logos';

const COMPANY_FILE = 'data/site.yaml';
const companyWith = (name: string) =>
  textOf(COMPANY_FILE).replace(/^logo:\n(?: .*\n)+icon.*\n/m, `logo:\n  file: ${name}\n`);

async function reportOn(name: string, content: Buffer | string): Promise<string[]> {
  const facts = await openPicture(Buffer.from(content));
  return linesOf(
    problemsOf(sourcesWith({ [COMPANY_FILE]: companyWith(name) }), COMPANY_FILE, {
      picturesIn: () => [name],
      pictures: { [name]: facts },
    }),
  );
}

const png = (width: number, height: number, background = '#f00'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();

const NAMES = '4:9: error: "File" (logo › file) names "logo.svg", which';

const coloured = (inside: string, size = '0 0 120 40') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}">${inside}</svg>`;

const withInside = (inside: string) => svgOf(120, 40, inside);

describe('a valid logo', () => {
  it.each([
    ['the content of the site’s own icon', readFileSync('static/icon.svg', 'utf8')],
    ['references within the file', withInside('<path fill="url(#a)"/><use xlink:href="#b"/>')],
    ['a picture within it', withInside('<image href="data:image/png;base64,AAAA"/>')],
    ['a style of its own', withInside('<style>.a{fill:url("#a");stroke:red}</style>')],
    ['words that only look like a style', withInside('<text>@import image(1)</text>')],
    ['attributes that only look like handlers', withInside('<g only_selected="0"/>')],
    ['a size without a box', '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="20"/>'],
    ['a program’s note before it', `<?xpacket end="w"?>${svgOf()}`],
    ['a document type', `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n${svgOf()}`],
  ])('may have %s', async (_what, svg) => {
    expect(await reportOn('logo.svg', svg)).toEqual([]);
  });

  it('has the format of its extension, and is at most eight times as wide as high', async () => {
    expect(await reportOn('logo.png.svg', svgOf())).toEqual([]);
    expect(await reportOn('logo.png', await png(801, 100))).toHaveLength(1);
    expect(await reportOn('logo.png', await png(800, 100))).toEqual([]);
    expect(await reportOn('LOGO.PNG', await png(800, 100))).toEqual([]);
  });
});

it.each([
  ['<script>alert(1)</script>', 'a script'],
  ['<foreignObject/>', 'the element “foreignObject”'],
  ['<path d="" onclick="alert(1)"/>', 'an event handler (onclick)'],
  ['<a href="https://evil.example/"/>', 'a reference to “https://evil.example/”'],
  [`<image href="https://e.x/${'a'.repeat(99)}"/>`, `“https://e.x/${'a'.repeat(48)}”`],
  ['<path fill="url(//evil.example/a)"/>', 'a reference to “//evil'],
  ['<style>@import "a.css";</style>', 'an imported style sheet'],
  ['<style>a{fill:ur\\l(https://e.x)}</style>', 'a reference to “https'],
  ['<animate attributeName="onload"/>', 'an animation of “onload”'],
])('an SVG with forbidden content is refused at its line: %s', async (inside, foreign) => {
  const [line, ...others] = await reportOn('logo.svg', svgOf(120, 40, inside));
  expect(line).toContain(`${NAMES} holds `);
  expect(line).toContain(foreign);
  expect(line).toContain('Save it as a plain SVG');
  expect(others).toEqual([]);
});

it.each([
  ['holds an outside style sheet.', `<?xml-stylesheet href="a.css"?>${svgOf()}`],
  ['holds declarations of its own', `<!DOCTYPE svg [<!ENTITY a "b">]>${svgOf()}`],
  ['holds the HTML element “html”.', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
  [
    'is no picture, whatever its name says.',
    'Dear customer',
    '<svg viewBox="0 0 9 9"/>',
    '<g xmlns="http://www.w3.org/2000/svg"/>',
  ],
  ['is cut off or broken: it is no well-formed XML.', svgOf().replace('</svg>', '')],
  ['is empty: the file has 0 bytes.', ''],
  [
    'holds more than 200 groups inside one another.',
    svgOf(120, 40, '<g>'.repeat(40_000) + '</g>'.repeat(40_000)),
  ],
  [
    'does not say how large it is.',
    ...[
      'width="80"',
      'width="100%" height="100%"',
      'width="-80" height="-20"',
      'viewBox="0 0 9 0"',
    ].map((size) => `<svg xmlns="http://www.w3.org/2000/svg" ${size}/>`),
  ],
  ['is 330 by 40: wider than 8:1.', svgOf(330, 40)],
  ['has 301 kB; a logo may have at most 300 kB.', svgOf(120, 40, `<!--${'x'.repeat(300_000)}-->`)],
])('an SVG that %s is refused at its line', async (sentence, ...contents) => {
  const said = await Promise.all(contents.map((content) => reportOn('logo.svg', content)));
  expect(said.flat()).toEqual(contents.map(() => expect.stringContaining(`${NAMES} ${sentence}`)));
});

/** Ten groups, each of ten times the next. */
const tenfold = (each: (next: string, at: number) => string, last = '<path d="M0 0h9v9z"/>') =>
  Array.from({ length: 10 }, (_, at) => `<g id="g${at}">${each(`g${at + 1}`, at).repeat(10)}</g>`)
    .concat(`<g id="g10">${last}</g>`)
    .join('');

/** A chain of ten, each drawn once for each of ten elements of the one before. */
const chainOf = (element: string, attribute: string) =>
  Array.from(
    { length: 10 },
    (_, at) =>
      `<${element} id="p${at}">${`<path d="M0 0h9v9z" ${attribute}="url(#p${at + 1})"/>`.repeat(10)}</${element}>`,
  ).join('') + `<path d="M0 0h9v9z" ${attribute}="url(#p0)"/>`;

const inherited = Array.from(
  { length: 10 },
  (_, at) =>
    `<pattern id="p${at}"><g fill="url(#p${at + 1})">${'<path d="M0 0h9v9z"/>'.repeat(10)}</g></pattern>`,
).join('');

const classes = Array.from({ length: 10 }, (_, at) => at);
const bySheet = (rule: (at: number) => string) =>
  `<style>${classes.map(rule).join(' ')}</style>` +
  classes
    .map(
      (at) => `<pattern id="p${at}">${`<path class="c${at}" d="M0 0h9v9z"/>`.repeat(10)}</pattern>`,
    )
    .join('') +
  '<path class="c0" d="M0 0h9v9z"/>';

const corner = 'M0 0' + 'h1v1'.repeat(50);

// The "billion laughs" of SVG: https://github.com/RazrFalcon/resvg and librsvg have limits of their own for it.
describe('an SVG whose parts repeat one another is refused before anything is drawn', () => {
  const many = 'parts that repeat one another: more than 50,000 once all are drawn';
  const itself = 'a part that is drawn within itself';
  const deep = 'more than 200 parts that draw one another';
  const row = (name: string, says: string, inside: string) => [name, says, inside] as const;

  it.each([
    row(
      '<use href>',
      many,
      tenfold((next) => `<use href="#${next}"/>`),
    ),
    row(
      '<use xlink:href>',
      many,
      tenfold((next) => `<use xlink:href=" #${next} "/>`),
    ),
    row(
      'an encoded address',
      many,
      tenfold((next) => `<use href="#%67${next.slice(1)}"/>`),
    ),
    ...['fill', 'stroke'].map((name) => row(name, many, chainOf('pattern', name))),
    ...['mask', 'filter'].map((name) => row(name, many, chainOf(name, name))),
    row('clip-path', many, chainOf('clipPath', 'clip-path')),
    ...['marker', 'marker-mid'].map((name) => row(name, many, chainOf('marker', name))),
    row('an inherited fill', many, `${inherited}<path fill="url(#p0)"/>`),
    row(
      'a marker at each corner',
      many,
      [0, 1, 2]
        .map(
          (at) =>
            `<marker id="p${at}"><path d="${corner}" marker-mid="url(#p${at + 1})"/></marker>`,
        )
        .join('') + `<g marker-mid="url(#p0)"><path d="${corner}"/></g>`,
    ),
    row(
      'a style',
      many,
      chainOf('pattern', 'fill').replaceAll(
        /fill="url\(([^)]*)\)"/g,
        `style="color: red; fill: u\\72l( '$1' )"`,
      ),
    ),
    row(
      'a style sheet',
      many,
      bySheet((at) => `.c${at} { fill: url("#p${at + 1}") }`),
    ),
    row(
      'a nested rule',
      many,
      bySheet(
        (at) =>
          `@media all { g { fill: red } pattern > path.c${at}:not(a) { fill: url(#p${at + 1}) } }`,
      ),
    ),
    row(
      'a rule for all',
      many,
      `<style>${'*{fill:url(#a)}'.repeat(400)}</style>${'<path/>'.repeat(400)}`,
    ),
    row(
      '<feImage>',
      many,
      tenfold((next) => `<path filter="url(#f${next})"/>`) +
        classes
          .map((at) => `<filter id="fg${at + 1}"><feImage href="#g${at + 1}"/></filter>`)
          .join(''),
    ),
    row('a part that shows itself', itself, '<g id="a"><use href="#a"/></g>'),
    row(
      'two that show each other',
      itself,
      '<g id="a"><use href="#b"/></g><g id="b"><use xlink:href="#a"/></g>',
    ),
    row(
      'the whole drawing',
      itself,
      '<g id="top"><g><path/><path mask="url(#m)"/></g></g><mask id="m"><use href="#top"/></mask>',
    ),
    row('a pattern of itself', itself, '<pattern id="a"><path fill="url(#a)"/></pattern>'),
    row(
      'gradients in a ring',
      itself,
      '<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/>',
    ),
    row(
      'a long chain',
      deep,
      Array.from({ length: 5000 }, (_, at) => `<g id="g${at}"><use href="#g${at + 1}"/></g>`).join(
        '',
      ),
    ),
    row(
      'a long chain, backwards',
      deep,
      Array.from({ length: 5000 }, (_, at) => `<g id="g${at + 1}"><use href="#g${at}"/></g>`).join(
        '',
      ),
    ),
  ])('by %s: %s', async (_name, says, inside) => {
    const pixelsOf = jest.fn();
    const content = Buffer.from(withInside(inside));
    const facts = await readPicture(content, { sizeOf: jest.fn(), pixelsOf });
    expect(facts).toMatchObject({ type: 'SVG', isBroken: false, foreign: says });
    expect(pixelsOf).not.toHaveBeenCalled();
  });

  it('the problem says why, at its line', async () => {
    const inside = tenfold((next) => `<use href="#${next}"/>`);
    expect(await reportOn('logo.svg', withInside(inside))).toEqual([
      expect.stringContaining(`${NAMES} holds ${many}. `),
    ]);
  });

  it.each([
    [
      'a shape that is used a hundred times',
      `<path id="a" d="M0 0h9"/>${'<use href="#a"/>'.repeat(100)}`,
    ],
    [
      'groups clipped one inside another, as drawing programs write them',
      `<style>.a{clip-path:url(#c)}.b{fill:url(#g)}</style><clipPath id="c"><path d="M0 0h9"/></clipPath>` +
        '<linearGradient id="h"><stop/><stop/></linearGradient><linearGradient id="g" href="#h"/>' +
        '<g class="a">'.repeat(30) +
        '<path class="b" d="M0 0h9v9z"/>'.repeat(1000) +
        '</g>'.repeat(30),
    ],
    ['a link to a part of it', '<a id="a" href="#a"><path d="M0 0h9"/></a>'],
    [
      'an animation inside what it animates',
      '<path id="a" d="M0 0h9"><animate href="#a" attributeName="x"/></path>',
    ],
    ['a reference to nothing', '<use href="#none"/><path fill="url(#none)" d="M0 0h9"/>'],
  ])('%s is drawn', async (_what, inside) => {
    expect(await reportOn('logo.svg', withInside(inside))).toEqual([]);
  });
});

it.each([
  '<path fill="#fff" d="M0 0h9v9z"/>',
  '<style>.a{fill:rgb(255, 255, 255)}</style><path class="a" d="M0 0h9v9z"/>',
])('a white SVG logo on a light ground causes a warning: %s', async (inside) => {
  expect(await reportOn('logo.svg', coloured(inside))).toEqual([
    expect.stringContaining(
      '4:9: warning: "File" (logo › file) names "logo.svg", which has light colours only, and stands on a light ground: nobody can see it. Write "ground: dark" below its name.',
    ),
  ]);
});

it('a white PNG logo on a light ground causes a warning; a black or empty one does not', async () => {
  const words = 'which has light colours only, and stands on a light ground: nobody can see it.';
  expect(await reportOn('logo.png', await png(80, 20, '#fff'))).toEqual([
    expect.stringContaining(words),
  ]);
  const half = { input: await png(40, 20, '#fff'), left: 0, top: 0 };
  const inHalf = sharp(await png(80, 20, '#0000')).composite([half]);
  expect(await reportOn('logo.png', await inHalf.png().toBuffer())).toHaveLength(1);
  const grey = await sharp(await png(80, 20, '#000'))
    .toColourspace('b-w')
    .png()
    .toBuffer();
  for (const content of [grey, await png(80, 20, '#fff0')]) {
    expect(await reportOn('logo.png', content)).toEqual([]);
  }
});

it('a PNG with an SVG’s name is refused, and the problem suggests the right name', async () => {
  expect(await reportOn('logo.svg', await png(80, 20))).toEqual([
    expect.stringContaining(
      `${NAMES} is a PNG, whatever its name says. Name the file "logo.png", here and in its folder`,
    ),
  ]);
});

it.each(['fill="none"', 'opacity="0"', 'fill="transparent"', 'display="none"'])(
  'a logo whose shapes have %s is refused, as nobody sees it',
  async (attribute) => {
    const svg = coloured(`<path ${attribute} d="M0 0h90v30z"/>`);
    expect(await reportOn('logo.svg', svg)).toEqual([
      `${NAMES} shows nothing: none of its shapes has a colour. Give its shapes a fill or a stroke, and save it again from the program that made it.`,
    ]);
    expect(await reportOn('logo.svg', svg.replace(attribute, 'stroke="#000" fill="none"'))).toEqual(
      [],
    );
  },
);
