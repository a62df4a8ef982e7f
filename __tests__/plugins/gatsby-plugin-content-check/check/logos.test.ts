/** @jest-environment node */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { openPicture } from '../../../../plugins/gatsby-plugin-content-check/src/check/openPictures';
import { linesOf, problemsOf, sourcesWith, textOf } from '../../../support/contentCheck';
import { svgOf } from '../../../support/logos';

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
