/** Which pictures each page shows, in which formats, and where the drawn ones are. */
import { pagePath } from '../../../src/content/addresses';
import { type Entry, pictureOf, slugOf } from '../../../src/content/entries';
import { kindNamed, kinds } from '../../../src/content/kinds';
import { MAIN_LANGUAGE } from '../../../src/content/languages';
import { byOrder } from '../../../src/content/menus';
import { sharedDrawing, type PatternWish } from './choosePattern';
import type { PictureEntry } from './pictureFiles';

/** Folder of the drawn pictures, relative to the project. Not in Git: `data/` decides what is in it. */
export const GENERATED_PICTURES = '.generated/pictures';

/** The name of an entry's pictures: its slug, below the folder of its address, or its kind's name. */
export function pictureName(entry: Entry): string {
  const slug = slugOf(entry);
  return slug === undefined
    ? entry.kind
    : pagePath(slug, kindNamed(entry.kind).page?.addressFolder).slice(1);
}

/** What an entry says about the drawing of its pictures. */
export function patternWishOf(entry: Entry): PatternWish {
  const { page } = kindNamed(entry.kind);
  const { generator, tone } = pictureOf(entry) ?? page?.cardPattern ?? {};
  const patterns = page?.picture?.patterns(entry.content) ?? 'page';
  return { slug: pictureName(entry), patterns, generator, tone };
}

/** The content person's own file in PICTURE_FOLDER, which replaces the drawing. */
export const ownPictureOf = (entry: Entry): string | undefined =>
  pictureOf(entry)?.file || undefined;

/** This many entries of a kind without a chosen pattern have drawings of their own, the first in their order.
 * The others share some: thousands would take hours to draw and to encode. */
const OWN_DRAWINGS = 100;

const listed = (entry: Entry) => {
  const { content } = entry;
  return 'order' in content ? [{ entry, name: content.name, order: content.order }] : [];
};

/** The entries that share drawings. */
function sharing(entries: readonly Entry[]): Set<Entry> {
  const undecided = entries.filter((entry) => {
    const { generator, tone } = patternWishOf(entry);
    return !generator && !tone;
  });
  const late = kinds.flatMap(({ name }) => {
    const own = undecided.filter(({ kind }) => kind === name);
    return own.flatMap(listed).sort(byOrder).slice(OWN_DRAWINGS);
  });
  return new Set(late.map(({ entry }) => entry));
}

/** The pictures that have to be drawn: of every entry with a page that names no file of its own. */
export function wantedPictures(entries: readonly Entry[]): PictureEntry[] {
  // Translations show the pictures of their originals.
  const drawn = entries.filter((entry) => entry.language === MAIN_LANGUAGE && !ownPictureOf(entry));
  const shared = sharing(drawn);
  const pictures = new Map<string, PictureEntry>();
  for (const entry of drawn) {
    const formats = kindNamed(entry.kind).page?.picture?.formats;
    if (!formats) continue;
    const own = patternWishOf(entry);
    const picture = { ...(shared.has(entry) ? sharedDrawing(own) : own), formats };
    pictures.set(picture.slug, picture);
  }
  return [...pictures.values()];
}
