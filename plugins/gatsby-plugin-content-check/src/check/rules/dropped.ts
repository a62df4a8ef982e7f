/** Finds what a translation has dropped of its original's texts: facts that are filled in, and links. Pure. */
import { kindNamed } from '../../../../../src/content/kinds';
import type { Field } from '../../../../../src/content/model/introspect';
import type { FieldPath } from '../../../../../src/content/model/mapContent';
import { FACTS } from '../../../../../src/content/pages/fillIn';
import { linksIn } from '../../../../../src/content/text/textLinks';
import type { ContentFile } from '../readContentFile';
import { nameOf, shown } from '../sentences';
import type { FieldText } from '../walk';
import { isProse } from './arabic';
import type { FileFinding } from './rule';

/** Items of a list of texts may be parted otherwise in a translation: they count together. */
const togetherAt = (path: FieldPath): string =>
  (typeof path.at(-1) === 'number' ? path.slice(0, -1) : path).join('.');

/** True for a fact that is filled in, unlike other words in braces. */
const isKnown = ({ filledIn = [] }: Field, fact: string): boolean =>
  [...FACTS, ...filledIn].some((known) => fact === `{${known}}`);

const factsIn = (text: string): string[] => text.match(/\{\w{1,40}\}/g) ?? [];
const targetsIn = (text: string): string[] => linksIn(text).map(({ address }) => address);

/** The texts by place, as `togetherAt` names it. */
function textsTogether(texts: readonly FieldText[]): Map<string, string> {
  const together = new Map<string, string>();
  for (const { path, value } of texts) {
    const place = togetherAt(path);
    together.set(place, `${together.get(place) ?? ''} ${value}`);
  }
  return together;
}

/** Returns what the original holds and the translation does not, each once. */
function missing(original: readonly string[], translation: readonly string[]): string[] {
  const held = new Set(translation);
  return [...new Set(original)].filter((each) => !held.has(each));
}

/**
 * Advises on facts and links of the original that a translation has not, unless something is wrong with them.
 * @param isAlive false for an address that leads nowhere from a file
 */
export function* droppedFindings(
  original: ContentFile,
  translation: ContentFile,
  isAlive: (file: ContentFile, address: string) => boolean,
): Iterable<FileFinding> {
  if (kindNamed(original.kind).name === 'glossary') return;
  const source = textsTogether(original.texts);
  const target = textsTogether(translation.texts);
  const seen = new Set<string>();
  for (const { field, path } of translation.texts) {
    const place = togetherAt(path);
    if (seen.has(place) || !isProse(field)) continue;
    seen.add(place);
    const theirs = source.get(place) ?? '';
    const ours = target.get(place) ?? '';
    const name = nameOf(field, path);
    for (const fact of missing(factsIn(theirs), factsIn(ours))) {
      if (!isKnown(field, fact)) continue;
      const message = `${name} has no ${fact}, which ${original.file} has here.`;
      const expected = 'Write it where the words need it, braces and all: it is filled in.';
      yield [translation, path, { message, expected, isAdvice: true }];
    }
    for (const address of missing(targetsIn(theirs), targetsIn(ours))) {
      if (!isAlive(original, address)) continue;
      const message = `${name} has no link to ${shown(address)}, which ${original.file} has here.`;
      const expected = `Put the words that lead there in brackets: [words](${shown(address)}).`;
      yield [translation, path, { message, expected, isAdvice: true }];
    }
  }
}
