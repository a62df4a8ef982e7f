import { BACKEND_ELEMENT } from '../../../../plugins/gatsby-plugin-content-admin/src/content/formsBackend';

jest.mock('@sveltia/cms', () => ({
  __esModule: true,
  default: {
    registerCustomFormat: () => undefined,
    registerPreviewTemplate: () => undefined,
    registerEventListener: () => undefined,
  },
}));

test('/admin says so if the content cannot be loaded', async () => {
  document.body.innerHTML = `<script type="application/json" id="${BACKEND_ELEMENT}">{"kind":"github"}</script>`;
  Object.assign(window, { createClass: () => () => null });
  Reflect.set(globalThis, 'fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await import('../../../../plugins/gatsby-plugin-content-admin/src/client/start');
  await new Promise(process.nextTick);
  const note = document.querySelector('content-note')?.shadowRoot?.querySelector('p');
  expect(note).toHaveTextContent('could not be loaded');
});
