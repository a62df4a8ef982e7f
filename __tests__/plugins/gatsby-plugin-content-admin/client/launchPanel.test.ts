import { showLaunchList } from '../../../../plugins/gatsby-plugin-content-admin/src/client/launchPanel';
import type { ContentState } from '../../../../plugins/gatsby-plugin-content-check/src/develop/endpoints';
import { problem } from '../../../support/problem';

const state: ContentState = { project: '/project', problems: [], launch: [problem] };

const answerWith = (body: ContentState) =>
  Reflect.set(globalThis, 'fetch', () => Promise.resolve({ json: () => Promise.resolve(body) }));

afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'));

const panel = () => document.querySelector('content-launch')?.shadowRoot;

test('/admin of the working copy lists what is not the company’s own, each with its form', async () => {
  answerWith(state);
  await showLaunchList();
  expect(panel()?.querySelector('summary')).toHaveTextContent(
    '1 thing is not the company’s own yet',
  );
  expect(panel()?.querySelector('a')).toHaveAttribute(
    'href',
    '#/collections/services/entries/risk',
  );
  answerWith({ ...state, launch: [] });
  await showLaunchList();
  expect(panel()).toBeUndefined();
});
