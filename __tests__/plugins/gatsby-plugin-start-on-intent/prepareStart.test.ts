import { prepareStart } from '../../../plugins/gatsby-plugin-start-on-intent/src/start';
import { openedBy } from '../../support/inlineScripts';

const GATSBY_KEY = 'gatsby-reload-compilation-hash-match';

const broken = () => {
  throw new DOMException('Broken', 'UnknownError');
};

const store = (value: object | null) =>
  Object.defineProperty(window, 'sessionStorage', { value, configurable: true });

describe('before Gatsby loads the page', () => {
  const own = window.sessionStorage;

  beforeEach(() => own.clear());
  afterEach(() => store(own));

  it.each([
    ['reload', '1'],
    ['navigate', null],
  ])('it knows of a page opened by %s that it was loaded again: %j', (type, noted) => {
    openedBy(type);
    prepareStart();
    expect(window.sessionStorage.getItem(GATSBY_KEY)).toBe(noted);
  });

  it('a storage that is full stays, and one that cannot be used goes', () => {
    openedBy('reload');
    store({ removeItem: jest.fn(), setItem: broken });
    prepareStart();
    expect(window.sessionStorage).not.toBeNull();
    openedBy('navigate');
    store({ removeItem: broken });
    prepareStart();
    expect(window.sessionStorage).toBeNull();
  });
});

it.each([
  ['a piece of code that failed', Object.assign(new Error(), { name: 'ChunkLoadError' }), 0],
  ['another error', new Error(), 1],
  ['what is no error', { name: 'ChunkLoadError' }, 1],
])('of %s, Gatsby hears %#', (_what, reason, times) => {
  const gatsby = jest.fn();
  window.addEventListener('unhandledrejection', gatsby, { once: true });
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  expect(gatsby).toHaveBeenCalledTimes(times);
  window.removeEventListener('unhandledrejection', gatsby);
});
