/**
 * The last version of the content that the check had nothing against. While somebody writes, the
 * pages are made of it: neither Gatsby nor its YAML plugin ever meets a file that is half written.
 */
import * as fs from 'fs';
import * as path from 'path';
import { surroundingsOf } from '../check';
import { checkSources, CheckedSources } from '../check/checkSources';
import type { Problem } from '../check/problem';
import { readSources } from '../check/readFiles';
import type { Source } from '../check/source';

/** Where it is kept, relative to the project; the files lie below `data/` in it. */
export const LAST_GOOD = '.generated/last-good';

/** What the pages can be made of, and what the check has against the rest. */
export interface Choice {
  /** The content for the pages; undefined where nothing has changed that can be shown. */
  content?: CheckedSources;
  sources: Source[];
  problems: Problem[];
  /** True where the pages show all files as they are. */
  isShown: boolean;
}

/**
 * Chooses what to show: all files as they are, where they are in order; else those that are, with the
 * last good version of the others, where they go together.
 */
export function chooseContent(
  written: readonly Source[],
  lastGood: readonly Source[],
  check: (sources: readonly Source[]) => CheckedSources,
): Choice {
  const content = check(written);
  const { problems } = content;
  if (problems.length === 0) return { content, sources: [...written], problems, isShown: true };

  const faulty = new Set(problems.map(({ file }) => file));
  const old = new Map(lastGood.map((source) => [source.file, source]));
  const sources = written.flatMap((source) =>
    faulty.has(source.file) ? (old.get(source.file) ?? []) : source,
  );
  const names = new Set(sources.map(({ file }) => file));
  // A file that is missing counts as faulty, too.
  sources.push(...lastGood.filter(({ file }) => faulty.has(file) && !names.has(file)));
  const mixed = check(sources);
  return mixed.problems.length === 0
    ? { content: mixed, sources, problems, isShown: false }
    : { sources: [...lastGood], problems, isShown: false };
}

/** Chooses what to show of a project's files. */
export function chooseFor(project: string): Choice {
  const surroundings = surroundingsOf(project, false);
  return chooseContent(
    readSources(project),
    readSources(path.join(project, LAST_GOOD)),
    (sources) => checkSources(sources, surroundings),
  );
}

/** Makes the stored version hold these files; those that are the same are not touched. */
export function storeLastGood(project: string, sources: readonly Source[]): void {
  const root = path.join(project, LAST_GOOD);
  const before = new Map(readSources(root).map(({ file, text }) => [file, text]));
  for (const { file, text } of sources) {
    if (before.get(file) === text) continue;
    const place = path.join(root, file);
    // Written elsewhere and moved: Gatsby watches the folder, and must not read half a file.
    const draft = path.join(root, 'draft');
    fs.mkdirSync(path.dirname(place), { recursive: true });
    fs.writeFileSync(draft, text);
    fs.renameSync(draft, place);
  }
  const names = new Set(sources.map(({ file }) => file));
  for (const file of before.keys()) if (!names.has(file)) fs.rmSync(path.join(root, file));
}
