/**
 * GraphQL of the stand-in for GitHub. GitHub's public schema
 * (https://docs.github.com/en/graphql/overview/public-schema, as packaged by @octokit/graphql-schema) checks each
 * query, its variables and each answer.
 */
import fs from 'node:fs';
import path from 'node:path';
import { buildSchema, graphql, GraphQLError, type GraphQLSchema } from 'graphql';
import { type ForgeState, GraphQlObjects } from './graphQlObjects';
import type { PullRequest, User } from './pullRequests';

const SCHEMA_FILE = '@octokit/graphql-schema/schema.graphql';

let schema: GraphQLSchema | undefined;

/** Returns GitHub's schema; its 1.2 MB are read once. The package exports only a module that reads 5 MB more. */
function publicSchema(): GraphQLSchema {
  if (schema) return schema;
  const places = (require.resolve.paths(SCHEMA_FILE) ?? []).map((folder) =>
    path.join(folder, SCHEMA_FILE),
  );
  const file = places.find((place) => fs.existsSync(place));
  if (file === undefined) throw new Error(`${SCHEMA_FILE} is not installed.`);
  schema = buildSchema(fs.readFileSync(file, 'utf8'), { assumeValid: true });
  return schema;
}

/** An error with GitHub's `type`. */
const refusal = (type: string, message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { type } });

export interface GraphQlCall {
  query: string;
  variables?: Record<string, unknown>;
}

/** A fastify option that refuses any other body. */
export const GRAPH_QL_BODY = {
  schema: {
    body: {
      type: 'object',
      additionalProperties: false,
      properties: { query: { type: 'string', minLength: 1 }, variables: { type: 'object' } },
      required: ['query'],
    },
  },
};

interface CommitInput {
  branch: { repositoryNameWithOwner: string; branchName: string };
  expectedHeadOid: string;
  message: { headline: string; body?: string };
  fileChanges?: {
    additions?: { path: string; contents: string }[];
    deletions?: { path: string }[];
  };
}

/**
 * Commits to the head of a branch, unless another has committed since.
 * https://docs.github.com/en/graphql/reference/mutations#createcommitonbranch
 * @returns the commit's id
 */
function commitOnBranch(
  { owner, name, repository, requests }: ForgeState,
  author: User,
  { branch, expectedHeadOid, message, fileChanges = {} }: CommitInput,
): string {
  const head = repository.head(branch.branchName);
  if (branch.repositoryNameWithOwner !== `${owner}/${name}` || head === undefined) {
    throw refusal('NOT_FOUND', `No such branch: ${branch.branchName}`);
  }
  if (head !== expectedHeadOid) {
    const words = `Expected branch to point to "${expectedHeadOid}" but it did not. Pull and try again.`;
    throw refusal('STALE_DATA', words);
  }
  const deletions = (fileChanges.deletions ?? []).map((file) => file.path);
  const missing = deletions.find((file) => repository.resolve(`${head}:${file}`) === undefined);
  if (missing !== undefined) {
    const words = `A path was requested for deletion which does not exist as of commit oid \`${head}\``;
    throw refusal('UNPROCESSABLE', words);
  }
  const oid = repository.commit({
    branch: branch.branchName,
    message: [message.headline, message.body].filter(Boolean).join('\n\n'),
    author,
    additions: (fileChanges.additions ?? []).map((file) => ({
      path: file.path,
      content: Buffer.from(file.contents, 'base64'),
    })),
    deletions,
  });
  requests.follow(branch.branchName);
  return oid;
}

/** The resolvers, called by the schema's names. */
function resolvers(state: ForgeState, user: User) {
  const { repository, requests } = state;
  const objects = new GraphQlObjects(state, user);
  const requestWith = (id: string): PullRequest => requests.get(Number(id.replace('PR_', '')));
  const draftState = (isDraft: boolean) => {
    return ({ input }: { input: { pullRequestId: string } }) => {
      const request = requestWith(input.pullRequestId);
      request.isDraft = isDraft;
      return { pullRequest: objects.pullRequest(request) };
    };
  };

  return {
    repository: ({ owner, name }: { owner: string; name: string }) => {
      const asked = `${owner}/${name}`;
      if (asked === objects.fullName) return objects.repository();
      throw refusal('NOT_FOUND', `Could not resolve to a Repository with the name '${asked}'.`);
    },
    node: ({ id }: { id: string }) => objects.pullRequest(requestWith(id)),

    /** https://docs.github.com/en/graphql/reference/mutations#createref */
    createRef: ({ input }: { input: { name: string; oid: string } }) => {
      const branch = input.name.replace('refs/heads/', '');
      if (repository.head(branch) !== undefined) {
        const message = `A ref named "${input.name}" already exists in the repository.`;
        throw refusal('UNPROCESSABLE', message);
      }
      repository.setBranch(branch, input.oid);
      return { ref: objects.ref(branch) };
    },
    createCommitOnBranch: ({ input }: { input: CommitInput }) => ({
      commit: objects.commitAt(commitOnBranch(state, user, input)),
    }),
    convertPullRequestToDraft: draftState(true),
    markPullRequestReadyForReview: draftState(false),
  };
}

/** Answers a call as GitHub does: errors come with status 200, beside the data. */
export async function answerGraphQl(call: GraphQlCall, state: ForgeState, user: User) {
  const { data, errors } = await graphql({
    schema: publicSchema(),
    source: call.query,
    variableValues: call.variables,
    rootValue: resolvers(state, user),
  });
  if (!errors) return { data };
  return {
    data,
    errors: errors.map(({ message, path, locations, extensions }) => ({
      type: extensions.type,
      message,
      path,
      locations,
    })),
  };
}
