import type { Node } from 'gatsby';

/** The part of Gatsby's resolver context that is used here. */
export interface ResolverContext {
  nodeModel: {
    findOne: (args: { type: string; query?: object }) => Promise<Node | null>;
    findAll: (args: { type: string; query?: object }) => Promise<{ entries: Iterable<Node> }>;
    getNodesByIds: (args: { ids: readonly string[]; type: string }) => Node[];
  };
  defaultFieldResolver: (
    source: unknown,
    args: unknown,
    context: ResolverContext,
    info: unknown,
  ) => unknown;
}
