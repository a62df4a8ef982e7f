import { guardRemoval } from '../../../../plugins/gatsby-plugin-content-admin/src/client/saveGuard';
import {
  guardUnsaved,
  markSaved,
} from '../../../../plugins/gatsby-plugin-content-admin/src/client/unsaved';
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

/** What the site answers. */
const fetched = jest.fn<Promise<unknown>, []>();

/** Changes a field of the form whose entry is about to be deleted. */
function type(): void {
  document.body.innerHTML = '<main data-mode="edit"><input></main>';
  document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
}

const asksBeforeClosing = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

const removed = { file: STORY_FILE };

beforeAll(guardUnsaved);

beforeEach(() => {
  markSaved();
  fetched.mockResolvedValue({ ok: true, headers: new Headers(), json: () => index });
  Reflect.set(window, 'fetch', fetched);
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

test('a deletion that cannot be checked is not sent, and a note says what to do', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(guardRemoval([removed])).rejects.toThrow('The site cannot be reached');
  expect(note()).toHaveTextContent(
    /^Not deleted\. The site cannot be reached.*Try again when you are online\./,
  );
  // Nothing was written that a form could still hold.
  expect(note()).not.toHaveTextContent('your words');
});

test('a form whose entry was deleted is left without a question; one whose entry stays is not', async () => {
  type();
  await expect(guardRemoval([removed])).rejects.toThrow();
  expect(asksBeforeClosing()).toBe(true);
  await guardRemoval([removed, { file: TELCO, text: textOf(TELCO) }]);
  expect(asksBeforeClosing()).toBe(false);
});
