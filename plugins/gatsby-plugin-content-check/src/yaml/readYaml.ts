/** Reads YAML, with the one possible correction of a mistake made, so that the rest is checked in the same run. */
import { type Document, isScalar, parseDocument, visit } from 'yaml';
import { explain } from './explanations';
import { applyEdits, beforeEdits, type Finding, type Span, type TextEdit } from './finding';
import { Lines } from './lines';
import { aliasesAndTags, oddCharacter, tooDeep } from './misread';

export interface Reading {
  /** The parsed text; undefined where a mistake makes the rest unreadable. */
  document?: Document;
  /** The text as it was read: with the corrections made. */
  text: string;
  /** Maps a stretch of `text` to the file. */
  inFile: (span: Span) => Span;
  /** What is wrong with it, placed in the file. */
  findings: Finding[];
}

/** Nobody mistypes a file in more places than this. */
const MOST_REPAIRS = 20;

/** In a file with more characters than this, reading stops at the first mistake. */
const LARGEST = 200_000;

const parse = (text: string): Document =>
  parseDocument(text, {
    prettyErrors: false,
    logLevel: 'error',
    stringKeys: true,
    uniqueKeys: false,
    // Other readers of YAML take an unquoted date for a date, not for a text.
    customTags: ['timestamp'],
  });

/** The first mistake that keeps a text from being read. */
function firstMistake(lines: Lines, document: Document): Finding | undefined {
  const character = oddCharacter(lines.text);
  const [error] = [...aliasesAndTags(lines.text), ...document.errors, ...document.warnings].sort(
    (one, other) => one.pos[0] - other.pos[0],
  );
  if (!error) return character;
  // An odd character is the cause of the errors on its line and behind it.
  const isCause = character && lines.indexAt(character.span.start) <= lines.indexAt(error.pos[0]);
  return isCause ? character : explain(lines, document, error);
}

/** Fields of one group with the same name. */
function duplicates(lines: Lines, document: Document): Finding[] {
  const found: Finding[] = [];
  visit(document, {
    Map(_key, { items }) {
      const first = new Map<string, number>();
      for (const { key } of items) {
        if (!isScalar(key) || !key.range) continue;
        const [start, end] = key.range;
        const name = String(key.value);
        const line = first.get(name);
        first.set(name, line ?? lines.placeAt(start).line);
        if (line === undefined) continue;
        const message = `"${name}" stands here for the second time (first on line ${line}).`;
        const expected = 'Each field stands once. Delete one of the two.';
        found.push({ span: { start, end }, message, expected });
      }
    },
  });
  return found;
}

/** A text, parsed, with the first mistake that keeps it from being read. */
function attempt(text: string) {
  const lines = new Lines(text);
  const deep = tooDeep(text);
  if (deep) return { lines, mistake: deep };
  try {
    const document = parse(text);
    return { lines, document, mistake: firstMistake(lines, document) };
  } catch (error) {
    // The library does not survive every text.
    const reason = error instanceof Error ? error.message : String(error);
    const message = `This file cannot be read: ${reason}.`;
    return { lines, mistake: { span: { start: 0, end: 1 }, message } };
  }
}

/** The corrected text, provided that nothing is wrong with it up to the corrected place. */
function corrected(text: string, fix: TextEdit) {
  const next = attempt(applyEdits(text, [fix]));
  const reached = fix.start + fix.text.length;
  return next.document && (!next.mistake || next.mistake.span.start >= reached) ? next : undefined;
}

/** Reads a text. Never throws for what is in it. */
export function readYaml(source: string): Reading {
  const edits: TextEdit[] = [];
  const findings: Finding[] = [];
  const inFile = (span: Span) => beforeEdits(span, edits);
  const report = ({ fix, ...finding }: Finding) =>
    findings.push({
      ...finding,
      span: inFile(finding.span),
      fix: fix && { ...inFile(fix), text: fix.text },
    });

  let read = attempt(source);
  while (read.mistake) {
    const { fix, ...mistake } = read.mistake;
    const { text } = read.lines;
    const next = fix && corrected(text, fix);
    report({ ...mistake, fix: next && fix });
    if (!next || edits.length === MOST_REPAIRS || text.length > LARGEST) {
      return { text, inFile, findings };
    }
    edits.push(fix);
    read = next;
  }
  const { document, lines } = read;
  if (document) duplicates(lines, document).forEach(report);
  return { document, text: lines.text, inFile, findings };
}
