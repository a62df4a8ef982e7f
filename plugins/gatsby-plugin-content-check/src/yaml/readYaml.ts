/**
 * Reads a text as YAML. A slip with only one possible correction is corrected for the reading (the
 * file stays as it is), so that what stands behind it is checked in the same run.
 */
import { type Document, parseDocument, type ScalarTag, type YAMLError } from 'yaml';
import { oddCharacter } from './characters';
import { tooDeep } from './depth';
import { applyEdits, beforeEdits } from './edits';
import { Lines } from './lines';
import { type Finding, MOST_PROBLEMS, type Span, type TextEdit } from './problem';
import { explain } from './yamlErrors';

export interface Reading {
  /** The parsed text; undefined where a slip makes the rest unreadable. */
  document?: Document;
  /** The text as it was read: with the corrections made. */
  text: string;
  /** The stretch of the file that a stretch of `text` stands for. */
  inFile: (span: Span) => Span;
  /** Slips, placed in the file. */
  findings: Finding[];
}

/** js-yaml, which builds the pages, makes a number of this. */
const binaryNumber: ScalarTag = {
  tag: 'tag:yaml.org,2002:int',
  identify: () => false,
  default: true,
  test: /^[-+]?0b[01]+$/,
  resolve: (written) => Number(written.replace(/^[-+]/, '')),
};

/** A file with more slips than this is not one that a person has mistyped. */
const MOST_REPAIRS = 20;

/** Nor is a file with more characters than this: one with a slip is not read on. */
const LARGEST = 200_000;

const parse = (text: string): Document =>
  parseDocument(text, {
    prettyErrors: false,
    logLevel: 'error',
    stringKeys: true,
    // Without these a date or a binary number that is not in quotes would pass for a text here,
    // while the build's own parser makes a moment or a number of it.
    customTags: ['timestamp', binaryNumber],
  });

const isDuplicate = ({ code }: YAMLError) => code === 'DUPLICATE_KEY';

/** The first slip of a text that keeps it from being read. */
function firstSlip(lines: Lines, document: Document): Finding | undefined {
  const character = oddCharacter(lines);
  const [error, ...others] = [...document.errors, ...document.warnings]
    .filter((one) => !isDuplicate(one))
    .sort((one, other) => one.pos[0] - other.pos[0]);
  // An odd character is the cause of the errors on its line and behind it.
  const isCause =
    character &&
    error &&
    lines.placeAt(character.span.start).line <= lines.placeAt(error.pos[0]).line;
  return error && !isCause ? explain(lines, document, [error, ...others]) : character;
}

/** Where a field of the same block stands first: " (first on line 3)". */
function firstPlace(lines: Lines, start: number, name: string): string {
  const own = lines.indexAt(start);
  const column = start - lines.startOf(own);
  for (let index = own - 1; index >= 0; index -= 1) {
    const line = lines.textOf(index);
    const isSame = line.startsWith(`${name}:`, column) && /^[ -]*$/.test(line.slice(0, column));
    if (isSame) return ` (first on line ${index + 1})`;
  }
  return '';
}

const duplicates = (lines: Lines, document: Document): Finding[] =>
  document.errors.filter(isDuplicate).map(({ pos: [start] }) => {
    const name = /^['"]?([^'":\s]+)/.exec(lines.text.slice(start, start + 80))?.[1] ?? '';
    return {
      span: { start, end: start + Math.max(1, name.length) },
      message: `"${name}" stands here for the second time${firstPlace(lines, start, name)}.`,
      expected: 'Each field stands once. Delete one of the two.',
    };
  });

/** True where nothing is wrong any more at a corrected place or before it. */
function isBetter(repaired: string, fix: TextEdit): boolean {
  const lines = new Lines(repaired);
  const reached = fix.start + fix.text.length;
  const end = lines.endOf(lines.indexAt(reached));
  try {
    const next = firstSlip(lines, parse(repaired));
    return next === undefined || next.span.start > end || next.span.start >= reached;
  } catch {
    return false;
  }
}

/** Reads a text. Never throws for what is in it. */
export function readYaml(source: string): Reading {
  const edits: TextEdit[] = [];
  const findings: Finding[] = [];
  let lines = new Lines(source);
  const inFile = (span: Span) => beforeEdits(span, edits);
  const report = ({ fix, ...finding }: Finding) =>
    findings.push({
      ...finding,
      span: inFile(finding.span),
      fix: fix && { ...inFile(fix), text: fix.text },
    });
  const reading = (document?: Document) => ({ document, text: lines.text, inFile, findings });

  const deep = tooDeep(lines);
  if (deep) {
    report(deep);
    return reading();
  }
  for (;;) {
    let document: Document;
    try {
      document = parse(lines.text);
    } catch (error) {
      // The library is not proof against every text: thousands of nested brackets end its stack.
      const reason = error instanceof Error ? error.message : String(error);
      report({ span: { start: 0, end: 1 }, message: `This file cannot be read: ${reason}.` });
      return reading();
    }
    const slip = firstSlip(lines, document);
    if (!slip) {
      for (const one of duplicates(lines, document).slice(0, MOST_PROBLEMS)) report(one);
      return reading(document);
    }
    const repaired = applyEdits(lines.text, slip.fix ? [slip.fix] : []);
    const fix = slip.fix && isBetter(repaired, slip.fix) ? slip.fix : undefined;
    report({ ...slip, fix });
    if (!fix || edits.length === MOST_REPAIRS || lines.text.length > LARGEST) return reading();
    edits.push(fix);
    lines = new Lines(repaired);
  }
}
