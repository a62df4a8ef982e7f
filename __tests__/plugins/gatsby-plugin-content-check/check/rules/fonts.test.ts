/** @jest-environment node */
import {
  linesOf,
  problemsAfter,
  problemsOf,
  replaceIn,
  sourcesWith,
  textOf,
} from '../../../../support/contentCheck';

const inText = (text: string) => problemsAfter('First challenge.', `'${text}'`);

it('European letters and signs are in the fonts, composed or decomposed', () => {
  expect(inText('£5, 20 °C ± 3 × ½ ™ ®, « Łódź », Škoda, œuvre, Ørsted, cafe\u0301')).toEqual([]);
});

it.each([
  ['→', '14:9', 'holds "→"', 'Write it without "→".'],
  ['⅓ and ⅓', '14:9', 'holds "⅓"', 'Write it without "⅓".'],
  ['Thủ Đức, ﬁne', '14:11', 'holds "ủ", "ứ", "ﬁ"', 'Write it without "ủ", "ứ", "ﬁ".'],
])('a missing character in "%s" is reported at its place', (character, place, what, instead) => {
  const [line, ...others] = inText(`As ${character}.`);
  expect(line).toContain(`${place}: warning: "Bullet" (challenges › 1) ${what}, which the site’s`);
  expect(line).toContain(instead);
  expect(others).toEqual([]);
});

it('each language is checked against its own fonts', () => {
  const said = (file: string, from: string, to: string) =>
    linesOf(problemsOf(sourcesWith({ [file]: replaceIn(textOf(file), from, to) }), file));
  expect(said('data/ar/services/risk.yaml', 'name: المخاطر', 'name: Acme «أ»')).toEqual([]);
  expect(said('data/ar/services/risk.yaml', 'name: المخاطر', 'name: ڤ')).toEqual([
    expect.stringContaining('holds "ڤ"'),
  ]);
});
