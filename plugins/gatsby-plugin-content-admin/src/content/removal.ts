/** Says why a file may not be deleted. Pure. */
import { parseDocument } from 'yaml';
import { kindOfAnyFile, kindOfFile } from '../../../../src/content/kinds';
import { FIXED_SLUGS } from '../../../../src/content/model/fixedSlugs';
import { PICTURE_FOLDER } from '../../../../src/content/model/pictureFields';
import { checkSources, sentencesOf } from '../../../gatsby-plugin-content-check/browser';
import { problemsBefore, surroundingsIn } from './checkEntry';
import type { ContentIndex } from './contentIndex';
import type { FileChange } from './fileChange';
import { listName } from './listName';

/** Returns the reason why the specification forbids deleting a file; undefined if it does not. */
export function fixedAddressProblem(file: string, text: string): string | undefined {
  // Translations have no slug. parseDocument finds the slug even if a later line has a mistake.
  const slug: unknown = kindOfFile(file) && parseDocument(text).get('slug');
  const fixed = FIXED_SLUGS.find((one) => one === slug);
  return (
    fixed &&
    `The owner’s specification gives the site a page at /${fixed}. Its words may change; the page stays.`
  );
}

/** Returns a sentence for each reason to refuse changes, which delete files; none if nothing needs a deleted one. */
export function removalProblems(changes: readonly FileChange[], index: ContentIndex): string[] {
  const removed = new Set(changes.flatMap(({ file, text }) => (text === undefined ? [file] : [])));
  const fixed = index.sources.flatMap(({ file, text }) =>
    removed.has(file) ? (fixedAddressProblem(file, text) ?? []) : [],
  );
  if (fixed.length > 0) return fixed;

  const changed = new Set(changes.map(({ file }) => file));
  const written = changes.flatMap(({ file, text }) =>
    text !== undefined && kindOfAnyFile(file) ? { file, text } : [],
  );
  const sources = [...index.sources.filter(({ file }) => !changed.has(file)), ...written];
  const isLeft = (name: string) => !removed.has(`${PICTURE_FOLDER}/${name}`);
  const pictures = index.pictures.filter(isLeft);
  const facts = Object.fromEntries(Object.entries(index.facts).filter(([name]) => isLeft(name)));
  const wasThere = problemsBefore(index);
  return checkSources(sources, surroundingsIn({ ...index, pictures, facts }))
    .problems.filter((problem) => !wasThere(problem))
    .map((problem) => `${listName(problem.file)}: ${sentencesOf(problem)}`);
}
