/** How GraphQL answers for the content: what it asks of Gatsby's nodes, and the fields that are worked out. */
import type { CreateSchemaCustomizationArgs, Node } from 'gatsby';
import type { ContentSchema, Kind } from './kind';
import { caseStudy } from './kinds/caseStudy';
import type { CaseStudyGroup } from './kinds/caseStudyGroup';
import { MAIN_LANGUAGE } from './languages';
import { answers } from './wholeGroups';
import { type ContentContext, filled, type LanguageEntry, referred } from './workedOut';

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
  (node: Node): node is Node & LanguageEntry<S> =>
    node.internal.type === typeName;

const saysLanguage = (one: unknown): one is { language: string } =>
  typeof one === 'object' && one !== null && 'language' in one && typeof one.language === 'string';

/** The content as a node, or a part of one, asks for it. */
const contentRound = (source: unknown, { nodeModel }: ResolverContext): ContentContext => ({
  get language() {
    const node = saysLanguage(source)
      ? source
      : nodeModel.findRootNodeAncestor(source, saysLanguage);
    return saysLanguage(node) ? node.language : MAIN_LANGUAGE;
  },

  // Without a filter: it would resolve every reference of every node.
  async all(kind, language) {
    const { entries } = await nodeModel.findAll({ type: kind.typeName, query: {} });
    return Array.from(entries)
      .filter(isNodeOf(kind))
      .filter((node) => node.language === language);
  },

  async named(type, slugs, language) {
    const filter = { slug: { in: slugs }, language: { eq: language } };
    const { entries } = await nodeModel.findAll({ type, query: { filter } });
    const nodes = new Map(Array.from(entries).map((node) => [node.slug, node]));
    return slugs.flatMap((slug) => nodes.get(slug) ?? []);
  },
});

/**
 * `@filled` on a text: `{name}` and its kin are replaced. `@reference` on slugs: they become the entries
 * of the same language.
 */
export function createFieldExtensions(
  actions: Pick<CreateSchemaCustomizationArgs['actions'], 'createFieldExtension'>,
): void {
  /** A resolver of what the content says, `change`d. */
  const changed = (change: (value: unknown, content: ContentContext) => Promise<unknown>) => ({
    resolve: async (source: unknown, args: unknown, context: ResolverContext, info: unknown) =>
      change(
        await context.defaultFieldResolver(source, args, context, info),
        contentRound(source, context),
      ),
  });
  actions.createFieldExtension({
    name: 'reference',
    args: { to: 'String!' },
    extend: ({ to }: { to: string }) => changed((value, content) => referred(to, value, content)),
  });
  actions.createFieldExtension({ name: 'filled', extend: () => changed(filled) });
}

/** Types of the worked-out fields, beside those that the model gives. */
export const workedOutTypes = `
  type LeadFormChoice { value: String! label: String! }
  type MenuLink { label: String! href: String! }
  type MenuEntry { label: String! href: String links: [MenuLink!]! phase: String isButton: Boolean! }
`;

type Resolvers = Record<string, Record<string, object>>;

/** An object with each of its values changed. */
const mapped = <A, B>(values: Readonly<Record<string, A>>, change: (value: A) => B) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));

const answerResolvers: Resolvers = mapped(answers, (fields) =>
  mapped(fields, ({ type, value }) => ({
    type,
    resolve: (source: object, _args: unknown, context: ResolverContext) =>
      value(source, contentRound(source, context)),
  })),
);

/** The resolvers of every type. */
export const contentResolvers = (): Resolvers => ({
  ...answerResolvers,
  CaseStudyGroup: {
    ...answerResolvers.CaseStudyGroup,
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
});
