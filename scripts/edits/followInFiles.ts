/**
 * Follows the "In files" steps of a recipe, word by word, in a copy of the content. The steps are written
 * for people: a step with YAML that nobody understands throws.
 */
import sharp from 'sharp';
import { type Document, isMap, isScalar, isSeq, parse, parseDocument } from 'yaml';
import { isRecord } from '../../src/content/introspect';
import type { Recipe, Step } from '../handbook/recipes';
import type { ContentCopy } from '../lib/contentCopy';

/** Says that an item of a list is one more, in a note before it. */
const ONE_MORE = 'after the others';

/** A logo as a drawing program would save it. */
export const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 0h90v30H0z"/></svg>\n';

/** A picture as a camera takes it. */
const photograph = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#557799' } })
    .jpeg()
    .toBuffer();

type Path = readonly (string | number)[];

/** The item of a list that an item of a block means: the one with the same first field. */
function meantItem(list: unknown, item: unknown): number {
  const [[name, value] = []] = isRecord(item) ? Object.entries(item) : [];
  if (!Array.isArray(list) || name === undefined) return -1;
  return list.findIndex((one) => isRecord(one) && one[name] === value);
}

/** Whether a list of a block only adds to the list of the file. */
function isAddition(block: Document, path: Path): boolean {
  const list = block.getIn(path, true);
  if (!isSeq(list)) return false;
  const [first] = list.items;
  const notes = [list.commentBefore, isMap(first) || isScalar(first) ? first.commentBefore : ''];
  return notes.some((note) => note?.includes(ONE_MORE));
}

/** Writes what a block says into a file: each value in its place, and the rest as it was. */
function write(document: Document, block: Document, value: unknown, path: Path): void {
  const setIn = (at: Path, one: unknown) => document.setIn(at, document.createNode(one));
  if (Array.isArray(value)) {
    const own = document.getIn(path);
    const list: unknown[] = isSeq(own) ? own.toJS(document) : [];
    const places = value.map((item) => meantItem(list, item));
    if (list.length > 0 && isAddition(block, path)) {
      value.forEach((item, index) => setIn([...path, list.length + index], item));
    } else if (places.every((place) => place >= 0)) {
      value.forEach((item, index) => write(document, block, item, [...path, places[index] ?? 0]));
    } else setIn(path, value);
  } else if (isRecord(value)) {
    for (const [name, one] of Object.entries(value)) write(document, block, one, [...path, name]);
  } else setIn(path, value);
}

/** The first file of a folder, or of a group in it. */
export function firstOf(content: ContentCopy, folder: string, group?: string): string {
  const file = content
    .filesIn(folder)
    .find((one) => group === undefined || parse(content.read(one)).group === group);
  if (file === undefined) throw new Error(`${folder} has no file like that.`);
  return file;
}

/** Does in the files what a recipe says, and leaves out the steps that need Git, or a person. */
export async function followInFiles(content: ContentCopy, recipe: Recipe): Promise<void> {
  /** The file that the steps speak of. */
  let current = '';

  const firstIn = (folder: string) => firstOf(content, folder.replace(/\/$/, ''));

  /** What a sentence may ask for, by its first words, with what it does. */
  const verbs: [RegExp, (match: RegExpExecArray, step: Step) => void | Promise<void>][] = [
    [
      /^Copy a file of `(.*?)` to `(.*?)`/,
      ([, folder = '', name = '']) => {
        current = `${folder}${name}`;
        content.duplicate(firstIn(folder), current);
      },
    ],
    [
      /^(?:\w+ )?[Ii]n (?:(a file of) )?(?:`(data\/.*?)`|it), write:$/,
      ([, isAny, place], { yaml = '' }) => {
        if (place !== undefined) current = isAny ? firstIn(place) : place;
        if (!content.has(current)) content.write(current, '{}\n');
        content.edit(current, (document) => {
          const block = parseDocument(yaml);
          if (block.errors.length > 0) throw new Error(`The block cannot be read: ${yaml}`);
          write(document, block, parse(yaml), []);
        });
      },
    ],
    [
      /^Delete its (.*)$/,
      ([, names = '']) =>
        content.edit(current, (document) => {
          for (const [, name] of names.matchAll(/`([^`]*)`/g)) document.delete(name);
        }),
    ],
    [
      /^Put the \w+ into `(.*)`$/,
      async ([, folder = '']) => {
        const blocks = recipe.inFiles.map(({ yaml }) => yaml).join('');
        for (const [, name = ''] of blocks.matchAll(/\bfile: (.*)/g)) {
          const isLogo = name.endsWith('.svg');
          content.write(folder + name, isLogo ? LOGO : await photograph(2000, 2400));
        }
      },
    ],
    [
      /^In `(.*?)`, move an item of `(.*?)`/,
      ([, file = '', list = '']) => {
        current = file;
        content.edit(file, (document) => {
          const items = document.get(list);
          if (!isSeq(items)) throw new Error(`${file} has no list "${list}".`);
          items.items.push(...items.items.splice(0, 1));
        });
      },
    ],
    [
      /^Replace the name in all files of `(.*)`/,
      ([, folder = '']) => {
        const partner: unknown = parse(content.read(firstIn(`${folder}partners`)));
        const name = isRecord(partner) ? String(partner.name) : '';
        for (const file of content.allFiles()) {
          content.write(file, content.read(file).replaceAll(name, 'Signal Desk'));
        }
      },
    ],
  ];

  for (const step of recipe.inFiles) {
    let hasActed = false;
    for (const sentence of step.words.split(/(?<=[a-z`])[.:] (?=[A-Z])/)) {
      for (const [pattern, act] of verbs) {
        const match = pattern.exec(sentence.replace(/\.$/, ''));
        if (!match) continue;
        await act(match, step);
        hasActed = true;
      }
    }
    if (step.yaml !== undefined && !hasActed) {
      throw new Error(`Nobody knows where the YAML of this step goes: ${step.words}`);
    }
  }
}
