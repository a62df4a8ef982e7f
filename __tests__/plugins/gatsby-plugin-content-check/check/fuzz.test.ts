/** @jest-environment node */
/** Random damage to the files of a site: whatever stands in a file, the check ends, and says where. */

import { entriesOf } from '../../../../plugins/gatsby-plugin-content-check/src/check/checkContent';
import {
  checkSources,
  type Source,
} from '../../../../plugins/gatsby-plugin-content-check/src/check/checkSources';
import type { ContentFile } from '../../../../plugins/gatsby-plugin-content-check/src/check/contentFile';
import { fixSources } from '../../../../plugins/gatsby-plugin-content-check/src/check/fix';
import type { Problem } from '../../../../plugins/gatsby-plugin-content-check/src/check/format';
import { Lines } from '../../../../plugins/gatsby-plugin-content-check/src/yaml/lines';
import { kindNamed } from '../../../../src/content/kinds';
import { MAIN_LANGUAGE } from '../../../../src/content/languages';
import { wordsOf } from '../../../../src/content/translation';
import { randomFrom } from '../../../../src/drawings/random';
import { siteSources, surroundings } from '../../../support/contentCheck';
import { damage } from '../../../support/mutations';

/** The reader that builds the pages: gatsby-transformer-yaml's own. */
const { load } = jest.requireActual<{ load: (text: string) => unknown }>('js-yaml');

/** `CONTENT_FUZZ_SEED` repeats a run, or makes another one. */
const seed = process.env.CONTENT_FUZZ_SEED ?? 'content';
const MUTATIONS = Number(process.env.CONTENT_FUZZ_COUNT ?? 2000);
/** For machines that are busy with something else. */
const TIME = 10 * 60_000;
/** So many files are damaged at once: the other files are read once for all of them. */
const BATCH = 16;

/**
 * Where readers differ about the line breaks at the end of a text, or a translation says nothing, the
 * pages do not.
 */
const withoutEnds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_name, one: unknown) =>
    typeof one === 'string' ? one.trimEnd() : (one ?? undefined),
  );

const isInOrder = (problems: readonly Problem[]): boolean =>
  problems.every(({ severity }) => severity !== 'error');

/** What is wrong with the report on one damaged file; nothing where it is as it should be. */
function wrongIn({ text }: Source, read: ContentFile, problems: readonly Problem[]): string[] {
  const lines = new Lines(text);
  const wrong = problems.flatMap((problem) => {
    const { line, column, endLine, endColumn, message, sourceLine, fix } = problem;
    const isPlaced =
      line >= 1 &&
      line <= lines.count &&
      column >= 1 &&
      column <= lines.textOf(line - 1).length + 2 &&
      (endLine > line || (endLine === line && endColumn >= column)) &&
      sourceLine === lines.textOf(line - 1);
    const isFix = !fix || (fix.start >= 0 && fix.start <= fix.end && fix.end <= text.length);
    const isSaid = message.length > 5 && !/undefined|NaN|\[object/.test(message);
    return isPlaced && isFix && isSaid ? [] : [`badly reported: ${JSON.stringify(problem)}`];
  });
  if (!isInOrder(problems)) return wrong;
  if (!read.isWhole) return [...wrong, 'broken, but nothing is reported'];
  try {
    const built = load(text);
    const { schema } = kindNamed(read.kind);
    const own = read.language === MAIN_LANGUAGE ? schema : wordsOf(schema);
    own.validateSync(built, { strict: true });
    expect(withoutEnds(built)).toEqual(withoutEnds(read.content));
    return wrong;
  } catch (error) {
    return [...wrong, `reported as right, but: ${String(error)}`];
  }
}

function run() {
  const random = randomFrom(seed);
  // Of the entries, sites were made.
  const result = { checked: 0, valid: 0, entries: 0, wrong: new Array<string>() };
  while (result.checked < MUTATIONS) {
    const first = Math.floor(random() * siteSources.length);
    const damaged = new Map<string, Source>();
    for (let index = 0; index < BATCH; index += 1) {
      const source = siteSources[(first + index * 3) % siteSources.length];
      if (source) {
        damaged.set(source.file, { file: source.file, text: damage(source.text, random) });
      }
    }
    const sources = siteSources.map((source) => damaged.get(source.file) ?? source);
    const { files, problems, warnings } = checkSources(sources, surroundings);
    const all = [...problems, ...warnings];
    for (const source of damaged.values()) {
      const read = files.find(({ file }) => file === source.file);
      if (!read) throw new Error(`${source.file} was not read.`);
      const own = all.filter(({ file }) => file === source.file);
      const wrong = wrongIn(source, read, own);
      result.checked += 1;
      if (isInOrder(own)) result.valid += 1;
      else damaged.delete(source.file);
      result.wrong.push(
        ...wrong.map((one) => `${source.file}: ${one}\n${JSON.stringify(source.text)}`),
      );
    }
    // Those that are right, among the others as they were: the site can be built of them.
    const right = siteSources.map((source) => damaged.get(source.file) ?? source);
    const rest = checkSources(right, surroundings);
    if (rest.problems.length === 0) result.entries += entriesOf(rest.files, true).length;
  }
  return result;
}

it(
  `${MUTATIONS} damaged files are either right or reported at their place (seed ${seed})`,
  () => {
    const { checked, valid, entries, wrong } = run();
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(checked).toBeGreaterThanOrEqual(MUTATIONS);
    // Damage to a comment or to a word of a text leaves a file right; most of it does not.
    expect(valid).toBeGreaterThan(checked / 50);
    expect(valid).toBeLessThan(checked / 2);
    expect(entries).toBeGreaterThan(checked / 4);
  },
  TIME,
);

/** Comments as people read them: corrections may take out characters that nobody sees. */
const comments = (text: string) =>
  text
    .split('\n')
    .filter((line) => /^\s*#/.test(line))
    .map((line) => line.replace(/[^\p{L}\p{N}\p{P}]/gu, ''));

it(
  `corrections make no file worse and keep every comment (seed ${seed})`,
  () => {
    const random = randomFrom(`${seed} corrections`);
    for (let round = 0; round < 20; round += 1) {
      const sources = siteSources.map((source, index) =>
        (index + round) % 3 === 0 ? { ...source, text: damage(source.text, random) } : source,
      );
      const before = checkSources(sources, surroundings).problems;
      const { sources: fixed } = fixSources(sources, surroundings);
      expect(checkSources(fixed, surroundings).problems.length).toBeLessThanOrEqual(before.length);
      fixed.forEach(({ text }, index) => {
        const earlier = comments(sources[index]?.text ?? '');
        expect(comments(text)).toEqual(expect.arrayContaining(earlier));
      });
    }
  },
  TIME,
);
