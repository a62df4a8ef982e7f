/** @jest-environment node */
import fs from 'node:fs';
import {
  drawPicture,
  PATTERNS,
} from '../../../plugins/gatsby-plugin-drawn-pictures/src/drawPicture';
import { readTemplate } from '../../../plugins/gatsby-plugin-drawn-pictures/src/readTemplate';
import { patternNames } from '../../../src/content/model/patterns';
import { pictureFormats, type PictureFormat } from '../../../src/drawings/formats';
import { TEMPLATE_COLOURS, tones } from '../../../src/drawings/palette';

const formats = Object.keys(pictureFormats) as PictureFormat[];

it('the patterns that editors can choose are those that have a folder', () => {
  expect(Object.keys(patternNames).sort()).toEqual(fs.readdirSync(PATTERNS).sort());
});

it.each(fs.readdirSync(PATTERNS))('%s has a whole drawing for each format', (pattern) => {
  expect(fs.readdirSync(`${PATTERNS}/${pattern}`).sort()).toEqual(
    formats.map((format) => `${format}.svg`).sort(),
  );
  for (const format of formats) {
    const file = `${PATTERNS}/${pattern}/${format}.svg`;
    const svg = readTemplate(file, fs.readFileSync(file, 'utf8'), pictureFormats[format])(tones.S2);
    const { width, height } = pictureFormats[format];
    expect(svg).toContain(` width="${width}" height="${height}">`);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    for (const colour of [TEMPLATE_COLOURS.ground, TEMPLATE_COLOURS.line]) {
      expect(svg).not.toContain(colour);
    }
  }
});

it('a drawing has the colours of its tone', () => {
  const svg = drawPicture({ pattern: 'seismo', tone: 'R1', format: 'card' });
  expect(svg).toContain(tones.R1.ground);
  expect(svg).toContain(tones.R1.pearl);
});

const { ground, line, second, pearl } = TEMPLATE_COLOURS;
const size = { width: 600, height: 630 };

const templateOf = (inner: string, root = 'viewBox="0 0 600 630"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}><rect width="600" height="630" fill="${ground}"/>` +
  `<path d="M0 0h9" stroke="${line}"/><circle r="9" fill="${pearl}"/>${inner}</svg>`;

const read = (text: string) => readTemplate('patterns/x/share.svg', text, size)(tones.S1);

describe('a template that a drawing tool has saved', () => {
  it('is published without what the tool wrote for itself', () => {
    const saved = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <!-- Created with Inkscape (http://www.inkscape.org/) -->
      <svg width="158.75mm" height="166.6875mm" viewBox="0 0 600 630" version="1.1" id="svg5"
        inkscape:version="1.2.2" sodipodi:docname="share.svg"
        xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
        xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
        xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
        xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg">
        <sodipodi:namedview id="namedview7" pagecolor="#ffffff" bordercolor="#000000"/>
        <metadata id="m"><rdf:RDF><rdf:li>x</rdf:li></rdf:RDF></metadata>
        <defs id="defs2"><path id="wave" d="M0 0h9"/></defs>
        <rect id="rect9" width="600" height="630" style="fill:${ground.toLowerCase()};stroke:none"/>
        <use id="use1" xlink:href="#wave" stroke="${line}" inkscape:label="wave"/>
        <circle id="circle3" r="9" fill="${pearl}"/>
      </svg>`;
    expect(read(saved)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 630" width="600" height="630">' +
        '<defs><path id="wave" d="M0 0h9"/></defs>' +
        `<rect width="600" height="630" style="fill:${tones.S1.ground};stroke:none"/>` +
        `<use href="#wave" stroke="${tones.S1.line}"/><circle r="9" fill="${tones.S1.pearl}"/></svg>`,
    );
  });

  it('keeps what the tool wrote on the root for all shapes', () => {
    // As Figma saves: without it, an open line would be a black shape.
    const root = `id="Layer_1" width="600" height="630" viewBox="0 0 600 630" fill="none" style="stroke:${second}"`;
    expect(read(templateOf('<path d="M0 0h9v9"/>', root))).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 630" width="600" height="630">' +
        `<g fill="none" style="stroke:${tones.S1.second}">` +
        `<rect width="600" height="630" fill="${tones.S1.ground}"/>` +
        `<path d="M0 0h9" stroke="${tones.S1.line}"/><circle r="9" fill="${tones.S1.pearl}"/>` +
        '<path d="M0 0h9v9"/></g></svg>',
    );
  });

  it('may do without the second line colour', () => {
    expect(read(templateOf(''))).not.toContain(second);
  });
});

it.each([
  ['a fifth colour', templateOf('<path d="M0 0" fill="#123456"/>'), /holds the colour "#123456"/],
  ['a colour by name', templateOf('<path d="M0 0" stroke="red"/>'), /holds the colour "red"/],
  [
    'a colour in a style',
    templateOf('<path style="fill:rgb(1,2,3)" d="M0 0"/>'),
    /holds the colour "rgb\(1,2,3\)"/,
  ],
  ['a script', templateOf('<script>alert(1)</script>'), /holds <script>/],
  ['an event handler', templateOf('<path onclick="x()" d="M0 0"/>'), /holds a script \(onclick\)/],
  ['a text', templateOf('<text>Hello</text>'), /holds <text>.*into paths/],
  ['another file', templateOf('<use href="https://a.example/b.svg#c"/>'), /refers to "https/],
  [
    'no pearl',
    templateOf('').replace(pearl, line),
    new RegExp(`lacks the colour ${pearl} \\(pearl\\)`),
  ],
  ['another shape', templateOf('', 'viewBox="0 0 600 600"'), /has the viewBox "0 0 600 600"/],
  ['no viewBox', templateOf('', 'width="600" height="630"'), /has the viewBox ""/],
  ['a canvas of no size', templateOf('', 'viewBox="0 0 0 0"'), /has the viewBox "0 0 0 0"/],
  [
    'a canvas of negative size',
    templateOf('', 'viewBox="0 0 -600 -630"'),
    /has the viewBox "0 0 -600 -630"/,
  ],
  ['an open tag', templateOf('<g>'), /cannot be read as SVG/],
])('a template with %s is refused with its file', (_what, text, sentence) => {
  expect(() => read(text)).toThrow(sentence);
  expect(() => read(text)).toThrow(/^patterns\/x\/share\.svg: /);
});
