/** @jest-environment node */
/** Random damage to content files: the check always ends and reports the place. */
import { checkSources } from '../../../../plugins/gatsby-plugin-content-check/src/check/checkSources';
import type { Problem } from '../../../../plugins/gatsby-plugin-content-check/src/check/problem';
import type {
  ContentFile,
  Source,
} from '../../../../plugins/gatsby-plugin-content-check/src/check/readContentFile';
import { Lines } from '../../../../plugins/gatsby-plugin-content-check/src/yaml/lines';
import { hash } from '../../../../src/basics/hash';
import { kindNamed } from '../../../../src/content/kinds';
import { wordsOf } from '../../../../src/content/model/translation';
import { MAIN_LANGUAGE } from '../../../../src/content/text/languages';
import { siteSources, surroundings } from '../../../support/contentCheck';

/** The YAML parser of gatsby-transformer-yaml, which the build uses. */
const { load } = jest.requireActual<{ load: (text: string) => unknown }>('js-yaml');

/** `CONTENT_FUZZ_SEED` selects or repeats a run. */
const seed = process.env.CONTENT_FUZZ_SEED ?? 'content';
const MUTATIONS = Number(process.env.CONTENT_FUZZ_COUNT ?? 2000);
const PIECES = [
  "'", '"', ': ', ':', ' #', '- ', '\t', '  ', '\n', '\n ', '\r\n', '{', '[', ']', '](', '*', '&', '!!binary ',
  '@', '%', '|', '>-', '?', '\\', '---\n', '<<: ', 'null', '0x1F', '2024-11-07', '\u00a0', '\u0000', '\ufeff',
  '🎉', '{nmae}', '[x](/nowhere_(y))', '[x](/contact%zz)', '[x](/about', 'javascript:', 'name: ', 'slug: ',
  'draft: true\n', '__proto__: 1\n', '',
]; // prettier-ignore

/** Returns the next number, from 0 (inclusive) to 1 (exclusive). */
type Random = () => number;

/** A mulberry32 generator: the same numbers on every machine for the same seed. */
function randomFrom(from: string): Random {
  let state = hash(from);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function damage(text: string, random: Random): string {
  const upTo = (limit: number) => Math.floor(random() * limit);
  const at = upTo(text.length);
  const length = [0, 0, 1, 3, upTo(200)][upTo(5)] ?? 0;
  return text.slice(0, at) + (PIECES[upTo(PIECES.length)] ?? '') + text.slice(at + length);
}

jest.setTimeout(10 * 60_000);

/** Ignores parser differences that no page shows: line breaks at a string's end, and empty values. */
const withoutEnds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_name, part: unknown) =>
    typeof part === 'string' ? part.trimEnd() : (part ?? undefined),
  );

const isInOrder = (problems: readonly Problem[]): boolean =>
  problems.every(({ severity }) => severity !== 'error');

function wrongIn({ text }: Source, read: ContentFile, problems: readonly Problem[]): string[] {
  const lines = new Lines(text);
  const wrong = problems.flatMap((problem) => {
    const { line, column, endLine, endColumn, message, sourceLine } = problem;
    const isPlaced =
      line >= 1 &&
      line <= text.split('\n').length &&
      column >= 1 &&
      column <= lines.textOf(line - 1).length + 2 &&
      (endLine > line || (endLine === line && endColumn >= column)) &&
      sourceLine === lines.textOf(line - 1);
    const isSaid = message.length > 5 && !/undefined|NaN|\[object/.test(message);
    return isPlaced && isSaid ? [] : [`badly reported: ${JSON.stringify(problem)}`];
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

const damaged = (random: Random, round: number): Source[] =>
  siteSources.map((source, index) =>
    (index + round) % 3 === 0 ? { ...source, text: damage(source.text, random) } : source,
  );

it(`${MUTATIONS} damaged files are either right or reported at their place (seed ${seed})`, () => {
  const random = randomFrom(seed);
  let [checked, valid] = [0, 0];
  for (let round = 0; checked < MUTATIONS; round += 1) {
    const sources = damaged(random, round);
    const { files, problems, warnings } = checkSources(sources, surroundings);
    for (const source of sources.filter((candidate) => !siteSources.includes(candidate))) {
      const read = files.find(({ file }) => file === source.file);
      if (!read) throw new Error(`${source.file} was not read.`);
      const own = [...problems, ...warnings].filter(({ file }) => file === source.file);
      expect([source, wrongIn(source, read, own)]).toEqual([source, []]);
      checked += 1;
      if (isInOrder(own)) valid += 1;
    }
  }
  // Damage to a comment or a word leaves a file valid; most damage does not.
  expect(valid).toBeGreaterThan(checked / 50);
  expect(valid).toBeLessThan(checked / 2);
});
