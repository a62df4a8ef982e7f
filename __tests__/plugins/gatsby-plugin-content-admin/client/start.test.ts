import { waitFor } from '@testing-library/react';
import {
  BACKEND_ELEMENT,
  type FormsBackend,
} from '../../../../plugins/gatsby-plugin-content-admin/src/content/formsBackend';
import { readContentIndex } from '../../../../plugins/gatsby-plugin-content-admin/src/server/readContentIndex';
import { textOf } from '../../../support/contentCheck';
import { FIXTURE_SITE } from '../../../support/fixtureSite';
import '../../../support/checkWorker';

type Fields = Record<string, unknown>;

interface Format {
  fromFile: (text: string) => Fields;
}

interface Listener {
  name: string;
  handler: (event: { entry: object }) => Promise<unknown>;
}

/** What /admin has told the CMS. */
const mockTold = {
  formats: new Map<string, Format>(),
  listeners: [] as Listener[],
  config: undefined as { i18n?: object } | undefined,
};

jest.mock('@sveltia/cms', () => ({
  __esModule: true,
  default: {
    registerCustomFormat: (name: string, _extension: string, format: Format) =>
      mockTold.formats.set(name, format),
    registerPreviewTemplate: () => undefined,
    registerEventListener: (listener: Listener) => mockTold.listeners.push(listener),
    init: ({ config }: { config: object }) => {
      mockTold.config = config;
    },
  },
}));

const RISK = 'data/services/risk.yaml';
const GITHUB: Partial<FormsBackend> = { name: 'github', repo: 'acme/website', branch: 'main' };

const index = readContentIndex(FIXTURE_SITE, false);
const answered = () =>
  Promise.resolve({ ok: true, headers: new Headers(), json: () => Promise.resolve(index) });

/** Opens /admin as a new page. */
async function openAdmin(
  backend: Partial<FormsBackend>,
  fetched: () => Promise<unknown> = answered,
): Promise<void> {
  mockTold.formats.clear();
  mockTold.listeners.length = 0;
  mockTold.config = undefined;
  document.body.innerHTML = `<script type="application/json" id="${BACKEND_ELEMENT}">${JSON.stringify(backend)}</script>`;
  // jsdom lacks these.
  Object.assign(window, { createClass: () => () => null, FileSystemFileHandle: class {} });
  Object.assign(URL, { createObjectURL: () => 'blob:' });
  Reflect.set(globalThis, 'fetch', fetched);
  await jest.isolateModulesAsync(async () => {
    await import('../../../../plugins/gatsby-plugin-content-admin/src/client/start');
  });
}

const note = () => document.querySelector('content-note')?.shadowRoot?.querySelector('p');

const formatOfServices = (): Format => {
  const format = mockTold.formats.get('services-yaml');
  if (!format) throw new Error('The CMS cannot read services.');
  return format;
};

/** Presses Save on the form of a service; returns the sentence of the dialogue, "" if there is none. */
async function save(path: string, changes: Fields): Promise<string> {
  const data = { ...formatOfServices().fromFile(textOf(RISK)), _language: 'en', ...changes };
  const entry = {
    get: () => path,
    hasIn: () => false,
    toJS: () => ({ data, i18n: {} }),
  };
  const listener = mockTold.listeners.find(({ name }) => name === 'preSave');
  try {
    expect(await listener?.handler({ entry })).toBe(entry);
    return '';
  } catch (error) {
    if (!(error instanceof Error) || error.cause === undefined) throw error;
    return String(error.cause);
  }
}

test('/admin says so if the content cannot be loaded', async () => {
  await openAdmin(GITHUB, () => Promise.reject(new TypeError('Failed to fetch')));
  await waitFor(() => expect(note()).toHaveTextContent('could not be loaded'));
  expect(mockTold.config).toBeUndefined();
});

test('the forms offer the main language, and each that the content has', async () => {
  await openAdmin(GITHUB);
  await waitFor(() => expect(mockTold.config?.i18n).toMatchObject({ locales: ['en', 'ar'] }));
});

test.each<[where: string, backend: Partial<FormsBackend>, path: string]>([
  ['at GitHub', GITHUB, RISK],
  [
    'in a folder of a repository at GitHub',
    { name: 'github', repo: 'acme/website', folder: 'web' },
    `web/${RISK}`,
  ],
  ['on the working copy', { name: 'test-repo' }, RISK],
])('%s, Save is refused for what the build would refuse, and only for that', async (...row) => {
  const [, backend, path] = row;
  await openAdmin(backend);
  expect(await save(path, {})).toBe('');
  expect(await save(path, { cardText: '' })).toContain('"Card text" (cardText)');
});
