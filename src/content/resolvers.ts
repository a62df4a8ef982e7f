/** Fields that are worked out of the content at build time, so that no page sorts or searches. */
import type { CreateSchemaCustomizationArgs, Node } from 'gatsby';
import { hrefOf, linkTarget, mailLink, pagePath, phoneLink } from './addresses';
import { companyFactsIn } from './companyFacts';
import { CompanyFacts, fillIn } from './fillIn';
import { byOrder, fillMenu, type ListedEntry, type MenuItem } from './menus';
import { numberField, textField, textsField } from './nodeFields';
import { relatedCaseStudies } from './relatedCaseStudies';
import type { ResolverContext } from './resolverContext';

const listedEntry = (node: Node): ListedEntry => ({
  name: textField(node, 'name'),
  slug: textField(node, 'slug'),
  order: numberField(node, 'order'),
});

async function companyFacts(context: ResolverContext): Promise<CompanyFacts> {
  return companyFactsIn(await context.nodeModel.findOne({ type: 'Company', query: {} }));
}

/** All nodes of a type in their stated order. */
async function ordered(
  context: ResolverContext,
  type: string,
  filter: object = {},
): Promise<Node[]> {
  const { entries } = await context.nodeModel.findAll({ type, query: { filter } });
  return Array.from(entries).sort((first, second) =>
    byOrder(listedEntry(first), listedEntry(second)),
  );
}

/**
 * The case studies that a service's page names. Their nodes hold the slugs of the services as they
 * are written; a filter would resolve every reference of every case study.
 */
async function caseStudiesWith(service: string, context: ResolverContext): Promise<Node[]> {
  const groups = await ordered(context, 'CaseStudyGroup');
  const listed = (await ordered(context, 'CaseStudy')).map((node) => ({
    node,
    group: textField(node, 'group'),
    services: textsField(node, 'services'),
  }));
  const slugs = groups.map((group) => textField(group, 'slug'));
  return relatedCaseStudies(service, listed, slugs).map(({ node }) => node);
}

const fill = async (value: unknown, context: ResolverContext): Promise<unknown> => {
  const needsFacts = (one: unknown): one is string => typeof one === 'string' && one.includes('{');
  const values: unknown[] = Array.isArray(value) ? value : [value];
  if (!values.some(needsFacts)) return value;
  const facts = await companyFacts(context);
  const filled = values.map((one) => (needsFacts(one) ? fillIn(one, facts) : one));
  return Array.isArray(value) ? filled : filled[0];
};

/** `@filled` on a text: `{name}` and its kin are replaced. */
export function createFieldExtensions(
  actions: Pick<CreateSchemaCustomizationArgs['actions'], 'createFieldExtension'>,
): void {
  actions.createFieldExtension({
    name: 'filled',
    extend: () => ({
      resolve: async (source: unknown, args: unknown, context: ResolverContext, info: unknown) =>
        fill(await context.defaultFieldResolver(source, args, context, info), context),
    }),
  });
}

/** Types of the worked-out fields, beside those that the model gives. */
export const workedOutTypes = `
  type MenuLink { label: String! href: String! }
  type MenuEntry { label: String! href: String links: [MenuLink!]! phase: String isButton: Boolean! }
`;

const pathField = {
  type: 'String!',
  resolve: (source: unknown) => hrefOf(pagePath(textField(source, 'slug'))),
};

const menuItems = (source: unknown): MenuItem[] => {
  const items: unknown =
    typeof source === 'object' && source !== null ? Reflect.get(source, 'main') : [];
  return Array.isArray(items) ? items : [];
};

/** A fact has as many dots as it counts; nobody tells more of them apart, and each takes room. */
const MOST_DOTS = 60;

/** Counts what a fact of the home page counts; null where it states a value of its own. */
async function count(counts: string, context: ResolverContext): Promise<number | null> {
  if (counts === 'case-studies') return (await ordered(context, 'CaseStudy')).length;
  if (counts === '') return null;
  return (await ordered(context, 'Service', { group: { slug: { eq: counts } } })).length;
}

/** The worked-out fields of every type. */
export function contentResolvers(): Record<string, Record<string, object>> {
  return {
    Service: {
      path: pathField,
      caseStudies: {
        type: '[CaseStudy!]!',
        resolve: (source: unknown, _args: unknown, context: ResolverContext) =>
          caseStudiesWith(textField(source, 'slug'), context),
      },
    },
    CaseStudy: { path: pathField },
    LegalPage: { path: pathField },
    Partner: {
      path: pathField,
      site: {
        type: 'String!',
        resolve: async (source: unknown, _args: unknown, context: ResolverContext) => {
          const site = await context.nodeModel.findOne({ type: 'Company', query: {} });
          const sites: unknown = site ? Reflect.get(site, 'partnerSites') : [];
          const own = (Array.isArray(sites) ? sites : []).find(
            (one: unknown) => textField(one, 'partner') === textField(source, 'slug'),
          );
          return textField(own, 'address');
        },
      },
    },
    Action: {
      link: { resolve: (source: unknown) => linkTarget(textField(source, 'link')) },
    },
    Company: {
      phoneLink: {
        type: 'String!',
        resolve: (source: unknown) => phoneLink(textField(source, 'phone')),
      },
      mailLink: {
        type: 'String!',
        resolve: (source: unknown) =>
          mailLink(textField(source, 'email'), textField(source, 'emailSubject')),
      },
    },
    ServiceGroup: {
      services: {
        type: '[Service!]!',
        resolve: (source: unknown, _args: unknown, context: ResolverContext) =>
          ordered(context, 'Service', { group: { slug: { eq: textField(source, 'slug') } } }),
      },
    },
    CaseStudyGroup: {
      caseStudies: {
        type: '[CaseStudy!]!',
        args: { among: '[ID!]!' },
        // By their ids, which the page knows: no page depends on case studies that it does not show.
        resolve: (source: unknown, { among }: { among: string[] }, context: ResolverContext) =>
          context.nodeModel
            .getNodesByIds({ ids: among, type: 'CaseStudy' })
            .filter((node) => textField(node, 'group') === textField(source, 'slug')),
      },
    },
    Navigation: {
      menu: {
        type: '[MenuEntry!]!',
        resolve: async (source: Node, _args: unknown, context: ResolverContext) => {
          const inGroup = async (group: string) =>
            (await ordered(context, 'Service', { group: { slug: { eq: group } } })).map(
              listedEntry,
            );
          const words: unknown = Reflect.get(source, 'words');
          return fillMenu(
            menuItems(source),
            {
              listening: await inGroup('listening'),
              responsive: await inGroup('responsive'),
              partners: (await ordered(context, 'Partner')).map(listedEntry),
            },
            textField(words, 'all'),
          );
        },
      },
    },
    NavigationFooterLinks: {
      href: {
        type: 'String!',
        resolve: (source: unknown) => linkTarget(textField(source, 'link')),
      },
    },
    HomePageSpecialFacts: {
      shown: {
        type: 'String!',
        resolve: async (source: unknown, _args: unknown, context: ResolverContext) =>
          String((await count(textField(source, 'counts'), context)) ?? textField(source, 'value')),
      },
      dots: {
        type: 'Int!',
        resolve: async (source: unknown, _args: unknown, context: ResolverContext) =>
          Math.min(
            MOST_DOTS,
            (await count(textField(source, 'counts'), context)) ??
              (Number.parseInt(textField(source, 'value'), 10) || 0),
          ),
      },
    },
    LinkedSentence: {
      link: { resolve: (source: unknown) => linkTarget(textField(source, 'link')) },
    },
  };
}
