/** @jest-environment node */
/** A bad link, wherever the model takes a link or a text: one sentence each, at its place. */
import { parseDocument } from 'yaml';
import {
  checkSources,
  type Source,
} from '../../../../plugins/gatsby-plugin-content-check/src/check/checkSources';
import { textsIn, writePath } from '../../../../plugins/gatsby-plugin-content-check/src/check/walk';
import type { Field } from '../../../../src/content/introspect';
import { siteSources as sources, surroundings } from '../../../support/contentCheck';

const { files } = checkSources(sources, surroundings);

/** True for a field of which the model says more than that it is a text: a slug, a choice, a picture. */
const isOther = ({ choices, ref, imageFolder, isLeadService, isMail, pattern, link }: Field) =>
  choices.length > 0 || ref || imageFolder || isLeadService || isMail || (pattern && !link);

/** The check says no more of one file. */
const MOST_AT_ONCE = 90;

/** A file with an address in the place of its links and texts; none where no other is left. */
function damaged({ text }: Source, file: (typeof files)[number], address: string, round: number) {
  const document = parseDocument(text);
  const inText = `[x](${address})`;
  const places = textsIn(file.model, file.content)
    .filter(({ field, path }) => !isOther(field) && !/^(?:language|services)/.test(writePath(path)))
    .filter(({ field: { link, max } }) => link || max === undefined || max >= inText.length)
    .slice(round * MOST_AT_ONCE, (round + 1) * MOST_AT_ONCE);
  for (const { field, path } of places) document.setIn(path, field.link ? address : inText);
  return {
    text: document.toString({ lineWidth: 0 }),
    fields: places.map(({ path }) => writePath(path)),
  };
}

it.each([
  ['/nowhere_(y)', 'this site has no such page'],
  ['javascript:alert(1)', 'begins with "javascript:", which no link may'],
  ['/contact%zz', 'a "%" stands for nothing'],
])('%s is one sentence with its line and column', (address, sentence) => {
  let count = 0;
  for (const round of [0, 1]) {
    const changed = sources.map((source, index) => {
      const file = files[index];
      if (file?.file !== source.file) throw new Error('The check keeps the order of the files.');
      return { ...source, ...damaged(source, file, address, round) };
    });
    const found = checkSources(changed, surroundings).problems;
    for (const { file, fields } of changed) {
      const own = found.filter((one) => one.file === file);
      expect(own.map(({ field }) => field).sort()).toEqual([...fields].sort());
      for (const { message, sourceLine, column } of own) {
        expect(message).toContain(sentence);
        // A field's place begins with its quote, where it has one.
        const there = sourceLine.slice(column - 1).replace(/^['"]/, '');
        expect(there.slice(0, address.length)).toBe(address);
      }
      count += own.length;
    }
  }
  expect(count).toBeGreaterThan(500);
});
