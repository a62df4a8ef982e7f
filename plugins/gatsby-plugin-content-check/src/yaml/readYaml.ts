/** Reads YAML, and says what is wrong with it: of several mistakes, the first that keeps it from being read. */
import { type Document, isScalar, parseDocument, visit } from 'yaml';
import { explain } from './explanations';
import type { Finding } from './finding';
import { Lines } from './lines';
import { aliasesAndTags, brokenFile, oddCharacter } from './misread';

export interface Reading {
  /** The parsed text; undefined where a mistake makes it unreadable. */
  document?: Document;
  findings: Finding[];
}

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

/** Reads a text. Never throws for what is in it. */
export function readYaml(text: string): Reading {
  const broken = brokenFile(text);
  if (broken) return { findings: [broken] };
  const lines = new Lines(text);
  try {
    const document = parse(text);
    const mistake = firstMistake(lines, document);
    return mistake ? { findings: [mistake] } : { document, findings: duplicates(lines, document) };
  } catch (error) {
    // The library does not survive every text.
    const reason = error instanceof Error ? error.message : String(error);
    const message = `This file cannot be read: ${reason}.`;
    return { findings: [{ span: { start: 0, end: 1 }, message }] };
  }
}
