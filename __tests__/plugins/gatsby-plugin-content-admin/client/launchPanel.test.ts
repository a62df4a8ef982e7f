import { showLaunchList } from '../../../../plugins/gatsby-plugin-content-admin/src/client/launchPanel';
import type { Problem } from '../../../../plugins/gatsby-plugin-content-check/src/check/format';
import { problem } from '../../../support/problem';

/** The panel after the dev server has answered. */
async function panelWith(launch: Problem[]) {
  Reflect.set(globalThis, 'fetch', () => Promise.resolve({ json: () => ({ launch }) }));
  await showLaunchList();
  return document.querySelector('content-launch')?.shadowRoot;
}

test('/admin of the working copy lists what is not the company’s own, each with its form', async () => {
  const panel = await panelWith([problem]);
  expect(panel).toHaveTextContent('1 thing is not the company’s own yet');
  const form = '#/collections/services/entries/risk';
  expect(panel?.querySelector('a')).toHaveAttribute('href', form);
  expect(await panelWith([])).toBeUndefined();
});
