/** Puts a draft's content into the data of a page, as the build's resolvers would have. Pure. */
import {
  hrefOf,
  linkTarget,
  mailLink,
  pagePath,
  phoneLink,
} from '../../../../src/content/addresses';
import { pathsOf, type PartlyEntry, slugOf } from '../../../../src/content/entries';
import type { Reference } from '../../../../src/content/fields';
import { companyFacts, type CompanyFacts, fillIn } from '../../../../src/content/fillIn';
import { type Field, fieldOf, isRecord } from '../../../../src/content/introspect';
import { entryLists, kindNamed, kindOfFile } from '../../../../src/content/kinds';
import { MAIN_LANGUAGE, originalOf, pathIn } from '../../../../src/content/languages';
import type { LogoFile, ShownLogo } from '../../../../src/content/logos';
import { fillMenu } from '../../../../src/content/menus';
import { LOGO } from '../../../../src/content/sharedFields';
import { withOwnLinks } from '../../../../src/content/translation';
import type { ContentIndex } from '../admin/checkDraft';
import { readContentFile } from '../check/contentFile';
import { translatedEntry } from '../check/translations';
import { partlyEntry } from '../check/walk';
import type { PreviewDraft } from './previewDraft';

type Fields = Readonly<Record<string, unknown>>;

/** What a draft refers to beyond itself. */
export interface DraftContext {
  /** Code of the language of the draft. */
  language: string;
  facts: CompanyFacts;
  /** All entries in this language, for references and menus. */
  entries: readonly PartlyEntry[];
  /** Where the browser finds the files that the draft names. */
  addresses: PreviewDraft['addresses'];
}

/** All entries in a language; files that cannot be read give what they can. */
function entriesIn(language: string, sources: ContentIndex['sources']): PartlyEntry[] {
  const files = sources.flatMap(({ file, text }) => {
    const kind = kindOfFile(originalOf(file).original);
    return kind ? readContentFile(file, text, kind) : [];
  });
  const own = files.filter((one) => one.language === language);
  if (language === MAIN_LANGUAGE) return own;
  const originals = new Map(files.map((one) => [one.file, one]));
  return own.flatMap((one) => {
    const original = originals.get(originalOf(one.file).original);
    return original ? translatedEntry(original, one) : [];
  });
}

/** The company's facts and the other entries. */
export function contextOf(
  { sources }: ContentIndex,
  draft: PartlyEntry,
  addresses: DraftContext['addresses'] = {},
): DraftContext {
  const { language } = draft;
  const entries = entriesIn(language, sources);
  const site = draft.kind === 'site' ? draft : entries.find((entry) => entry.kind === 'site');
  return { language, facts: companyFacts(site?.content ?? {}), entries, addresses };
}

/** The address of an entry's page in the language of the draft, encoded. */
const addressOf = (slug: string, { language }: DraftContext): string =>
  hrefOf(pathIn(language, pagePath(slug)));

/** The lists that dropdowns can show, by their names. */
const listsIn = ({ entries, language }: DraftContext) =>
  Object.fromEntries(
    entryLists.map(({ kind, list }) => {
      const own = entries.filter(
        (one) => one.kind === kind.name && (list.has?.(one.content) ?? true),
      );
      const listed = own.flatMap(({ content }) => {
        if (!('order' in content)) return [];
        const { name = '', slug = '', order = 0 } = content;
        return { name, slug, order, language };
      });
      return [list.name, { entries: listed, href: list.href && pathIn(language, list.href) }];
    }),
  );

/** A picture that is not encoded yet, as the page's picture component takes it. */
function plainPicture(src: string) {
  const images = { fallback: { src, srcSet: src, sizes: '100vw' }, sources: [] };
  const gatsbyImageData = { layout: 'fullWidth', width: 1, height: 1, images };
  return { light: { childImageSharp: { gatsbyImageData } }, dark: null };
}

/** The pictures of a page with the draft's own in their place. */
function picturesOf({ content }: PartlyEntry, base: unknown, { addresses }: DraftContext): unknown {
  if (!isRecord(base)) return base;
  const { file = '', alt = '' } = ('picture' in content && content.picture) || {};
  const pictureAddress = addresses[file];
  if (!pictureAddress) return { ...base, alt };
  const formats = Object.keys(base).map((format) => [format, plainPicture(pictureAddress)]);
  return { ...Object.fromEntries(formats), alt };
}

/** A file that the build has not measured: once it is loaded, browsers go by its own shape. */
const unmeasured = { width: 3, height: 1, png: null };

/** A logo as the page shows it; the build tells SVG from PNG, here any address is shown as it is. */
function shownLogo({ file, dark, ground }: Fields, { addresses }: DraftContext): ShownLogo | null {
  const shown = (name: unknown): LogoFile | null => {
    const publicURL = addresses[String(name)];
    return publicURL === undefined ? null : { ...unmeasured, svg: { publicURL } };
  };
  const onLight = shown(file);
  const stated = ground === 'dark' || ground === 'both' ? ground : null;
  return onLight && { ground: stated, onLight, onDark: shown(dark) };
}

/** Fields that the build works out: their values for a draft, by their names. */
function workedOut(draft: PartlyEntry, context: DraftContext): Fields {
  if (draft.kind === 'site') {
    const { phone = '', email = '', emailSubject = '' } = draft.content;
    return { phoneLink: phoneLink(phone), mailLink: mailLink(email, emailSubject) };
  }
  if (draft.kind === 'navigation') {
    const { main = [], words = {} } = draft.content;
    return { menu: fillMenu(main, listsIn(context), words.all ?? '') };
  }
  if (draft.kind === 'lead-form') {
    const { services = [] } = draft.content;
    return { choices: services.map((service) => ({ value: service, label: service })) };
  }
  return { path: addressOf(slugOf(draft) ?? '', context) };
}

/** The entry that a reference names, with the fields that the page asks of it. */
function referred(base: unknown, ref: Reference, slug: unknown, context: DraftContext): unknown {
  const entry = context.entries.find((one) => one.kind === ref.name && slugOf(one) === slug);
  if (!isRecord(base) || !entry) return base;
  const path = addressOf(String(slug), context);
  if (base.slug === slug || base.path === path) return base;
  const known: Fields = { ...entry.content, path };
  return Object.fromEntries(
    Object.entries(base).map(([name, value]) => [name, known[name] ?? value]),
  );
}

function value(base: unknown, field: Field, own: unknown, context: DraftContext): unknown {
  const { ref, link, item, type } = field;
  if (ref) return referred(base, ref, own, context);
  if (item) {
    const old: unknown[] = Array.isArray(base) ? base : [];
    const items: unknown[] = Array.isArray(own) ? own : [];
    const reference = item.ref;
    if (!reference) return items.map((one, at) => value(old[at] ?? old[0], item, one, context));
    return items.map((slug) => {
      const path = addressOf(String(slug), context);
      const same = old.find((one) => isRecord(one) && one.path === path);
      return same ?? referred(old[0], reference, slug, context);
    });
  }
  if (field.graphqlType === LOGO) return isRecord(own) ? shownLogo(own, context) : null;
  if (type === 'object') return isRecord(own) ? merged(base, field, own, context) : null;
  if (typeof own !== 'string') return own ?? null;
  const text = fillIn(own, context.facts);
  return link && text !== '' ? linkTarget(text) : text;
}

/**
 * The part of a page's data that shows `content`, with the draft in it. `base` says which fields the
 * page asks for; what the model does not know of them is among `known`, or stays.
 */
function merged(
  base: unknown,
  { fields }: Field,
  content: Fields,
  context: DraftContext,
  known: Fields = {},
): Fields {
  const old = isRecord(base) ? base : {};
  return Object.fromEntries(
    Object.keys(isRecord(base) ? base : content).map((name) => {
      const field = fields.get(name);
      if (field) return [name, value(old[name], field, content[name], context)];
      if (name === 'href') return [name, linkTarget(String(content.link ?? ''))];
      return [name, known[name] ?? old[name]];
    }),
  );
}

/** Where the item of a list is the one with the draft's slug, or that of its language. */
const ITEM: Readonly<Record<string, string>> = { bySlug: 'slug', byLanguage: 'language' };

/** The content of a draft, with links to pages of its own language, as the build has them. */
function linked(
  { kind, content }: Pick<PreviewDraft, 'kind' | 'content'>,
  { language, entries }: DraftContext,
): Fields {
  if (language === MAIN_LANGUAGE) return content;
  const paths = new Set(entries.flatMap(pathsOf));
  const has = (path: string) => paths.has(pathIn(language, path));
  const own = withOwnLinks(fieldOf(kindNamed(kind).schema), content, language, has);
  return isRecord(own) ? own : content;
}

/** The data of a page with a draft's content at `at`. */
export function applyDraft(
  data: unknown,
  at: readonly string[],
  draft: Pick<PreviewDraft, 'kind' | 'content'>,
  context: DraftContext,
): unknown {
  const [step, ...rest] = at;
  const below = (one: unknown) => applyDraft(one, rest, draft, context);
  const key = step === undefined ? undefined : ITEM[step];
  if (key !== undefined) {
    if (!Array.isArray(data)) return data;
    const wanted = key === 'language' ? context.language : draft.content[key];
    const isOwn = (one: unknown) => isRecord(one) && one[key] === wanted;
    return data.map((one: unknown) => (isOwn(one) ? below(one) : one));
  }
  if (step !== undefined) return isRecord(data) ? { ...data, [step]: below(data[step]) } : data;

  const kind = kindNamed(draft.kind);
  const content = linked(draft, context);
  const entry = partlyEntry(kind, content, context.language);
  const base = isRecord(data) ? data.pictures : undefined;
  const pictures = picturesOf(entry, base, context);
  const known = { ...workedOut(entry, context), pictures };
  return merged(data, fieldOf(kind.schema), content, context, known);
}
