/** Says in the editor's words what somebody else has changed, and in which fields. */
import { kindOfAnyFile } from '../../../../../src/content/kinds';
import { fieldOf } from '../../../../../src/content/model/introspect';
import { wordsOf } from '../../../../../src/content/model/translation';
import { MAIN_LANGUAGE, originalOf } from '../../../../../src/content/text/languages';
import { nameIn, shown } from '../../../../gatsby-plugin-content-check/browser';
import { listName } from '../../content/listName';
import type { Clash } from '../../yaml/joinData';
import { type OthersChange, refusalWords } from '../refusalWords';
import { EditRefused } from './editRefused';
import type { RemoteFile } from './gitHub';

/** Returns who has changed a file last, and what its list calls it. */
export const othersChange = (path: string, { who }: RemoteFile): OthersChange => ({
  what: kindOfAnyFile(path) ? listName(path) : path.replace(/^.*\//, ''),
  who: who ?? refusalWords.somebody,
});

/** Returns a line for each field that both have changed, with what it holds now. */
function clashLines(file: string, clashes: readonly Clash[]): string[] {
  const kind = kindOfAnyFile(file);
  if (!kind) return [];
  const isMain = originalOf(file).language === MAIN_LANGUAGE;
  const model = fieldOf(isMain ? kind.schema : wordsOf(kind.schema));
  return clashes.map(({ path, theirs }) => {
    const value = typeof theirs === 'string' ? theirs : JSON.stringify(theirs);
    return refusalWords.field(
      nameIn(model, path),
      theirs === undefined ? refusalWords.removed : shown(value),
    );
  });
}

/** Returns the refusal of a file whose joining has clashed. */
export function refusedFor(
  clashes: readonly Clash[],
  file: string,
  change: OthersChange,
  words: Pick<typeof refusalWords.whenSaving, 'clash' | 'damaged'>,
): EditRefused {
  // A clash of whole files: one of them is no YAML.
  const isDamaged = clashes.some(({ path }) => path.length === 0);
  return new EditRefused(
    isDamaged ? words.damaged(change) : words.clash(change, clashLines(file, clashes)),
  );
}
