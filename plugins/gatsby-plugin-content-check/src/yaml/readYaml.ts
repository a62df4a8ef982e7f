import { type Document, isScalar, parseDocument, visit } from 'yaml';
import { explain } from './explanations';
import type { Finding } from './finding';
import { Lines } from './lines';
import { aliasesAndTags, brokenFile, oddCharacter } from './misread';

/** A parsed text. */
export interface Reading {
  /** Undefined if a mistake makes the text unreadable. */
  document?: Document;
  findings: Finding[];
}

const parse = (text: string): Document =>
  parseDocument(text, {
    prettyErrors: false,
    logLevel: 'error',
    stringKeys: true,
    uniqueKeys: false,
    // Other YAML readers parse an unquoted date as a date, not as a string.
    customTags: ['timestamp'],
  });

function firstMistake(lines: Lines, document: Document): Finding | undefined {
  const character = oddCharacter(lines.text);
  const [error] = [...aliasesAndTags(lines.text), ...document.errors, ...document.warnings].sort(
    (first, second) => first.pos[0] - second.pos[0],
  );
  if (!error) return character;
  // An odd character causes the errors on its line and below.
  const isCause = character && lines.indexAt(character.span.start) <= lines.indexAt(error.pos[0]);
  return isCause ? character : explain(lines, document, error);
}

function duplicateFields(lines: Lines, document: Document): Finding[] {
  const findings: Finding[] = [];
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
        findings.push({ span: { start, end }, message, expected });
      }
    },
  });
  return findings;
}

/** Parses a text. Reports only the first mistake that makes it unreadable. Never throws because of the text. */
export function readYaml(text: string): Reading {
  const broken = brokenFile(text);
  if (broken) return { findings: [broken] };
  const lines = new Lines(text);
  try {
    const document = parse(text);
    const mistake = firstMistake(lines, document);
    return mistake
      ? { findings: [mistake] }
      : { document, findings: duplicateFields(lines, document) };
  } catch (error) {
    // The library throws for some texts.
    const reason = error instanceof Error ? error.message : String(error);
    const message = `This file cannot be read: ${reason}.`;
    return { findings: [{ span: { start: 0, end: 1 }, message }] };
  }
}
