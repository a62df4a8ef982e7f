import { EditingSession } from '../../../../plugins/gatsby-plugin-content-admin/src/client/editingSession';
import { readForForm } from '../../../../plugins/gatsby-plugin-content-admin/src/client/entryForms';
import { notePickedFiles } from '../../../../plugins/gatsby-plugin-content-admin/src/client/pickedFiles';
import { previewTemplate } from '../../../../plugins/gatsby-plugin-content-admin/src/client/previewPane';
import { siteFolder } from '../../../../plugins/gatsby-plugin-content-admin/src/content/siteFolder';
import type { PreviewState } from '../../../../plugins/gatsby-plugin-content-admin/src/forms/previewState';
import type { Problem } from '../../../../plugins/gatsby-plugin-content-check/src/check/problem';
import { service } from '../../../../src/content/kinds/service';
import { textOf } from '../../../support/contentCheck';

const RISK = 'data/services/risk.yaml';

/** As far as these tests read it. */
interface AskedEntry {
  contents: { en: { name: string; picture?: { file: string } } };
  addresses: Readonly<Record<string, string>>;
}

interface Asked {
  /** What the worker was asked for, in short. */
  what: string;
  isFirst?: boolean;
  entry?: AskedEntry;
  answer: () => void;
  fail: () => void;
}

const mockMistake = new TypeError('No view.');
let mockProblems = [{ message: 'No.' }];

const mockAsked: Asked[] = [];
const mockQuestion = (what: string, found: object, more: Partial<Asked> = {}) =>
  new Promise<object>((resolve, reject) => {
    mockAsked.push({
      what,
      ...more,
      answer: () => resolve(found),
      fail: () => reject(mockMistake),
    });
  });

jest.mock('../../../../plugins/gatsby-plugin-content-admin/src/client/askWorker', () => ({
  askPage: ({ entry, isFirst }: { entry: AskedEntry; isFirst: boolean }) => {
    const path = [entry.contents.en.name, ...Object.values(entry.addresses)].join(' ');
    return mockQuestion(`page ${path}`, { page: { path } }, { isFirst, entry });
  },
  askCheck: () => mockQuestion('check', { problems: mockProblems }),
}));

/** The methods passed to the CMS's `createClass`, which calls them with the component as `this`. */
let methods = {
  componentDidMount: () => undefined,
  componentDidUpdate: () => undefined,
  componentWillUnmount: () => undefined,
};
Object.assign(window, {
  createClass: (given: typeof methods) => {
    methods = given;
    return () => null;
  },
});

const shown: { page?: string; problems: string[] }[] = [];
const frame: { previewState?: PreviewState; dispatchEvent: () => void } = {
  dispatchEvent: () => {
    const { page, problems = [] } = frame.previewState ?? {};
    shown.push({ page: page?.path, problems: problems.map(({ message }: Problem) => message) });
  },
};
/** A component of the CMS; undefined before its form is opened. */
let pane: { props: object } | undefined;

function write(name: string, asset?: { url: string }): void {
  const picture = asset && { file: asset.url };
  const data = { ...readForForm(new EditingSession(), service, textOf(RISK)), name, picture };
  const entry = new Map<string, unknown>([
    ['path', RISK],
    ['data', { toJS: () => data }],
  ]);
  const props = {
    entry: Object.assign(entry, { toJS: () => ({ data }) }),
    document,
    window: frame,
    // The CMS knows no file that is not uploaded yet.
    getAsset: (path: string) =>
      path === asset?.url && !path.startsWith('blob:') ? asset : undefined,
  };
  if (pane) {
    pane.props = props;
    methods.componentDidUpdate.call(pane);
  } else {
    pane = { props };
    methods.componentDidMount.call(pane);
  }
}

/** Lets the worker answer the first question that was asked with these words. */
async function answer(what: string): Promise<void> {
  const index = mockAsked.findIndex((one) => one.what === what);
  const [found] = mockAsked.splice(index, index === -1 ? 0 : 1);
  if (!found) throw new Error(`Nothing asked for ${what}.`);
  found.answer();
  await jest.advanceTimersByTimeAsync(0);
}

const pause = () => jest.advanceTimersByTimeAsync(400);

beforeEach(() => {
  jest.useFakeTimers();
  shown.length = 0;
  mockAsked.length = 0;
  mockProblems = [{ message: 'No.' }];
  pane = undefined;
  previewTemplate(service, siteFolder(undefined));
});

test('a worker makes the page once; the check adds its problems to the same page', async () => {
  write('A');
  await answer('page A');
  await pause();
  await answer('check');
  expect(shown).toEqual([
    { page: 'A', problems: [] },
    { page: 'A', problems: ['No.'] },
  ]);
  expect(mockAsked).toEqual([]);
});

test('the problems of a form go once they are mended', async () => {
  write('A');
  await answer('page A');
  await pause();
  await answer('check');
  mockProblems = [];
  write('AB');
  await answer('page AB');
  await pause();
  await answer('check');
  expect(shown.at(-1)).toEqual({ page: 'AB', problems: [] });
});

test('only the first page of a form is made of content that is fetched again', () => {
  write('A');
  write('AB');
  expect(mockAsked.map(({ isFirst }) => isFirst)).toEqual([true, false]);
});

test('what ends late does not bring back what was written before', async () => {
  write('A');
  await pause();
  write('AB');
  await pause();
  await answer('page AB');
  await answer('page A');
  await answer('check');
  await answer('check');
  expect(shown).toEqual([
    { page: 'AB', problems: [] },
    { page: 'AB', problems: ['No.'] },
  ]);
});

test('what ends after its form was left is not shown', async () => {
  write('B');
  await pause();
  methods.componentWillUnmount.call(pane);
  await answer('page B');
  await answer('check');
  expect(shown).toEqual([]);
});

test('while the content of a form makes no page, the last one stays, and the console says why', async () => {
  const reported = jest.spyOn(console, 'error').mockReturnValue();
  write('A');
  await answer('page A');
  write('');
  mockAsked.pop()?.fail();
  await pause();
  await answer('check');
  expect(shown.at(-1)).toEqual({ page: 'A', problems: ['No.'] });
  expect(reported.mock.calls).toEqual([[mockMistake]]);
  reported.mockRestore();
});

test('a picture that the CMS has yet to load is shown as soon as it is there', async () => {
  const asset = { url: '/pictures/quay.jpg' };
  write('C', asset);
  await answer('page C /pictures/quay.jpg');
  asset.url = 'blob:quay';
  await pause();
  await answer('page C blob:quay');
  await jest.advanceTimersByTimeAsync(4000);
  expect(shown.map(({ page }) => page)).toEqual(['C /pictures/quay.jpg', 'C blob:quay']);
  expect(mockAsked.map(({ what }) => what)).toEqual(['check']);
});

test('a picture that the CMS never loads does not keep the worker at work', async () => {
  write('D', { url: '/pictures/gone.jpg' });
  const seconds = 60;
  for (let pause = 0; pause < (seconds * 1000) / 400; pause += 1) {
    if (mockAsked.some(({ what }) => what.startsWith('page'))) {
      await answer('page D /pictures/gone.jpg');
    }
    await jest.advanceTimersByTimeAsync(400);
  }
  expect(mockAsked.map(({ what }) => what)).toEqual(['check']);
  const given = shown.length;
  expect(given).toBeLessThan(60);
  write('DE', { url: '/pictures/gone.jpg' });
  await answer('page DE /pictures/gone.jpg');
  expect(shown).toHaveLength(given + 1);
});

/** Returns the name of the picture that the worker is to show, and where it can load that. */
function askedPicture() {
  const { contents, addresses = {} } = mockAsked.at(-1)?.entry ?? {};
  const name = contents?.en.picture?.file ?? '';
  return { name, address: addresses[name] };
}

test('a picked picture is shown by its own name before it is uploaded', () => {
  // jsdom lacks this.
  Object.assign(URL, { createObjectURL: () => 'blob:quay' });
  notePickedFiles();
  write('F', { url: URL.createObjectURL(new File([], 'The Old Quay.jpg')) });
  expect(askedPicture()).toEqual({ name: 'The-Old-Quay.jpg', address: 'blob:quay' });
});

test('a picture of which the CMS tells no name is shown, too', () => {
  write('G', { url: 'blob:nameless' });
  expect(askedPicture()).toEqual({
    // One that the model accepts.
    name: expect.stringMatching(/^[\w-]+\.jpg$/),
    address: 'blob:nameless',
  });
});

test('a frame that the CMS uses for the next form keeps its page: the script starts once', () => {
  document.body.innerHTML = '';
  write('A');
  const root = document.getElementById('page');
  methods.componentWillUnmount.call(pane);
  pane = undefined;
  write('B');
  expect(document.querySelectorAll('script[src$="/admin/preview.js"]')).toHaveLength(1);
  expect(document.querySelectorAll('#page')).toHaveLength(1);
  expect(document.getElementById('page')).toBe(root);
});
