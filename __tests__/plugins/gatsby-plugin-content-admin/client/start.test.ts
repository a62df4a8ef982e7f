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

/** What a page of /admin listens to, which a new page does not. */
const listening: (() => void)[] = [];

function noteListeners(target: EventTarget): void {
  const add = target.addEventListener.bind(target);
  jest.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
    add(type, listener, options);
    listening.push(() => target.removeEventListener(type, listener, options));
  });
}

afterEach(() => {
  jest.restoreAllMocks();
  for (const stop of listening.splice(0)) stop();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'storage');
});

/** Opens /admin as a new page. */
async function openAdmin(
  backend: Partial<FormsBackend>,
  fetched: (address: unknown) => Promise<unknown> = answered,
): Promise<void> {
  mockTold.formats.clear();
  mockTold.listeners.length = 0;
  mockTold.config = undefined;
  document.body.innerHTML = `<script type="application/json" id="${BACKEND_ELEMENT}">${JSON.stringify(backend)}</script>`;
  // jsdom lacks these.
  Object.assign(window, { createClass: () => () => null, FileSystemFileHandle: class {} });
  Object.assign(URL, { createObjectURL: () => 'blob:' });
  Reflect.set(globalThis, 'fetch', fetched);
  noteListeners(window);
  noteListeners(document);
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

/** Tells /admin of what the CMS does; returns what /admin makes of the entry. */
const tell = async (event: string, entry: object = {}) =>
  mockTold.listeners.find(({ name }) => name === event)?.handler({ entry });

/** An entry of the CMS with the form of a service, and what /admin has put into it. */
function entryWith(path: string, changes: Fields) {
  const data = { ...formatOfServices().fromFile(textOf(RISK)), _language: 'en', ...changes };
  const put = new Map<string, unknown>();
  const entry = {
    get: () => path,
    hasIn: ([place]: readonly string[]) => place === 'data',
    setIn: (place: readonly string[], value: unknown) => {
      put.set(place.join('.'), value);
      return entry;
    },
    toJS: () => ({ data, i18n: {} }),
  };
  return { entry, put };
}

/** Presses Save on the form of a service; returns the sentence of the dialogue, "" if there is none. */
async function save(path: string, changes: Fields): Promise<string> {
  const { entry } = entryWith(path, changes);
  try {
    expect(await tell('preSave', entry)).toBe(entry);
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

test('on the working copy the CMS works on its files: nobody signs in, and GitHub is not asked', async () => {
  await openAdmin({ name: 'test-repo' });
  await waitFor(() => expect(mockTold.config).toBeDefined());
  expect(JSON.parse(localStorage.getItem('sveltia-cms.user') ?? '')).toEqual({
    backendName: 'test-repo',
  });
  const root = await navigator.storage.getDirectory();
  expect(await root.getDirectoryHandle('')).toMatchObject({ kind: 'directory' });
  expect(globalThis.fetch).toBe(answered);
});

test('at GitHub the editor signs in, and reads why GitHub does not answer', async () => {
  await openAdmin(GITHUB, (address) =>
    String(address).startsWith('/') ? answered() : Promise.reject(new TypeError('Failed to fetch')),
  );
  await waitFor(() => expect(mockTold.config).toBeDefined());
  expect(localStorage.getItem('sveltia-cms.user')).toBeNull();
  expect(Reflect.get(navigator, 'storage')).toBeUndefined();
  const asked = fetch('https://api.github.com/user', { headers: { authorization: 'token mona' } });
  await expect(asked).rejects.toThrow('GitHub cannot be reached.');
});

test('a form that stays open after a save at GitHub is compared with what it has saved', async () => {
  await openAdmin(GITHUB);
  const { entry, put } = entryWith(RISK, { name: 'Risks' });
  await tell('preSave', entry);
  expect(put.get('data._source')).toBe(textOf(RISK).replace(/^name: .*$/m, 'name: Risks'));
});

test.each([GITHUB, { name: 'test-repo' } as const])(
  'a changed form is left without a question once it is saved: %j',
  async (backend) => {
    await openAdmin(backend);
    await waitFor(() => expect(mockTold.config).toBeDefined());
    const asksBeforeClosing = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    document.body.insertAdjacentHTML('beforeend', '<main data-mode="edit"><input></main>');
    document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
    expect(asksBeforeClosing()).toBe(true);
    await tell('postSave');
    expect(asksBeforeClosing()).toBe(false);
  },
);
