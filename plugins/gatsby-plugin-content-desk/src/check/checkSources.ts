/** Checks the texts of all files together. Pure: it reads nothing, so forms and tests can use it. */
import { Collection } from '../../../../src/content/fields';
import { collectionOf } from '../../../../src/content/kindOf';
import { collections } from '../../../../src/content/kinds';
import { addressRule } from './addresses';
import { cardRule } from './cards';
import { ContentFile, readContentFile } from './contentFile';
import { Lines } from './lines';
import { linkRule } from './links';
import { placeholderRule } from './placeholders';
import { Finding, Problem } from './problem';
import { referenceRule } from './references';
import { Rule, Surroundings } from './rule';
import { searchEngineRule } from './searchEngines';
import { closest, didYouMean } from './similar';
import { Source } from './source';

export interface CheckedSources {
  files: ContentFile[];
  problems: Problem[];
  warnings: Problem[];
}

const rules: readonly Rule[] = [
  addressRule,
  referenceRule,
  linkRule,
  cardRule,
  placeholderRule,
  searchEngineRule,
];

/** Gives a finding its line and column. */
function toProblem(file: string, finding: Finding, lines: Lines): Problem {
  const { span, isAdvice, ...words } = finding;
  const from = lines.placeAt(span.start);
  const to = lines.placeAt(Math.max(span.end, span.start));
  return {
    ...words,
    file,
    severity: isAdvice ? 'warning' : 'error',
    line: from.line,
    column: from.column,
    endLine: to.line,
    endColumn: to.column,
    sourceLine: lines.textOf(from.line - 1),
  };
}

const atStart = (file: string, text: string, words: Omit<Finding, 'span' | 'field'>): Problem =>
  toProblem(file, { span: { start: 0, end: 0 }, field: '', ...words }, new Lines(text));

/** The folders in which files of content stand. */
const folders = collections.flatMap(({ folder }) => (folder === undefined ? [] : `${folder}/`));

function strayFile({ file, text }: Source): Problem {
  const singles = collections.flatMap((one) => one.file ?? []);
  const lowerCase = file.replace(/\.[^.]+$/, (ending) => ending.toLowerCase());
  const single = closest(file, singles);
  // These paths are alike anyway: only the slip of a key or two says which was meant.
  const near = single?.isSure ? single.word : undefined;
  const match = collectionOf(lowerCase) ? lowerCase : near;
  const written = file.replace(/[^/]+$/, '');
  const folder = match === undefined && written !== 'data/' ? closest(written, folders) : undefined;
  const meant = match ?? (folder && folder.word + file.replace(/^.*\//, ''));
  return atStart(file, text, {
    message: 'This file belongs to no kind of content.',
    expected: `Move it into one of the folders: ${folders.join(', ')}.`,
    suggestion: meant === undefined ? undefined : didYouMean(meant),
  });
}

const missingFile = ({ file = '', singular }: Collection): Problem =>
  atStart(file, '', {
    message: `This file is missing: it is the ${singular}.`,
    expected: 'Restore it from Git.',
  });

const byPlace = (one: Problem, other: Problem): number => {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1;
  return one.line - other.line || one.column - other.column;
};

/** Of two problems with one field at one place, the first says enough. */
function withoutEchoes(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ file, line, column, field, message }) => {
    const key = [file, line, column, field, message].join('\n');
    return !seen.has(key) && seen.add(key);
  });
}

/** Checks all files together. Never throws for what is in them. */
export function checkSources(
  sources: readonly Source[],
  surroundings: Surroundings,
): CheckedSources {
  const found: Problem[] = [];
  const files: ContentFile[] = [];
  const lines = new Map<string, Lines>();
  const names = new Set(sources.map(({ file }) => file));
  found.push(...collections.filter(({ file }) => file && !names.has(file)).map(missingFile));

  for (const source of sources) {
    const { file, text, fault } = source;
    const collection = collectionOf(file);
    if (fault !== undefined)
      found.push(atStart(file, '', { message: `This file cannot be read: ${fault}.` }));
    else if (!collection) found.push(strayFile(source));
    else {
      files.push(readContentFile(file, text, collection));
      lines.set(file, new Lines(text));
    }
  }
  const place = (file: ContentFile, finding: Finding) =>
    toProblem(file.file, finding, lines.get(file.file) ?? new Lines(file.source));
  for (const file of files) found.push(...file.findings.map((one) => place(file, one)));
  for (const rule of rules) {
    found.push(...rule(files, surroundings).map((one) => place(one.in, one.finding)));
  }
  const all = withoutEchoes(found).sort(byPlace);
  return {
    files,
    problems: all.filter(({ severity }) => severity === 'error'),
    warnings: all.filter(({ severity }) => severity === 'warning'),
  };
}
