import { guardCommits } from '../../../../plugins/gatsby-plugin-content-admin/src/client/gitHubGuard';
import { readContentIndex } from '../../../../plugins/gatsby-plugin-content-admin/src/server/readContentIndex';
import { replaceIn, sourcesWith, STORY, STORY_FILE, textOf } from '../../../support/contentCheck';
import { FIXTURE_SITE } from '../../../support/fixtureSite';

const TELCO = 'data/case-studies/telco.yaml';
const LINKED = replaceIn(textOf(TELCO), 'link: /contact', 'link: /story');
const index = readContentIndex(
  FIXTURE_SITE,
  true,
  sourcesWith({ [STORY_FILE]: STORY, [TELCO]: LINKED }),
);

const base64 = (text: string) => Buffer.from(text).toString('base64');
const note = () => document.querySelector('content-note')?.shadowRoot?.querySelector('p');

async function commit(fileChanges: object): Promise<string[]> {
  const asked: string[] = [];
  Reflect.set(window, 'fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve({ json: () => index });
  });
  guardCommits();
  const body = JSON.stringify({ query: 'mutation', variables: { input: { fileChanges } } });
  await window.fetch('/graphql', { method: 'POST', body });
  return asked;
}

const additions = (text: string) => [{ path: TELCO, contents: base64(text) }];
const deletions = [{ path: STORY_FILE }];

beforeAll(() => {
  // jsdom lacks these.
  Object.assign(globalThis, { TextDecoder: jest.requireActual('node:util').TextDecoder });
});

test('a commit that deletes the target of a link is not sent, and a note says why', async () => {
  await expect(commit({ additions: [], deletions })).rejects.toThrow('Not deleted.');
  expect(note()).toHaveTextContent(
    'Case studies › telco: "Link" (action › link) leads to "/story"',
  );
  await expect(commit({ additions: additions(LINKED), deletions })).rejects.toThrow('/story');
});

test('a commit that deletes a page and fixes the link to it is sent, and the note disappears', async () => {
  const asked = await commit({ additions: additions(textOf(TELCO)), deletions });
  expect(asked).toEqual(['/admin/content.json', '/graphql']);
  expect(note()).toBeUndefined();
});
