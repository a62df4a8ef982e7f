/** Checks content that tests make up, together with the files of the fixture site. */
import { checkSources } from '../../plugins/gatsby-plugin-content-check/src/check/checkSources';
import { problemLine } from '../../plugins/gatsby-plugin-content-check/src/check/format';
import type { Problem } from '../../plugins/gatsby-plugin-content-check/src/check/problem';
import type { Source } from '../../plugins/gatsby-plugin-content-check/src/check/readContentFile';
import {
  pictureLister,
  readSources,
} from '../../plugins/gatsby-plugin-content-check/src/check/readFiles';
import { placeholderValues } from '../../plugins/gatsby-plugin-content-check/src/check/rules/placeholderValues';
import type { Surroundings } from '../../plugins/gatsby-plugin-content-check/src/check/surroundings';
import { kindOfFile } from '../../src/content/kinds';
import type { ContentSchema } from '../../src/content/model/kind';
import { wordsOf } from '../../src/content/model/translation';
import { MAIN_LANGUAGE, originalOf } from '../../src/content/text/languages';
import { FIXTURE_SITE } from './fixtureSite';

export const siteSources: readonly Source[] = readSources(FIXTURE_SITE);

export const originals = siteSources.filter(
  ({ file }) => originalOf(file).language === MAIN_LANGUAGE,
);

/** Returns the schema of a file; for a translation, only the fields with words. */
export function schemaOf(file: string): ContentSchema {
  const { original } = originalOf(file);
  const kind = kindOfFile(original);
  if (!kind) throw new Error(`${file} is of no kind.`);
  return original === file ? kind.schema : wordsOf(kind.schema);
}

/** The files that the case study below needs for a quick check. */
export const aroundStory = siteSources.filter(({ file }) =>
  /^data\/(?:site|pages\/(?:home|about|contact|success)|service|legal\/terms|case-stud)/.test(file),
);

/** Returns files with some replaced or added; undefined removes one. */
export function sourcesWith(
  files: Readonly<Record<string, string | undefined>>,
  all: readonly Source[] = siteSources,
): Source[] {
  const others = all.filter(({ file }) => !(file in files));
  const own = Object.entries(files).flatMap(([file, text]) =>
    text === undefined ? [] : [{ file, text }],
  );
  return [...others, ...own].sort((left, right) => (left.file < right.file ? -1 : 1));
}

export const surroundings: Surroundings = {
  picturesIn: pictureLister(FIXTURE_SITE),
  pictures: {},
  staticFiles: ['/report.pdf'],
  noticed: [],
  isProduction: false,
  committedSlugs: new Map(),
  translatedOriginals: new Map(),
  formerPairs: new Map(),
  placeholders: placeholderValues,
};

/** Returns the problems of all files or of one, errors before warnings. */
export function problemsOf(
  sources: readonly Source[],
  file?: string,
  around: Partial<Surroundings> = {},
): Problem[] {
  const { problems, warnings } = checkSources(sources, { ...surroundings, ...around });
  const lineOf = ({ file: name, line }: Problem) =>
    sources.find((source) => source.file === name)?.text.split(/\r?\n/)[line - 1] ?? '';
  const isOdd = (problem: Problem) =>
    problem.endLine < problem.line ||
    (problem.endLine === problem.line && problem.endColumn < problem.column) ||
    problem.sourceLine !== lineOf(problem);
  const odd = [...problems, ...warnings].find(isOdd);
  if (odd) throw new Error(`The place of "${problemLine(odd)}" is wrong.`);
  return [...problems, ...warnings].filter(({ file: name }) => file === undefined || name === file);
}

/** Formats problems as lines without the file name: `4:1: error: …`. */
export const linesOf = (problems: readonly Problem[]): string[] =>
  problems.map((problem) => problemLine(problem).slice(problem.file.length + 1));

export function textOf(file: string): string {
  const source = siteSources.find((candidate) => candidate.file === file);
  if (!source) throw new Error(`There is no ${file}.`);
  return source.text;
}

/** Replaces the first occurrence; throws where there is none. */
export function replaceIn(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`"${from}" is not in the text.`);
  return text.replace(from, () => to);
}

/** A valid case study of 29 lines. */
export const STORY = `slug: story
group: markets
order: 900
name: Story
seo:
  title: A story for the tests
  description: >-
    A description that is long enough for the search results, so that there is nothing to say.
summary: A client wanted to know what was said.
action:
  label: Talk to us
  link: /contact
challenges:
  - First challenge.
  - Second challenge.
solutions:
  - First solution.
  - Second solution.
results:
  - First result.
  - Second result.
services:
  - risk
closing:
  text: Shall we talk?
  action:
    label: Work With Us
    link: /contact
headline: They learnt what was said and answered it.
`;

export const STORY_FILE = 'data/case-studies/story.yaml';

/** Returns the problems of the case study after one change to its text. */
export const problemsAfter = (
  from: string,
  to: string,
  around: Partial<Surroundings> = {},
): string[] =>
  linesOf(
    problemsOf(
      sourcesWith({ [STORY_FILE]: replaceIn(STORY, from, to) }, aroundStory),
      STORY_FILE,
      around,
    ),
  );
