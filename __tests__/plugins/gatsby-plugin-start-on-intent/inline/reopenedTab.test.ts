import { reopenedTab } from '../../../../plugins/gatsby-plugin-start-on-intent/src/inline/reopenedTab';
import { openedBy, runInline } from '../../../support/inlineScripts';

/** What the Navigation API says about the page from which the visitor came. */
interface Origin {
  from: object | null;
}

const HERE: Origin = { from: {} };
const NOWHERE: Origin = { from: null };

const isSaid = (activation: Origin) =>
  Object.defineProperty(window, 'navigation', { configurable: true, value: { activation } });

function keysAfter(type: string, activation?: Origin): string[] {
  openedBy(type);
  if (activation) isSaid(activation);
  runInline(() => reopenedTab());
  return Object.keys(sessionStorage);
}

beforeEach(() => {
  sessionStorage.clear();
  for (const key of ['form-draft:lead', 'form-kept:contact']) sessionStorage.setItem(key, '1');
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'navigation');
  delete document.wasDiscarded;
});

it('a tab that is opened again forgets what was typed into forms', () => {
  expect(keysAfter('back_forward', NOWHERE)).toEqual([]);
});

it.each([
  ['a reload', 'reload', HERE],
  ['a reload, even if the browser says no origin,', 'reload', NOWHERE],
  ['an address typed into the tab', 'navigate', NOWHERE],
  ['the other language', 'navigate', HERE],
  ['Back within the site', 'back_forward', HERE],
  ['Back where the browser does not say from where', 'back_forward', undefined],
])('%s keeps it', (_what, type, activation) => {
  expect(keysAfter(type, activation)).toHaveLength(2);
});

it('a tab that the browser had unloaded to save memory keeps it', () => {
  document.wasDiscarded = true;
  expect(keysAfter('back_forward', NOWHERE)).toHaveLength(2);
});

it('blocked storage is no error', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('No storage');
  });
  openedBy('back_forward');
  isSaid(NOWHERE);
  expect(() => runInline(() => reopenedTab())).not.toThrow();
});
