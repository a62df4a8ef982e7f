/** Random damage to a file of content: to its bytes, its lines and its structure. */
import { parse, stringify } from 'yaml';
import { isRecord } from '../../src/content/introspect';
import type { Random } from '../../src/drawings/random';

type Mutation = (text: string, random: Random) => string;

const pick = <T>(random: Random, list: readonly [T, ...T[]]): T =>
  list[Math.floor(random() * list.length)] ?? list[0];
const upTo = (random: Random, limit: number): number => Math.floor(random() * limit);

/** Pieces that mean something to YAML, or break it. */
const PIECES = [
  "'", '"', ': ', ':', ' #', '- ', '\t', '  ', '\n', '\r\n', '{', '[', ']', '](', '*', '&', '!!binary ',
  '@', '%', '|', '>-', '?', '\\', '---\n', '<<: ', 'null', '0x1F', '2024-11-07', '\u00a0', '\u0000',
  '\ufeff', '🎉', '{nmae}', '[x](/nowhere_(y))', '[x](/contact%zz)', '[x](/about', 'javascript:',
  'name: ', 'slug: ', 'draft: true\n', '__proto__: 1\n', '%YAML 1.1\n',
] as const; // prettier-ignore

/** Takes a few characters away and, mostly, puts something else in their place. */
const replace: Mutation = (text, random) => {
  const at = upTo(random, text.length + 1);
  const length = pick(random, [0, 0, 1, 3, upTo(random, 200)]);
  const piece = pick(random, ['', pick(random, PIECES), pick(random, PIECES)]);
  return text.slice(0, at) + piece + text.slice(at + length);
};

/** Changes a byte; what comes out need not be UTF-8. */
const byte: Mutation = (text, random) => {
  const buffer = Buffer.from(text);
  buffer[upTo(random, buffer.length)] = upTo(random, 256);
  return buffer.toString('utf8');
};

/** Does something to one line. */
const line: Mutation = (text, random) => {
  const lines = text.split('\n');
  const at = upTo(random, lines.length);
  const changed = pick<(one: string) => string[]>(random, [
    () => [],
    (one) => [one, one],
    (one) => [` ${one}`],
    (one) => [one.replace(/^ {1,2}/, '')],
    (one) => [`\t${one.trimStart()}`],
    (one) => [one.replace(/: (.*)/, ": '$1")],
    (one) => [one.replace(/: (.*)/, ': $1: more')],
    (one) => [one.replace(/(\w)(\w)(\w*):/, '$2$1$3:')],
  ])(lines[at] ?? '');
  return [...lines.slice(0, at), ...changed, ...lines.slice(at + 1)].join('\n');
};

const anyValue = (random: Random): unknown =>
  pick<unknown>(random, [
    '', 'A: b', '{name}', '- x', 'two\nlines', 'x'.repeat(500), -1, 1.5, true, null, [], [null], {},
    { title: 'x' }, [[['x']]], '2024-11-07', '/abuot', 'javascript:alert(1)', '[x](/contact%zz)',
  ]); // prettier-ignore

/** Puts another value somewhere into a structure. */
export function disturb(value: unknown, random: Random): unknown {
  const chance = random();
  if (Array.isArray(value) && value.length > 0 && chance < 0.8) {
    const items: unknown[] = [...value];
    const at = upTo(random, items.length);
    if (chance < 0.2) items.splice(at, 1);
    else if (chance < 0.3) items.splice(at, 0, items[at]);
    else items[at] = disturb(items[at], random);
    return items;
  }
  if (isRecord(value) && chance < 0.9) {
    const fields = Object.entries(value);
    const at = upTo(random, fields.length);
    const [name = 'x', own] = fields[at] ?? [];
    if (chance < 0.1) fields.splice(at, 1);
    else if (chance < 0.2) fields.splice(at, 0, [`${name}s`, anyValue(random)]);
    else fields[at] = [name, disturb(own, random)];
    return Object.fromEntries(fields);
  }
  return anyValue(random);
}

const structure: Mutation = (text, random) => stringify(disturb(parse(text), random));

/** Damages a text in one way. The text must be YAML. */
export const damage: Mutation = (text, random) =>
  pick(random, [replace, replace, line, structure, byte])(text, random);
