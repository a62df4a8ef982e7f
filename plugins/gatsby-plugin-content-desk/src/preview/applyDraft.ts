/** Puts a draft's content into the data of a page, as the build's resolvers would have. Pure. */
import * as yup from 'yup';
import {
  hrefOf,
  linkTarget,
  mailLink,
  pagePath,
  phoneLink,
} from '../../../../src/content/addresses';
import { CompanyFacts, fillIn } from '../../../../src/content/fillIn';
import { AnySchema, fieldOf, itemOf, metaOf } from '../../../../src/content/introspect';
import { fillMenu, ListedEntry, MenuItem } from '../../../../src/content/menus';
import type { ListedContent } from './pageOf';

type Fields = Record<string, unknown>;

export interface DraftContext {
  facts: CompanyFacts;
  /** All entries, for references and menus. */
  entries: readonly ListedContent[];
  /** Address of the entry's own picture. */
  pictureAddress?: string;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (source: unknown, name: string): string => {
  const value: unknown = isFields(source) ? source[name] : undefined;
  return typeof value === 'string' ? value : '';
};

const listed = ({ content }: ListedContent): ListedEntry => ({
  name: textOf(content, 'name'),
  slug: textOf(content, 'slug'),
  order: typeof content.order === 'number' ? content.order : 0,
});

/** The entries that a dropdown of the menu can list. */
function menuLists(entries: readonly ListedContent[]): Record<string, ListedEntry[]> {
  const services = entries.filter(({ collection }) => collection === 'services');
  const inGroup = (group: string) =>
    services.filter(({ content }) => content.group === group).map(listed);
  return {
    listening: inGroup('listening'),
    responsive: inGroup('responsive'),
    partners: entries.filter(({ collection }) => collection === 'partners').map(listed),
  };
}

/** A picture that is not encoded yet, as the page's picture component takes it. */
const plainPicture = (src: string) => ({
  light: {
    childImageSharp: {
      gatsbyImageData: {
        layout: 'fullWidth',
        width: 1,
        height: 1,
        images: { fallback: { src, srcSet: src, sizes: '100vw' }, sources: [] },
      },
    },
  },
  dark: null,
});

/** Fields that the build works out: their value for a draft, by their name. */
function workedOut(name: string, base: unknown, content: Fields, context: DraftContext): unknown {
  switch (name) {
    case 'pictures': {
      if (!isFields(base)) return base;
      const { pictureAddress } = context;
      const formats = Object.entries(base).map(([format, picture]): [string, unknown] => [
        format,
        pictureAddress && format !== 'alt' ? plainPicture(pictureAddress) : picture,
      ]);
      return { ...Object.fromEntries(formats), alt: textOf(content.picture, 'alt') };
    }
    case 'path':
      return hrefOf(pagePath(textOf(content, 'slug')));
    case 'href':
      return linkTarget(textOf(content, 'link'));
    case 'menu': {
      const items: MenuItem[] = Array.isArray(content.main) ? content.main : [];
      return fillMenu(items, menuLists(context.entries), textOf(content.words, 'all'));
    }
    case 'phoneLink':
      return phoneLink(textOf(content, 'phone'));
    case 'mailLink':
      return mailLink(textOf(content, 'email'), textOf(content, 'emailSubject'));
    default:
      return base;
  }
}

/** The entry that a reference names, with the fields that the page asks of it. */
function referred(
  base: unknown,
  collection: string,
  slug: unknown,
  context: DraftContext,
): unknown {
  const entry = context.entries.find(
    (one) => one.collection === collection && one.content.slug === slug,
  );
  if (!isFields(base) || !entry) return base;
  const own = hrefOf(pagePath(textOf(entry.content, 'slug')));
  if (base.slug === slug || base.path === own) return base;
  return Object.fromEntries(
    Object.entries(base).map(([name, value]): [string, unknown] => [
      name,
      name === 'path' ? own : (entry.content[name] ?? value),
    ]),
  );
}

function value(base: unknown, schema: AnySchema, own: unknown, context: DraftContext): unknown {
  const { ref, link } = metaOf(schema);
  if (ref) return referred(base, ref, own, context);
  const item = itemOf(schema);
  if (item) {
    const old: unknown[] = Array.isArray(base) ? base : [];
    const items: unknown[] = Array.isArray(own) ? own : [];
    const reference = metaOf(item).ref;
    if (reference) {
      return items.map((slug) => {
        const address = hrefOf(pagePath(String(slug)));
        const same = old.find((one) => isFields(one) && one.path === address);
        return same ?? referred(old[0], reference, slug, context);
      });
    }
    return items.map((one, index) => value(old[index] ?? old[0], item, one, context));
  }
  if (schema instanceof yup.ObjectSchema) {
    return isFields(own) ? merged(base, schema, own, context) : null;
  }
  if (typeof own === 'string') {
    const text = fillIn(own, context.facts);
    return link && text !== '' ? linkTarget(text) : text;
  }
  return own ?? null;
}

/**
 * The part of a page's data that shows `content`, with the draft in it. `base` says which fields the
 * page asks for; what the model does not know of them is worked out, or stays.
 */
function merged(base: unknown, schema: AnySchema, content: Fields, context: DraftContext): Fields {
  const names = isFields(base) ? Object.keys(base) : Object.keys(content);
  const old = isFields(base) ? base : {};
  return Object.fromEntries(
    names.map((name): [string, unknown] => {
      const field = fieldOf(schema, name);
      return [
        name,
        field
          ? value(old[name], field, content[name], context)
          : workedOut(name, old[name], content, context),
      ];
    }),
  );
}

/** Where the item of a list is the one with the draft's slug. */
const BY_SLUG = 'bySlug';

/** The data of a page with a draft's content at `at`. */
export function applyDraft(
  data: unknown,
  at: readonly string[],
  schema: AnySchema,
  content: Fields,
  context: DraftContext,
): unknown {
  const [step, ...rest] = at;
  if (step === undefined) return merged(data, schema, content, context);
  if (step === BY_SLUG) {
    if (!Array.isArray(data)) return data;
    return data.map((one: unknown) =>
      textOf(one, 'slug') === content.slug ? applyDraft(one, rest, schema, content, context) : one,
    );
  }
  if (!isFields(data)) return data;
  return { ...data, [step]: applyDraft(data[step], rest, schema, content, context) };
}
