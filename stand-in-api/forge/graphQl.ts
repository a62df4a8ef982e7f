/**
 * GraphQL of the stand-in for GitHub. GitHub's public schema (https://docs.github.com/en/graphql/overview/public-schema,
 * as packaged by @octokit/graphql-schema) checks each query, its variables and each answer.
 */
import fs from 'node:fs';
import path from 'node:path';
import { buildSchema, graphql, GraphQLError, type GraphQLSchema } from 'graphql';
import type { CommitInfo, GitRepository } from './gitRepository';
import type { PullRequest, PullRequests, User } from './pullRequests';

/** GitHub cuts `Blob.text` off at this size. */
const LONGEST_TEXT = 512_000;

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

export interface ForgeState {
  owner: string;
  name: string;
  repository: GitRepository;
  requests: PullRequests;
  users: readonly User[];
}

export interface GraphQlCall {
  query: string;
  variables?: Record<string, unknown>;
}

interface CommitInput {
  branch: { repositoryNameWithOwner: string; branchName: string };
  expectedHeadOid: string;
  message: { headline: string; body?: string };
  fileChanges?: {
    additions?: { path: string; contents: string }[];
    deletions?: { path: string }[];
  };
}

/** The resolvers, called by the schema's names. */
function resolvers({ owner, name, repository, requests, users }: ForgeState, user: User) {
  const fullName = `${owner}/${name}`;

  const actor = (one: User) => ({
    __typename: 'User',
    id: `U_${one.id}`,
    databaseId: one.id,
    login: one.login,
    name: one.name,
    email: one.email,
    avatarUrl: `https://avatars.githubusercontent.com/u/${one.id}`,
  });

  const objectOf = (oid: string | undefined): object | null => {
    if (oid === undefined) return null;
    const type = repository.typeOf(oid);
    if (type === 'commit') return commitAt(oid);
    if (type !== 'blob') return null;
    const bytes = repository.blob(oid);
    const isBinary = bytes.includes(0);
    return {
      __typename: 'Blob',
      oid,
      byteSize: bytes.length,
      isBinary,
      isTruncated: !isBinary && bytes.length > LONGEST_TEXT,
      text: isBinary ? null : bytes.subarray(0, LONGEST_TEXT).toString('utf8'),
    };
  };

  const commitOf = ({ oid, tree, message, author, committedDate }: CommitInfo): object => {
    const account = users.find(({ email }) => email === author.email);
    return {
      __typename: 'Commit',
      oid,
      message,
      committedDate,
      tree: { oid: tree },
      author: {
        ...author,
        avatarUrl: 'https://avatars.githubusercontent.com/u/0',
        user: account ? actor(account) : null,
      },
      history: ({ first, path: file }: { first?: number; path?: string }) => ({
        nodes: repository.history(oid, first ?? 100, file).map(commitOf),
      }),
      file: ({ path: file }: { path: string }) => {
        const blob = repository.resolve(`${oid}:${file}`);
        return blob === undefined ? null : { path: file, oid: blob, object: objectOf(blob) };
      },
      status: null,
      deployments: { nodes: [] },
      checkSuites: { nodes: [] },
    };
  };

  const commitAt = (oid: string): object | null => {
    const [info] = repository.history(oid, 1);
    return info ? commitOf(info) : null;
  };

  const refOf = (qualifiedName: string): object | null => {
    const branch = qualifiedName.replace('refs/heads/', '');
    const head = repository.head(branch);
    return head === undefined ? null : { name: branch, target: commitAt(head) };
  };

  const requestOf = (one: PullRequest) => ({
    __typename: 'PullRequest',
    id: `PR_${one.number}`,
    number: one.number,
    title: one.title,
    url: `https://github.com/${fullName}/pull/${one.number}`,
    state: one.state,
    isDraft: one.isDraft,
    isCrossRepository: false,
    createdAt: one.createdAt,
    updatedAt: one.updatedAt,
    headRefName: one.branch,
    headRefOid: one.headOid,
    author: actor(one.author),
    viewerDidAuthor: one.author === user,
    labels: () => ({ nodes: one.labels.map((label) => ({ name: label })) }),
    files: () => ({
      nodes: requests
        .files(one)
        .map(({ change, ...file }) => ({ path: file.path, changeType: change })),
    }),
  });

  interface RequestFilter {
    states?: string[];
    labels?: string[];
    headRefName?: string;
    first?: number;
    last?: number;
  }

  const pullRequests = ({ states, labels, headRefName, first, last }: RequestFilter) => {
    const found = requests.all.filter(
      (one) =>
        (states?.includes(one.state) ?? true) &&
        (labels === undefined || one.labels.some((label) => labels.includes(label))) &&
        (headRefName === undefined || one.branch === headRefName),
    );
    const part = last === undefined ? found.slice(0, first) : found.slice(-last);
    return { totalCount: found.length, nodes: part.map(requestOf) };
  };

  const repositoryObject = {
    id: 'R_1',
    name,
    nameWithOwner: fullName,
    defaultBranchRef: () => refOf('main'),
    ref: ({ qualifiedName }: { qualifiedName: string }) => refOf(qualifiedName),
    object: ({ oid, expression }: { oid?: string; expression?: string }) =>
      objectOf(repository.resolve(oid ?? expression ?? '')),
    pullRequests,
    pullRequest: ({ number }: { number: number }) => requestOf(requests.get(number)),
  };

  const requestWith = (id: string): PullRequest => requests.get(Number(id.replace('PR_', '')));

  const draftState = (isDraft: boolean) => {
    return ({ input }: { input: { pullRequestId: string } }) => {
      const request = requestWith(input.pullRequestId);
      request.isDraft = isDraft;
      return { pullRequest: requestOf(request) };
    };
  };

  return {
    repository: (asked: { owner: string; name: string }) => {
      if (`${asked.owner}/${asked.name}` === fullName) return repositoryObject;
      const message = `Could not resolve to a Repository with the name '${asked.owner}/${asked.name}'.`;
      throw refusal('NOT_FOUND', message);
    },
    node: ({ id }: { id: string }) => requestOf(requestWith(id)),

    /** https://docs.github.com/en/graphql/reference/mutations#createref */
    createRef: ({ input }: { input: { name: string; oid: string } }) => {
      const branch = input.name.replace('refs/heads/', '');
      if (repository.head(branch) !== undefined) {
        const message = `A ref named "${input.name}" already exists in the repository.`;
        throw refusal('UNPROCESSABLE', message);
      }
      repository.setBranch(branch, input.oid);
      return { ref: refOf(branch) };
    },

    /** https://docs.github.com/en/graphql/reference/mutations#createcommitonbranch */
    createCommitOnBranch: ({ input }: { input: CommitInput }) => {
      const { branch, expectedHeadOid, message, fileChanges = {} } = input;
      const head = repository.head(branch.branchName);
      if (branch.repositoryNameWithOwner !== fullName || head === undefined) {
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
        author: user,
        additions: (fileChanges.additions ?? []).map((file) => ({
          path: file.path,
          content: Buffer.from(file.contents, 'base64'),
        })),
        deletions,
      });
      requests.follow(branch.branchName);
      return { commit: commitAt(oid) };
    },
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
