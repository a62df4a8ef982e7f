import * as yaml from 'yaml';
import { type Finding, firstOf, MOST_FINDINGS } from './diagnosis';
import { explain } from './explanations';
import { Lines } from './lines';
import { brokenFile, misread, oddCharacter } from './misread';

export interface Reading {
  /** Undefined if a mistake makes the text unreadable. */
  document?: yaml.Document;
  findings: Finding[];
}

/** Tokens up to the twentieth that is out of place: the library takes long over each, and one is reported. */
function* upToErrors(tokens: Iterable<yaml.CST.Token>): Generator<yaml.CST.Token> {
  let errors = 0;
  for (const token of tokens) {
    yield token;
    if (token.type === 'error') errors += 1;
    if (errors === MOST_FINDINGS) return;
  }
}

/** The library makes an error of each token that is out of place; collecting their stacks takes most of its time. */
function withoutStacks<Result>(work: () => Result): Result {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** Does what `parseDocument` of the library does, as far as the first errors. */
function parse(text: string): yaml.Document {
  const composer = new yaml.Composer({
    prettyErrors: false,
    logLevel: 'error',
    stringKeys: true,
    uniqueKeys: false,
    // Other YAML readers parse an unquoted date as a date, not as a string.
    customTags: ['timestamp'],
  });
  const tokens = upToErrors(new yaml.Parser().parse(text));
  const [document = new yaml.Document(), second] = composer.compose(tokens, true, text.length);
  if (second) {
    const [start, end] = second.range;
    document.errors.push(new yaml.YAMLParseError([start, end], 'MULTIPLE_DOCS', 'Two documents'));
  }
  return document;
}

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
      if (sign && errors.length === 0) {
        const at = text.lastIndexOf(sign, node.range[0]);
        errors.push(new yaml.YAMLParseError([at, at], 'BAD_ALIAS', sign));
      }
      const isPlain = yaml.isScalar(node) && node.type === yaml.Scalar.PLAIN;
      const finding = isPlain && misread(text, node.range, node.value);
      if (finding) findings.push(finding);
      if (!yaml.isMap(node)) return;
      const first = new Map<string, number>();
      for (const { key } of node.items) {
        if (!yaml.isScalar(key) || !key.range) continue;
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
  const more = ({ span, isAdvice }: Finding, message: string) => ({ span, isAdvice, message });
  return { errors, findings: firstOf(findings, more) };
}

/** Parses a text. Reports only the first mistake that makes it unreadable. Never throws because of the text. */
export function readYaml(text: string): Reading {
  const broken = brokenFile(text);
  if (broken) return { findings: [broken] };
  const lines = new Lines(text);
  try {
    const document = withoutStacks(() => parse(text));
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
