/**
 * Plays an editor at the published /admin without a browser: the requests are those of @sveltia/cms 0.221 (its
 * services/workflow/save.js and services/backends/git/github), through the code that holds them.
 */
import { EditingSession } from '../../plugins/gatsby-plugin-content-admin/src/client/editingSession';
import {
  formsOf,
  keepOpenings,
  languageOfForm,
  readForForm,
  savedText,
} from '../../plugins/gatsby-plugin-content-admin/src/client/entryForms';
import { guardCommits } from '../../plugins/gatsby-plugin-content-admin/src/client/gitHub/gitHubGuard';
import { siteFolder } from '../../plugins/gatsby-plugin-content-admin/src/content/siteFolder';
import { kindOfFile } from '../../src/content/kinds';
import { originalOf, translationFile } from '../../src/content/text/languages';
import type { Forge } from '../../stand-in-api/forge/server';

const send = globalThis.fetch;

type Fields = Record<string, unknown>;

/** structuredClone makes objects of another realm, which differ from those of the test. */
const cloned = (value: Fields): Fields => JSON.parse(JSON.stringify(value));

/** Immutable.js, as far as an entry of the CMS needs it. */
class EntryMap {
  constructor(readonly data: Fields) {}

  private at(path: readonly string[]): unknown {
    return path.reduce<unknown>((part, step) => Reflect.get(Object(part), step), this.data);
  }

  hasIn(path: readonly string[]): boolean {
    return this.at(path) !== undefined;
  }

  setIn(path: readonly string[], value: unknown): EntryMap {
    const copy = cloned(this.data);
    const parent = new EntryMap(copy).at(path.slice(0, -1));
    Reflect.set(Object(parent), path.at(-1) ?? '', value);
    return new EntryMap(copy);
  }

  toJS() {
    return { data: this.data.data, i18n: Object(this.data.i18n) };
  }
}

interface Draft {
  number: number;
  branch: string;
}

const CREATE_REF =
  'mutation($input: CreateRefInput!) { createRef(input: $input) { ref { name } } }';

const LAST_COMMIT =
  'query($owner: String!, $repo: String!, $branch: String!) { repository(owner: $owner, name: $repo) { ref(qualifiedName: $branch) { target { ... on Commit { history(first: 1) { nodes { oid message } } } } } } }';

const OPEN_COUNT =
  'query($owner: String!, $repo: String!, $branch: String!) { repository(owner: $owner, name: $repo) { pullRequests(headRefName: $branch, states: OPEN, first: 1) { totalCount } } }';

const DRAFTS =
  'query($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { pullRequests(states: OPEN labels: ["sveltia-cms/draft"] first: 100) { nodes { number headRefName headRefOid } } } }';

const commitQuery = (paths: readonly string[]) =>
  `mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid committedDate ${paths
    .map((path, index) => `file_${index}: file(path: ${JSON.stringify(path)}) { oid }`)
    .join(' ')} } } }`;

const messageOf = (error: unknown): string => {
  const { cause, message } = Object(error);
  return String(Object(cause).message ?? message);
};

export type CmsEditor = ReturnType<typeof openEditor>;

interface Surroundings {
  contentIndex?: unknown;
  /** The site's folder in the repository. */
  folder?: string;
}

/** Opens /admin in a tab of its own. Mock `client/note` first: there is no document. */
export function openEditor(
  forge: Forge,
  login: string,
  { contentIndex = {}, folder }: Surroundings = {},
) {
  const site = siteFolder(folder);
  const at = site.inRepository;
  const root = `${forge.url}/api/v3`;
  const repo = `${root}/repos/acme/website`;
  const session = new EditingSession();
  const base: typeof fetch = (address, init) =>
    String(address).startsWith('/admin/')
      ? Promise.resolve(Response.json(contentIndex))
      : send(address, init);
  Object.assign(globalThis, { fetch: base });
  guardCommits({ fullName: 'acme/website', published: 'HEAD', site }, session);
  const held = globalThis.fetch;
  // The site's own files are fetched unheld.
  Object.assign(globalThis, { fetch: base });

  /** sendRequest of the CMS, as to errors. */
  async function request(address: string, method: string, body?: object): Promise<unknown> {
    const headers = new Headers({ authorization: `token ${login}`, accept: 'application/json' });
    if (body) headers.set('content-type', 'application/json');
    const init = { method, headers, body: body && JSON.stringify(body) };
    const response = await held(address, init).catch((error: unknown) => {
      throw new Error('Failed to send the request', { cause: error });
    });
    if (response.status === 204) return undefined;
    const answer: unknown = await response.json();
    const { errors, message } = Object(answer);
    if (response.ok && errors === undefined) return answer;
    const words = Array.isArray(errors)
      ? errors.map((error: unknown) => Object(error).message).join(', ')
      : message;
    throw new Error('Server responded with an error', { cause: { message: words } });
  }
  const graphQl = async (query: string, variables: object = {}) => {
    const common = { owner: 'acme', repo: 'website', ...variables };
    const body = { query, variables: common };
    return Object(await request(`${forge.url}/api/graphql`, 'POST', body)).data;
  };

  /** The forms of the entries that this tab has read, by file. */
  const entries = new Map<string, Fields>();
  const drafts = new Map<string, Draft>();
  const kindOf = (file: string) => {
    const kind = kindOfFile(originalOf(file).original);
    if (!kind) throw new Error(`${file} is of no kind.`);
    return kind;
  };
  const branchOf = (file: string) =>
    `cms/${kindOf(file).name}/${file.replace(/^.*\/|\.yaml$/g, '')}`;
  const filesOf = (file: string) => [file, translationFile(file, 'ar')];

  const read = (file: string, branch: string) => {
    const text = forge.repository.text(at(file), branch);
    if (text === undefined) entries.delete(file);
    else {
      const form = readForForm(session, kindOf(file), text);
      entries.set(file, { ...form, _language: originalOf(file).language });
    }
  };

  /** Reads the published content and the drafts, as a reload does. */
  async function reload(): Promise<void> {
    entries.clear();
    drafts.clear();
    await graphQl(LAST_COMMIT, { branch: 'main' });
    for (const { path } of forge.repository.files('main')) {
      const file = site.inSite(path);
      if (at(file) === path && kindOfFile(originalOf(file).original)) {
        read(file, 'main');
      }
    }
    const { repository } = await graphQl(DRAFTS);
    for (const { number, headRefName: branch } of repository.pullRequests.nodes) {
      for (const file of [...entries.keys()]) {
        if (branchOf(file) === branch) read(file, branch);
      }
      for (const { path } of forge.repository.files(branch)) {
        const file = site.inSite(path);
        const kind = kindOfFile(originalOf(file).original);
        if (kind && branchOf(file) === branch) read(file, branch);
      }
      drafts.set(branch, { number, branch });
    }
  }

  /** The forms of an entry, by language, as they are when they open. */
  const open = (file: string): Fields =>
    cloned(
      Object.fromEntries(
        filesOf(file).flatMap((one) => {
          const form = entries.get(one);
          return form ? [[originalOf(one).language, form]] : [];
        }),
      ),
    );

  async function createBranch(branch: string): Promise<void> {
    const oid = forge.repository.head('main') ?? '';
    try {
      await graphQl(CREATE_REF, {
        input: { repositoryId: 'R_1', name: `refs/heads/${branch}`, oid },
      });
    } catch (error) {
      if (!messageOf(error).includes('already exists')) throw error;
      const { repository } = await graphQl(OPEN_COUNT, { branch });
      if (repository.pullRequests.totalCount > 0) return;
      await request(`${repo}/git/refs/heads/${branch}`, 'PATCH', { sha: oid, force: true });
    }
  }

  async function commitTo(
    branch: string,
    additions: { path: string; content: Buffer }[],
    deletions: string[] = [],
  ) {
    if (!drafts.has(branch)) await createBranch(branch);
    await commitAt(branch, additions, deletions);
    if (drafts.has(branch)) return;
    const body = { title: 'Update', head: branch, base: 'main', draft: true, body: '' };
    const { number } = Object(await request(`${repo}/pulls`, 'POST', body));
    await request(`${repo}/issues/${number}/labels`, 'POST', { labels: ['sveltia-cms/draft'] });
    drafts.set(branch, { number, branch });
  }

  async function commitAt(
    branch: string,
    additions: { path: string; content: Buffer }[],
    deletions: string[],
  ) {
    const { repository } = await graphQl(LAST_COMMIT, { branch });
    if (!repository.ref) throw new Error('', { cause: new Error('There is no such branch.') });
    const [{ oid }] = repository.ref.target.history.nodes;
    const { createCommitOnBranch } = await graphQl(
      commitQuery(additions.map(({ path }) => at(path))),
      {
        input: {
          branch: { repositoryNameWithOwner: 'acme/website', branchName: branch },
          expectedHeadOid: oid,
          fileChanges: {
            additions: additions.map(({ path, content }) => ({
              path: at(path),
              contents: content.toString('base64'),
            })),
            deletions: deletions.map((path) => ({ path: at(path) })),
          },
          message: { headline: 'Update' },
        },
      },
    );
    if (typeof createCommitOnBranch.commit.oid !== 'string') throw new Error('No commit.');
  }

  /** Saves changed forms, with pictures by path; returns "saved", or what the CMS's dialogue says. */
  async function save(
    file: string,
    changed: Fields,
    pictures: Readonly<Record<string, Buffer>> = {},
  ): Promise<string> {
    // The CMS trims every text of a form.
    for (const form of Object.values(changed)) {
      const source: unknown = Reflect.get(Object(form), '_source');
      if (typeof source === 'string') Object.assign(Object(form), { _source: source.trim() });
    }
    const data = Object(changed.en ?? Object.values(changed)[0]);
    const i18n = Object.fromEntries(
      Object.entries(changed).flatMap(([language, form]) =>
        language === 'en' ? [] : [[language, { data: form }]],
      ),
    );
    const entry = new EntryMap({ data, i18n });
    const edited = { kind: kindOf(file), path: file, forms: formsOf(entry) };
    const kept = formsOf(keepOpenings(session, entry, edited));
    const additions = kept.map((form) => {
      const path = translationFile(file, languageOfForm(form));
      const text = `${savedText(session, kindOf(file), form).trim()}\n`;
      return { path, content: Buffer.from(text) };
    });
    const uploads = Object.entries(pictures).map(([path, content]) => ({ path, content }));
    try {
      await commitTo(branchOf(file), [...additions, ...uploads]);
    } catch (error) {
      return messageOf(error);
    }
    for (const form of kept) {
      entries.set(translationFile(file, languageOfForm(form)), form);
    }
    return 'saved';
  }

  /** Opens the forms, changes their fields and saves. */
  const edit = (file: string, english: Fields, arabic: Fields = {}) => {
    const changes: Record<string, Fields> = { en: english, ar: arabic };
    const changed = Object.entries(open(file)).map(([language, form]): [string, Fields] => [
      language,
      { ...Object(form), ...changes[language] },
    ]);
    return save(file, Object.fromEntries(changed));
  };

  const numberOf = (file: string) => drafts.get(branchOf(file))?.number ?? 0;

  const attempt = async (action: () => Promise<unknown>): Promise<string> => {
    try {
      await action();
      return 'done';
    } catch (error) {
      return messageOf(error);
    }
  };

  return {
    reload,
    open,
    save,
    edit,
    /** Sets the status to Ready and merges. */
    publish: (file: string) =>
      attempt(async () => {
        const number = numberOf(file);
        await graphQl(
          'mutation($input: MarkPullRequestReadyForReviewInput!) { markPullRequestReadyForReview(input: $input) { pullRequest { isDraft } } }',
          { input: { pullRequestId: `PR_${number}` } },
        );
        const body = { merge_method: 'merge', commit_title: 'Update' };
        await request(`${repo}/pulls/${number}/merge`, 'PUT', body);
        await request(`${repo}/git/refs/heads/${branchOf(file)}`, 'DELETE');
        drafts.delete(branchOf(file));
      }),
    discard: (file: string) =>
      attempt(async () => {
        await request(`${repo}/pulls/${numberOf(file)}`, 'PATCH', { state: 'closed' });
        await request(`${repo}/git/refs/heads/${branchOf(file)}`, 'DELETE');
        drafts.delete(branchOf(file));
      }),
    /** The list of pictures commits to the published branch at once. */
    deletePicture: (path: string) => attempt(() => commitAt('main', [], [path])),
    delete: (file: string) =>
      attempt(() =>
        commitTo(
          branchOf(file),
          [],
          filesOf(file).filter((one) => entries.has(one)),
        ),
      ),
  };
}
