import { guardRemoval } from '../../../../plugins/gatsby-plugin-content-admin/src/client/saveGuard';
import { readContentIndex } from '../../../../plugins/gatsby-plugin-content-admin/src/server/readContentIndex';
import { replaceIn, sourcesWith, STORY, STORY_FILE, textOf } from '../../../support/contentCheck';
import { FIXTURE_SITE } from '../../../support/fixtureSite';
import '../../../support/checkWorker';

const TELCO = 'data/case-studies/telco.yaml';
const LINKED = replaceIn(textOf(TELCO), 'link: /contact', 'link: /story');
const index = readContentIndex(
  FIXTURE_SITE,
  true,
  sourcesWith({ [STORY_FILE]: STORY, [TELCO]: LINKED }),
);

const note = () => document.querySelector('content-note')?.shadowRoot?.querySelector('p');

const removed = { file: STORY_FILE };

beforeAll(() => {
  Reflect.set(window, 'fetch', () =>
    Promise.resolve({ ok: true, headers: new Headers(), json: () => index }),
  );
});

test('a commit that deletes the target of a link is not sent, and a note says why', async () => {
  await expect(guardRemoval([removed])).rejects.toThrow('Not deleted.');
  expect(note()).toHaveTextContent(
    'Case studies › telco: "Link" (action › link) leads to "/story"',
  );
  await expect(guardRemoval([removed, { file: TELCO, text: LINKED }])).rejects.toThrow('/story');
});

test('a commit that deletes a page and fixes the link to it is sent, and the note disappears', async () => {
  await guardRemoval([removed, { file: TELCO, text: textOf(TELCO) }]);
  expect(note()).toBeUndefined();
});
