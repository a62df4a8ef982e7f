/** What the CMS asks of GitHub: its requests, the commits in them, and answers to them. */
import { isRecord } from '../../../../../src/basics/isRecord';
import { partOf } from '../../../../../src/basics/partOf';
import type { FileChange } from '../../content/fileChange';
import { type CommitInput, textOf } from './commitInput';
import { textIn } from './jsonParts';
import { fromLine } from './lineLost';
import type { Purpose } from './refusals';

export interface CmsRequest {
  url: string;
  init: RequestInit;
  purpose: Purpose;
  body: Record<string, unknown> | undefined;
}

/** Answers in GitHub's place. */
export const answerWith = (answer: unknown, status = 200): Response =>
  new Response(JSON.stringify(answer), {
    status,
    headers: { 'content-type': 'application/json' },
  });

/** Reads the JSON that a request sends; undefined for anything else. */
function sentJson({ body: sent }: RequestInit): Record<string, unknown> | undefined {
  if (typeof sent !== 'string' || !sent.startsWith('{')) return undefined;
  const body: unknown = JSON.parse(sent);
  return isRecord(body) ? body : undefined;
}

/** Reads what the CMS sends; a GraphQL request's purpose is the first field of its query. */
export function requestOf(url: string, init: RequestInit): CmsRequest {
  const body = sentJson(init);
  const method = init.method ?? 'GET';
  const field = /^[^{]*\{\s*(\w+)/.exec(textIn(body, 'query') ?? '')?.[1];
  const call = field ?? new URL(url, location.href).pathname;
  return { url, init, purpose: { method, call }, body };
}

/** True for the input of a commit of the CMS's. */
export const isCommitInput = (value: unknown): value is CommitInput =>
  typeof partOf(value, 'branch', 'branchName') === 'string' &&
  typeof partOf(value, 'branch', 'repositoryNameWithOwner') === 'string' &&
  typeof partOf(value, 'fileChanges') === 'object';

/** True where the CMS's own message has no room for a reason. */
export const hidesReasons = ({ method, call }: Purpose): boolean =>
  /^(?:PUT|PATCH)$/.test(method) || /^(?:convertPull|markPull)/.test(call);

/** Returns the commit with its files' paths changed by `to`. */
export function withPaths(input: CommitInput, to: (path: string) => string): CommitInput {
  const { additions, deletions } = input.fileChanges ?? {};
  const fileChanges = {
    additions: additions?.map((addition) => ({ ...addition, path: to(addition.path) })),
    deletions: deletions?.map(({ path }) => ({ path: to(path) })),
  };
  return { ...input, fileChanges };
}

/** Returns the files of a commit that removes some; empty for others. */
export function filesOfRemoval({ fileChanges }: CommitInput): FileChange[] {
  const { deletions = [], additions = [] } = fileChanges ?? {};
  if (deletions.length === 0) return [];
  return [
    ...deletions.map(({ path }) => ({ file: path })),
    ...additions.map(({ path, contents }) => ({ file: path, text: textOf(contents) })),
  ];
}

/**
 * Reads an answer without using it up; undefined if it is not declared as JSON.
 * @throws SyntaxError if it is declared so and is not; LineLost if it does not arrive
 */
export async function jsonIn(response: Response): Promise<unknown> {
  if (!/json/.test(response.headers.get('content-type') ?? '')) return undefined;
  return fromLine(response.clone().json());
}
