import * as yaml from 'yaml';
import { explain } from './explanations';
import type { Finding } from './finding';
import { Lines } from './lines';
import { brokenFile, misread, oddCharacter } from './misread';

export interface Reading {
  /** Undefined if a mistake makes the text unreadable. */
  document?: yaml.Document;
  findings: Finding[];
}

/** The most findings of one kind in a field: a program may have damaged every line. */
export const MOST_FINDINGS = 20;

const parse = (text: string): yaml.Document =>
  yaml.parseDocument(text, {
    prettyErrors: false,
    logLevel: 'error',
    stringKeys: true,
    uniqueKeys: false,
    // Other YAML readers parse an unquoted date as a date, not as a string.
    customTags: ['timestamp'],
  });

/** The sign of an alias, an anchor or a tag; undefined for any other node. */
function signOf(node: yaml.Node): string | undefined {
  if (yaml.isAlias(node)) return '*';
  if ('anchor' in node && node.anchor) return '&';
  return node.tag ? '!' : undefined;
}

/** Finds aliases, anchors and tags, which this project's files do not use, repeated fields, and misread texts. */
function inspect(lines: Lines, document: yaml.Document) {
  const { text } = lines;
  const errors: yaml.YAMLError[] = [];
  const findings: Finding[] = [];
  yaml.visit(document, {
    Node(_key, node) {
      if (!node.range) return;
      const sign = signOf(node);
      if (sign) {
        const at = text.lastIndexOf(sign, node.range[0]);
        errors.push(new yaml.YAMLParseError([at, at], 'BAD_ALIAS', sign));
      }
      const isPlain = yaml.isScalar(node) && node.type === yaml.Scalar.PLAIN;
      const finding = isPlain && misread(text, node.range, node.value);
      if (finding && findings.length < MOST_FINDINGS) findings.push(finding);
      if (!yaml.isMap(node)) return;
      const first = new Map<string, number>();
      for (const { key } of node.items) {
        if (!yaml.isScalar(key) || !key.range) continue;
        const [start, end] = key.range;
        const name = String(key.value);
        const line = first.get(name);
        first.set(name, line ?? lines.placeAt(start).line);
        if (line === undefined || findings.length >= MOST_FINDINGS) continue;
        const message = `"${name}" stands here for the second time (first on line ${line}).`;
        const expected = 'Each field stands once. Delete one of the two.';
        findings.push({ span: { start, end }, message, expected });
      }
    },
  });
  return { errors, findings };
}

/** Parses a text. Reports only the first mistake that makes it unreadable. Never throws because of the text. */
export function readYaml(text: string): Reading {
  const broken = brokenFile(text);
  if (broken) return { findings: [broken] };
  const lines = new Lines(text);
  try {
    const document = parse(text);
    const { errors, findings } = inspect(lines, document);
    const character = oddCharacter(text);
    const [error] = [...errors, ...document.errors, ...document.warnings].sort(
      (first, second) => first.pos[0] - second.pos[0],
    );
    if (character && (!error || lines.indexAt(character.span.start) <= lines.indexAt(error.pos[0])))
      return { findings: [character] };
    return error ? { findings: [explain(lines, document, error)] } : { document, findings };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `This file cannot be read: ${reason}.`;
    return { findings: [{ span: { start: 0, end: 1 }, message }] };
  }
}
