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
  "'", '"', ': ', ':', ' #', '#', '- ', '-', '\t', '  ', '\n', '\n\n', '\r\n', '{', '}', '[', ']',
  '(', ')', '](', '*', '&', '!', '!!binary ', '@', '`', '%', '|', '>', '>-', '|+', '?', ',', '\\',
  '---\n', '...\n', '<<: ', '~', 'null', 'true', '0x1F', '1e3', '2024-11-07', '\u00a0', '\u0000',
  '\ufeff', '\u2028', '🎉', 'é', '{name}', '{nmae}', '[x](/nowhere)', '[x](/nowhere_(y))',
  '[x](javascript:alert(1))', '[x](/contact%zz)', '[x](https://company.com/a_(b))', '[x](/about', 'javascript:', 'http://',
  'name: ', 'slug: ', 'draft: true\n', 'parent: x\n', 'id: 7\n', '__proto__: 1\n', '%YAML 1.1\n',
] as const; // prettier-ignore

/** Changes a few bytes; what comes out need not be UTF-8. */
const bytes: Mutation = (text, random) => {
  const buffer = Buffer.from(text);
  for (let count = 1 + upTo(random, 4); count > 0 && buffer.length > 0; count -= 1) {
    buffer[upTo(random, buffer.length)] = upTo(random, 256);
  }
  return buffer.toString('utf8');
};

const insert: Mutation = (text, random) => {
  const at = upTo(random, text.length + 1);
  return text.slice(0, at) + pick(random, PIECES) + text.slice(at);
};

const remove: Mutation = (text, random) => {
  const at = upTo(random, text.length + 1);
  const length = random() < 0.7 ? 1 + upTo(random, 4) : upTo(random, 200);
  return text.slice(0, at) + text.slice(at + length);
};

const cutOff: Mutation = (text, random) => text.slice(0, upTo(random, text.length));

const repeat: Mutation = (text, random) => {
  const at = upTo(random, text.length + 1);
  const piece = text.slice(at, at + upTo(random, 60));
  return text.slice(0, at) + piece.repeat(2 + upTo(random, 30)) + text.slice(at);
};

/** Does something to one line. */
const line: Mutation = (text, random) => {
  const lines = text.split('\n');
  const at = upTo(random, lines.length);
  const own = lines[at] ?? '';
  const changed = pick<(one: string) => string[]>(random, [
    () => [],
    (one) => [one, one],
    (one) => [` ${one}`],
    (one) => [`  ${one}`],
    (one) => [one.replace(/^ {1,2}/, '')],
    (one) => [`\t${one.trimStart()}`],
    (one) => [one, lines[upTo(random, lines.length)] ?? ''],
    (one) => [one.replace(/: /, ':')],
    (one) => [one.replace(/: (.*)/, ": '$1")],
    (one) => [one.replace(/: (.*)/, ': $1: more')],
    (one) => [one.replace(/(\w)(\w)(\w*):/, '$2$1$3:')],
  ])(own);
  return [...lines.slice(0, at), ...changed, ...lines.slice(at + 1)].join('\n');
};

const anyValue = (random: Random): unknown =>
  pick<unknown>(random, [
    '', ' ', 'word', 'A: b', '{name}', '- x', 'two\nlines', 'x'.repeat(500), 5, -1, 1.5, true, false,
    null, [], ['x'], [null], {}, { title: 'x' }, [[['x']]], '2024-11-07', 'yes', '/about', '/abuot',
    '/nowhere_(y)', 'javascript:alert(1)', '/contact%zz', 'See [x](/contact%zz) and [y](/nowhere_(y)).',
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
    else if (chance < 0.3) fields[at] = [name.slice(1), own];
    else fields[at] = [name, disturb(own, random)];
    return Object.fromEntries(fields);
  }
  return anyValue(random);
}

const structure: Mutation = (text, random) => {
  let content: unknown = parse(text);
  for (let count = 1 + upTo(random, 3); count > 0; count -= 1) content = disturb(content, random);
  return stringify(content);
};

const mutations: readonly [Mutation, ...Mutation[]] = [
  bytes, insert, insert, remove, cutOff, repeat, line, line, line, structure, structure, structure,
]; // prettier-ignore

/** Damages a text in one way or, now and then, in two. The text must be YAML. */
export function damage(text: string, random: Random): string {
  const once = pick(random, mutations)(text, random);
  return random() < 0.2
    ? pick<Mutation>(random, [insert, remove, line, bytes])(once, random)
    : once;
}
