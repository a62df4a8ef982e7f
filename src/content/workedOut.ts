/**
 * What pages are given beside the content as it is written, so that no page sorts or searches. The build
 * asks by GraphQL (resolvers.ts), /admin's preview for a draft: content may be there in part. Pure.
 */
import type { InferType } from 'yup';
import { entryHref, mailLink, phoneLink } from './addresses';
import { relatedCaseStudies } from './caseStudyPages';
import { companyFacts, fillIn } from './fillIn';
import { type ContentSchema, hasPages, type Kind, type Partly } from './kind';
import { entryLists, kinds } from './kinds';
import { caseStudy } from './kinds/caseStudy';
import { caseStudyGroup } from './kinds/caseStudyGroup';
import { leadForm, type LeadFormContent } from './kinds/forms';
import type { HomePage } from './kinds/home';
import type { Navigation } from './kinds/navigation';
import { service, type Service } from './kinds/service';
import type { ServiceGroup } from './kinds/serviceGroup';
import { site, type Site } from './kinds/site';
import { MAIN_LANGUAGE, pathIn } from './languages';
import { byOrder, fillMenu, type MenuEntry } from './menus';

/** An entry of a kind, which says its language beside its content. */
export type LanguageEntry<S extends ContentSchema> = Partly<InferType<S>> & { language: string };

/** The whole content, as it is asked for one entry. */
export interface ContentContext {
  readonly language: string;
  all<S extends ContentSchema>(
    kind: Kind<string, S>,
    language: string,
  ): Promise<LanguageEntry<S>[]>;
  /** The entries of a GraphQL type that have these slugs, in their order; without those that are not there. */
  named(typeName: string, slugs: readonly string[], language: string): Promise<object[]>;
}

/** A text, or a list of texts, with the company's name and addresses filled in. */
export async function filled(value: unknown, content: ContentContext): Promise<unknown> {
  const needsFacts = (one: unknown): one is string => typeof one === 'string' && one.includes('{');
  const values: unknown[] = Array.isArray(value) ? value : [value];
  if (!values.some(needsFacts)) return value;
  const [company = {}] = await content.all(site, content.language);
  const facts = companyFacts(company);
  const texts = values.map((one) => (needsFacts(one) ? fillIn(one, facts) : one));
  return Array.isArray(value) ? texts : texts[0];
}

/** The entries that a reference names; where one has no translation, lists do without. */
export async function referred(
  typeName: string,
  value: unknown,
  { language, named }: ContentContext,
): Promise<object | object[] | undefined> {
  if (Array.isArray(value)) return named(typeName, value.map(String), language);
  const [own] = await named(typeName, [String(value)], language);
  const [original] = own ? [] : await named(typeName, [String(value)], MAIN_LANGUAGE);
  return own ?? original;
}

/** A field that follows from the content, and replaces the model's field of its name. */
interface WorkedOutField {
  /** Its GraphQL type, where the model has no such field. */
  type?: string;
  value(source: object, content: ContentContext): unknown;
}

/** The address of an entry's page. */
const pathOf = ({ page }: Kind): WorkedOutField => ({
  type: 'String!',
  value: ({ slug = '' }: { slug?: string }, { language }) =>
    entryHref(slug, language, page?.addressFolder),
});

type List = (typeof entryLists)[number];

/** The entries of a list, in their order. */
const listed = async ({ kind, list }: List, language: string, { all }: ContentContext) =>
  (await all(kind, language)).filter((one) => list.has?.(one) ?? true).sort(byOrder);

/** A fact has as many dots as it counts; nobody tells more of them apart, and each takes room. */
const MOST_DOTS = 60;

type Fact = Partly<HomePage['special']['facts'][number]>;

/** What a fact counts, in the main language, since it is the same in all; undefined where it states a value. */
async function count({ counts }: Fact, content: ContentContext): Promise<number | undefined> {
  const counted = entryLists.find(({ list }) => list.name === counts);
  return counted && (await listed(counted, MAIN_LANGUAGE, content)).length;
}

async function menu(
  { main = [], words }: Partly<Navigation>,
  content: ContentContext,
): Promise<MenuEntry[]> {
  const { language } = content;
  const lists = entryLists
    .filter(({ list }) => list.inMenu !== undefined)
    .map(async (one) => {
      const { addressFolder } = one.kind.page ?? {};
      const entries = (await listed(one, language, content)).map(
        ({ name = '', slug = '', order = 0 }) => ({ name, slug, order, language, addressFolder }),
      );
      return [one.list.name, { entries, href: one.list.href && pathIn(language, one.list.href) }];
    });
  return fillMenu(main, Object.fromEntries(await Promise.all(lists)), words?.all ?? '');
}

/** The fields of a GraphQL type that are worked out. */
export type TypeFields = Readonly<Record<string, WorkedOutField>>;

/** By the names of their GraphQL types. */
export const workedOut: Readonly<Record<string, TypeFields>> = {
  ...Object.fromEntries(
    kinds.filter(hasPages).map((kind) => [kind.typeName, { path: pathOf(kind) }]),
  ),
  Service: {
    path: pathOf(service),
    caseStudies: {
      type: '[CaseStudy!]!',
      value: async ({ slug = '' }: Partly<Service>, { all, language }) => {
        const groups = (await all(caseStudyGroup, language)).sort(byOrder);
        const caseStudies = (await all(caseStudy, language)).sort(byOrder);
        return relatedCaseStudies(
          slug,
          caseStudies,
          groups.map((group) => group.slug),
        );
      },
    },
  },
  Company: {
    phoneLink: { type: 'String!', value: ({ phone = '' }: Partly<Site>) => phoneLink(phone) },
    mailLink: {
      type: 'String!',
      value: ({ email = '', emailSubject = '' }: Partly<Site>) => mailLink(email, emailSubject),
    },
  },
  ServiceGroup: {
    services: {
      type: '[Service!]!',
      value: async ({ slug }: Partly<ServiceGroup>, { all, language }) =>
        (await all(service, language)).filter(({ group }) => group === slug).sort(byOrder),
    },
  },
  Navigation: { menu: { type: '[MenuEntry!]!', value: menu } },
  HomePageSpecialFacts: {
    shown: {
      type: 'String!',
      value: async (fact: Fact, content) =>
        String((await count(fact, content)) ?? fact.value ?? ''),
    },
    dots: {
      type: 'Int!',
      value: async (fact: Fact, content) => {
        const stated = Number.parseInt(fact.value?.replaceAll(',', '') ?? '', 10) || 0;
        return Math.min(MOST_DOTS, (await count(fact, content)) ?? stated);
      },
    },
  },
  LeadForm: {
    choices: {
      type: '[LeadFormChoice!]!',
      value: async ({ services = [] }: Partly<LeadFormContent>, { all }) => {
        const [original] = await all(leadForm, MAIN_LANGUAGE);
        return services.map((label = '', at) => ({
          value: original?.services?.[at] ?? label,
          label,
        }));
      },
    },
  },
};
