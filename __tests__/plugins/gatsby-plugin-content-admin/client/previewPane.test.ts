import { previewTemplate } from '../../../../plugins/gatsby-plugin-content-admin/src/client/previewPane';
import { readForForm } from '../../../../plugins/gatsby-plugin-content-admin/src/client/saveGuard';
import { readContentIndex } from '../../../../plugins/gatsby-plugin-content-admin/src/server/readContentIndex';
import { service } from '../../../../src/content/kinds/service';
import { siteSources, textOf } from '../../../support/contentCheck';
import { FIXTURE_SITE } from '../../../support/fixtureSite';
import '../../../support/checkWorker';

const RISK = 'data/services/risk.yaml';
const index = readContentIndex(FIXTURE_SITE, false, siteSources);

/** The methods passed to the CMS's `createClass`, which calls them with the component as `this`. */
let methods = { componentDidUpdate: () => undefined, componentWillUnmount: () => undefined };
Object.assign(window, {
  createClass: (given: typeof methods) => {
    methods = given;
    return () => null;
  },
});

const shown: string[] = [];
const frame = {
  dispatchEvent: () => {
    const { contents, addresses } = Reflect.get(frame, 'previewDraft');
    shown.push(contents.en.name, ...Object.values<string>(addresses));
  },
};
const pane = { props: {} };

function write(name: string, asset?: { url: string }): void {
  const picture = asset && { file: asset.url };
  const data = { ...readForForm(service, textOf(RISK)), name, picture };
  const entry = new Map<string, unknown>([
    ['path', RISK],
    ['data', { toJS: () => data }],
  ]);
  pane.props = {
    entry: Object.assign(entry, { toJS: () => ({ data }) }),
    window: frame,
    getAsset: (path: string) => (path === asset?.url ? asset : undefined),
  };
  methods.componentDidUpdate.call(pane);
}

/** Lets the check wait for the server; returns the functions that end each wait. */
function slowServer(): (() => void)[] {
  const answers: (() => void)[] = [];
  const answer = { json: () => index };
  Reflect.set(
    globalThis,
    'fetch',
    () => new Promise<unknown>((end) => answers.push(() => end(answer))),
  );
  return answers;
}

beforeEach(() => {
  jest.useFakeTimers();
  shown.length = 0;
  previewTemplate(service);
});

test('a check that ends late does not bring back what was written before', async () => {
  const answers = slowServer();
  write('A');
  await jest.advanceTimersByTimeAsync(400);
  write('AB');
  await jest.advanceTimersByTimeAsync(400);
  for (const end of answers.reverse()) {
    end();
    await jest.advanceTimersByTimeAsync(0);
  }
  expect(answers).toHaveLength(2);
  expect(shown).toEqual(['A', 'AB', 'AB']);
});

test('a check that ends after its form was left does not show that form’s page again', async () => {
  const answers = slowServer();
  write('B');
  await jest.advanceTimersByTimeAsync(400);
  methods.componentWillUnmount.call(pane);
  answers.forEach((end) => end());
  await jest.advanceTimersByTimeAsync(0);
  expect(answers).toHaveLength(1);
  expect(shown).toEqual(['B']);
});

test('a picture that the CMS has yet to load is shown as soon as it is there', async () => {
  const answers = slowServer();
  const asset = { url: '/pictures/quay.jpg' };
  write('C', asset);
  await jest.advanceTimersByTimeAsync(400);
  answers.forEach((end) => end());
  await jest.advanceTimersByTimeAsync(0);
  asset.url = 'blob:quay';
  await jest.advanceTimersByTimeAsync(4000);
  const before = ['C', '/pictures/quay.jpg'];
  expect(shown).toEqual([...before, ...before, 'C', 'blob:quay']);
});
