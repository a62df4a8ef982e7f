import { type Entry, pictureOf } from '../../../src/content/entries';
import { kindNamed } from '../../../src/content/kinds';
import { grouped, MAIN_LANGUAGE } from '../../../src/content/languages';
import { byOrder } from '../../../src/content/library';
import { ownPictureOf, pictureName } from '../../../src/content/pictures';
import { sharedDrawing, type PatternWish } from './choosePattern';
import type { WantedDrawing } from './drawings';

/** Returns the slug and patterns of an entry's drawing, and the choices that the entry or its kind specifies. */
export function patternWishOf(entry: Entry): PatternWish {
  const { page } = kindNamed(entry.kind);
  const { generator, tone } = pictureOf(entry) ?? page?.cardPattern ?? {};
  const patterns = page?.picture?.patterns(entry.content) ?? 'page';
  return { slug: pictureName(entry), patterns, generator, tone };
}

/**
 * How many entries of a kind, in order, get their own drawing without specifying a pattern. Later ones share
 * drawings: drawing thousands would take minutes in each build.
 */
const OWN_DRAWINGS = 100;

const listed = (entry: Entry) => {
  const { content } = entry;
  return 'order' in content ? [{ entry, name: content.name, order: content.order }] : [];
};

function sharing(entries: readonly Entry[]): Set<Entry> {
  const undecided = entries.filter((entry) => {
    const { generator, tone } = patternWishOf(entry);
    return !generator && !tone;
  });
  const late = [...grouped(undecided, ({ kind }) => kind).values()].flatMap((ofKind) =>
    ofKind.flatMap(listed).sort(byOrder).slice(OWN_DRAWINGS),
  );
  return new Set(late.map(({ entry }) => entry));
}

/** Returns the drawings of all entries that have a page and no picture of their own. */
export function wantedPictures(entries: readonly Entry[]): WantedDrawing[] {
  // Translations show the pictures of their originals.
  const drawn = entries.filter((entry) => entry.language === MAIN_LANGUAGE && !ownPictureOf(entry));
  const shared = sharing(drawn);
  const drawings = new Map<string, WantedDrawing>();
  for (const entry of drawn) {
    const formats = kindNamed(entry.kind).page?.picture?.formats;
    if (!formats) continue;
    const ownWish = patternWishOf(entry);
    const wish = shared.has(entry) ? sharedDrawing(ownWish) : ownWish;
    const { names = [] } = drawings.get(wish.slug) ?? {};
    drawings.set(wish.slug, { ...wish, formats, names: [...names, pictureName(entry)] });
  }
  return [...drawings.values()];
}
