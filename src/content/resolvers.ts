/** Fields that are worked out of the content at build time, so that no page sorts or searches. */
import type { CreateSchemaCustomizationArgs, Node } from 'gatsby';
import type { InferType } from 'yup';
import { hrefOf, linkTarget, mailLink, pagePath, phoneLink } from './addresses';
import { relatedCaseStudies } from './caseStudyPages';
import { companyFacts, fillIn } from './fillIn';
import { type ContentSchema, hasPages, type Kind, type ListedSchema } from './kind';
import { entryLists, kinds } from './kinds';
import { caseStudy } from './kinds/caseStudy';
import { caseStudyGroup, type CaseStudyGroup } from './kinds/caseStudyGroup';
import { leadForm, type LeadFormContent } from './kinds/forms';
import type { HomePage } from './kinds/home';
import type { Navigation } from './kinds/navigation';
import { service, type Service } from './kinds/service';
import type { ServiceGroup } from './kinds/serviceGroup';
import { site, type Site } from './kinds/site';
import { MAIN_LANGUAGE, pathIn } from './languages';
import { byOrder, type FilledList, fillMenu, type MenuEntry } from './menus';

/** The part of Gatsby's resolver context that is used here. */
export interface ResolverContext {
  nodeModel: {
    findOne: (args: { type: string; query?: object }) => Promise<Node | null>;
    findAll: (args: { type: string; query?: object }) => Promise<{ entries: Iterable<Node> }>;
    getNodesByIds: (args: { ids: readonly string[]; type: string }) => Node[];
    findRootNodeAncestor: (part: unknown, isIt: (one: unknown) => boolean) => Node | null;
  };
  defaultFieldResolver: (
    source: unknown,
    args: unknown,
    context: ResolverContext,
    info: unknown,
  ) => unknown;
}

/** Gatsby's nodes hold what the check has passed: a node of a kind's type has the kind's content. */
const isNodeOf =
  <S extends ContentSchema>({ typeName }: Kind<string, S>) =>
  (node: Node): node is Node & InferType<S> =>
    node.internal.type === typeName;

/** What every node says beside its content. */
type InLanguage<T> = T & { language: string };

const saysLanguage = (one: unknown): one is InLanguage<object> =>
  typeof one === 'object' && one !== null && 'language' in one && typeof one.language === 'string';

/** The language of a node, or of the node that a part of its content belongs to. */
function languageOf(source: unknown, { nodeModel }: ResolverContext): string {
  const node = saysLanguage(source) ? source : nodeModel.findRootNodeAncestor(source, saysLanguage);
  return saysLanguage(node) ? node.language : MAIN_LANGUAGE;
}

/**
 * All nodes of a kind in a language, with their fields as the content has them. Without a filter: it
 * would resolve every reference of every node.
 */
async function nodesOf<S extends ContentSchema>(
  kind: Kind<string, S>,
  language: string,
  { nodeModel }: ResolverContext,
): Promise<InLanguage<Node & InferType<S>>[]> {
  const { entries } = await nodeModel.findAll({ type: kind.typeName, query: {} });
  return Array.from(entries)
    .filter(isNodeOf(kind))
    .filter((node): node is InLanguage<typeof node> => node.language === language);
}

/** All nodes of a kind in a language, in their stated order. */
const ordered = async <S extends ListedSchema>(
  kind: Kind<string, S>,
  language: string,
  context: ResolverContext,
): Promise<InLanguage<Node & InferType<S>>[]> =>
  (await nodesOf(kind, language, context)).sort(byOrder);

async function theSite(language: string, context: ResolverContext): Promise<Site> {
  const [company] = await nodesOf(site, language, context);
  if (!company) throw new Error(`${site.file ?? ''} has made no node.`);
  return company;
}

async function fill(value: unknown, source: unknown, context: ResolverContext): Promise<unknown> {
  const needsFacts = (one: unknown): one is string => typeof one === 'string' && one.includes('{');
  const values: unknown[] = Array.isArray(value) ? value : [value];
  if (!values.some(needsFacts)) return value;
  const facts = companyFacts(await theSite(languageOf(source, context), context));
  const filled = values.map((one) => (needsFacts(one) ? fillIn(one, facts) : one));
  return Array.isArray(value) ? filled : filled[0];
}

/** The nodes that have these slugs, in one language. */
async function nodesOfSlugs(
  type: string,
  slugs: readonly string[],
  language: string,
  { nodeModel }: ResolverContext,
): Promise<Node[]> {
  const filter = { slug: { in: slugs }, language: { eq: language } };
  const { entries } = await nodeModel.findAll({ type, query: { filter } });
  const nodes = new Map(Array.from(entries).map((node) => [node.slug, node]));
  return slugs.flatMap((slug) => nodes.get(slug) ?? []);
}

/** The entries that a reference names; where one has no translation, lists do without. */
async function referred(
  type: string,
  value: unknown,
  source: unknown,
  context: ResolverContext,
): Promise<unknown> {
  const language = languageOf(source, context);
  if (Array.isArray(value)) return nodesOfSlugs(type, value.map(String), language, context);
  const [own] = await nodesOfSlugs(type, [String(value)], language, context);
  const [original] = own ? [] : await nodesOfSlugs(type, [String(value)], MAIN_LANGUAGE, context);
  return own ?? original;
}

/**
 * `@filled` on a text: `{name}` and its kin are replaced. `@reference` on slugs: they become the entries
 * of the same language.
 */
export function createFieldExtensions(
  actions: Pick<CreateSchemaCustomizationArgs['actions'], 'createFieldExtension'>,
): void {
  actions.createFieldExtension({
    name: 'reference',
    args: { to: 'String!' },
    extend: ({ to }: { to: string }) => ({
      resolve: async (source: unknown, args: unknown, context: ResolverContext, info: unknown) =>
        referred(
          to,
          await context.defaultFieldResolver(source, args, context, info),
          source,
          context,
        ),
    }),
  });
  actions.createFieldExtension({
    name: 'filled',
    extend: () => ({
      resolve: async (source: unknown, args: unknown, context: ResolverContext, info: unknown) =>
        fill(await context.defaultFieldResolver(source, args, context, info), source, context),
    }),
  });
}

/** Types of the worked-out fields, beside those that the model gives. */
export const workedOutTypes = `
  type LeadFormChoice { value: String! label: String! }
  type MenuLink { label: String! href: String! }
  type MenuEntry { label: String! href: String links: [MenuLink!]! phase: String isButton: Boolean! }
`;

type List = (typeof entryLists)[number];

/** The entries of a list, in their order. */
const listed = async ({ kind, list }: List, language: string, context: ResolverContext) =>
  (await ordered(kind, language, context)).filter((node) => list.has?.(node) ?? true);

/** A fact has as many dots as it counts; nobody tells more of them apart, and each takes room. */
const MOST_DOTS = 60;

type Fact = HomePage['special']['facts'][number];

/**
 * Counts what a fact of the home page counts, in the main language: a fact is the same in all of them.
 * Null where it states a value of its own.
 */
async function count({ counts }: Fact, context: ResolverContext): Promise<number | null> {
  const counted = entryLists.find(({ list }) => list.name === counts);
  return counted ? (await listed(counted, MAIN_LANGUAGE, context)).length : null;
}

/** The menu as the pages show it. */
async function menu(
  { main, words, language }: InLanguage<Navigation>,
  context: ResolverContext,
): Promise<MenuEntry[]> {
  const lists = entryLists
    .filter(({ list }) => list.inMenu !== undefined)
    .map(async (one): Promise<[string, FilledList]> => [
      one.list.name,
      {
        entries: await listed(one, language, context),
        href: one.list.href && pathIn(language, one.list.href),
      },
    ]);
  return fillMenu(main, Object.fromEntries(await Promise.all(lists)), words.all);
}

/** A worked-out field: its GraphQL type, and how it follows from its source. */
const workedOut = <Source>(
  type: string,
  value: (source: Source, context: ResolverContext) => unknown,
) => ({
  type,
  resolve: (source: Source, _args: unknown, context: ResolverContext) => value(source, context),
});

const absoluteLink = ({ link }: { link: string }) => linkTarget(link);

type Resolvers = Record<string, Record<string, object>>;

const pathOf = ({ slug, language }: InLanguage<{ slug: string }>) =>
  hrefOf(pathIn(language, pagePath(slug)));

/** The path of every entry that has a page. */
const pathFields: Resolvers = Object.fromEntries(
  kinds.filter(hasPages).map(({ typeName }) => [typeName, { path: workedOut('String!', pathOf) }]),
);

/** The worked-out fields of every type. */
export const contentResolvers = (): Resolvers => ({
  ...pathFields,
  Service: {
    ...pathFields.Service,
    caseStudies: workedOut(
      '[CaseStudy!]!',
      async ({ slug, language }: InLanguage<Service>, context) => {
        const groups = await ordered(caseStudyGroup, language, context);
        const caseStudies = await ordered(caseStudy, language, context);
        const slugs = groups.map((group) => group.slug);
        return relatedCaseStudies(slug, caseStudies, slugs);
      },
    ),
  },
  Company: {
    phoneLink: workedOut('String!', ({ phone }: Site) => phoneLink(phone)),
    mailLink: workedOut('String!', ({ email, emailSubject }: Site) =>
      mailLink(email, emailSubject),
    ),
  },
  ServiceGroup: {
    services: workedOut(
      '[Service!]!',
      async ({ slug, language }: InLanguage<ServiceGroup>, context) =>
        (await ordered(service, language, context)).filter(({ group }) => group === slug),
    ),
  },
  CaseStudyGroup: {
    caseStudies: {
      type: '[CaseStudy!]!',
      args: { among: '[ID!]!' },
      // By their ids, which the page knows: no page depends on case studies that it does not show.
      resolve: (
        { slug }: CaseStudyGroup,
        { among }: { among: string[] },
        { nodeModel }: ResolverContext,
      ) =>
        nodeModel
          .getNodesByIds({ ids: among, type: caseStudy.typeName })
          .filter(isNodeOf(caseStudy))
          .filter(({ group }) => group === slug),
    },
  },
  Navigation: { menu: workedOut('[MenuEntry!]!', menu) },
  HomePageSpecialFacts: {
    shown: workedOut('String!', async (fact: Fact, context) =>
      String((await count(fact, context)) ?? fact.value ?? ''),
    ),
    dots: workedOut('Int!', async (fact: Fact, context) => {
      const stated = Number.parseInt(fact.value?.replaceAll(',', '') ?? '', 10) || 0;
      return Math.min(MOST_DOTS, (await count(fact, context)) ?? stated);
    }),
  },
  LeadForm: {
    choices: workedOut('[LeadFormChoice!]!', async ({ services }: LeadFormContent, context) => {
      const [original] = await nodesOf(leadForm, MAIN_LANGUAGE, context);
      return services.map((label, at) => ({ value: original?.services[at] ?? label, label }));
    }),
  },
  NavigationFooterLinks: { href: workedOut('String!', absoluteLink) },
  Action: { link: { resolve: absoluteLink } },
  LinkedSentence: { link: { resolve: absoluteLink } },
});
