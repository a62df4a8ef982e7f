import {
  openAskedPage,
  openSearchedPages,
  showAskedField,
} from '../../../../plugins/gatsby-plugin-content-admin/src/client/openAsked';
import { siteSources } from '../../../support/contentCheck';

const FORM = '#/collections/services/entries/risk';

const asked = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom lacks these.
  Reflect.set(globalThis, 'CSS', { escape: String });
  Reflect.set(globalThis, 'fetch', () =>
    Promise.resolve({ ok: true, headers: new Headers(), json: () => ({ sources: siteSources }) }),
  );
  Reflect.set(
    window,
    'postMessage',
    ({ payload: { locale, keyPath } }: { payload: Record<string, string> }) =>
      asked(`${locale}: ${keyPath}`),
  );
});

/** Returns the fields that the CMS is asked to show once its form has rendered these. */
function lookWith(locale: string, ...drawn: string[]): unknown[] {
  const fields = drawn.map((path) => `<i class="field" data-key-path="${path}"></i>`);
  document.body.innerHTML = `<div data-locale="${locale}">${fields.join('')}</div>`;
  asked.mockClear();
  jest.advanceTimersByTime(200);
  return asked.mock.calls.flat();
}

/** Pastes the address of a page into the CMS's search box. */
function paste(path: string): void {
  location.hash = `#/search/https://www.company.com${path}`;
  dispatchEvent(new Event('hashchange'));
}

beforeAll(openSearchedPages);

const note = () => document.querySelector('content-note')?.shadowRoot;

test('the CMS opens the groups around a requested field until it shows', () => {
  history.replaceState(null, '', '/admin/?field=how.cards.0&language=ar');
  showAskedField();
  expect(lookWith('ar')).toEqual(['ar: how.cards.0']);
  expect(lookWith('ar', 'how', 'how.cards')).toEqual(['ar: how.cards.0', 'ar: how.cards']);
  expect(lookWith('ar', 'how', 'how.cards.0')).toEqual(['ar: how.cards.0']);
  expect(lookWith('ar', 'how')).toEqual([]);
});

test('a slow form is waited for; a field that it does not have is given up', () => {
  history.replaceState(null, '', `/admin/?field=how.gone${FORM}`);
  showAskedField();
  for (let tick = 0; tick < 300; tick += 1) lookWith('en');
  expect(lookWith('en')).toEqual(['en: how.gone']);
  for (let tick = 0; tick < 300; tick += 1) lookWith('en', 'how');
  expect(lookWith('en', 'how')).toEqual([]);
});

test('an editor who has gone on to another form is not led to a field there', () => {
  history.replaceState(null, '', `/admin/?field=how${FORM}`);
  showAskedField();
  location.hash = '#/collections/services/entries/fraud';
  expect(lookWith('en', 'how')).toEqual([]);
  location.hash = FORM;
  expect(lookWith('en', 'how')).toEqual([]);
});

test('/admin?page= opens the page’s form in its language, with a note that can be closed', async () => {
  history.replaceState(null, '', '/admin/?page=/ar/danger');
  await openAskedPage();
  expect([location.search, location.hash]).toEqual(['', FORM]);
  expect(lookWith('ar', 'name')).toEqual(['ar: name']);
  expect(note()?.querySelector('p')).toHaveTextContent('This page is now at /ar/risk.');
  note()?.querySelector('button')?.click();
  expect(note()).toBeUndefined();
});

test('of two pasted addresses the later one opens, even if the first one’s answer comes last', async () => {
  const answers: (() => void)[] = [];
  const answer = { ok: true, headers: new Headers(), json: () => ({ sources: siteSources }) };
  Reflect.set(
    globalThis,
    'fetch',
    () => new Promise<unknown>((end) => answers.push(() => end(answer))),
  );
  paste('/privacy-policy');
  paste('/risk');
  expect(answers).toHaveLength(2);
  for (const end of answers.reverse()) {
    end();
    await jest.advanceTimersByTimeAsync(0);
  }
  expect(location.hash).toBe(FORM);
});

test.each([
  ['/risk', []],
  ['/ar/risk', ['ar: name']],
])(
  'the pasted address %s opens the form, not again after Back, and changes the language only for Arabic',
  async (...row) => {
    const [path, shown] = row;
    paste(path);
    const { length } = history;
    await jest.advanceTimersByTimeAsync(0);
    expect(location.hash).toBe(FORM);
    // The form takes the place of the search, which would open it again.
    expect(history).toHaveLength(length);
    expect(note()).toBeUndefined();
    expect([...lookWith('ar', 'name'), ...lookWith('en', 'name')]).toEqual(shown);
  },
);

test('a pasted address of no page opens no form: the search stays, with a note', async () => {
  paste('/rsik');
  const search = location.hash;
  await jest.advanceTimersByTimeAsync(0);
  expect(location.hash).toBe(search);
  expect(note()?.querySelector('p')).toHaveTextContent('Did you mean "/risk"?');
  expect([...lookWith('ar', 'name'), ...lookWith('en', 'name')]).toEqual([]);
});

test('/admin?page= of no page leaves the lists as they are, with a note', async () => {
  history.replaceState(null, '', '/admin/?page=/rsik');
  await openAskedPage();
  expect(location.hash).toBe('');
  expect(note()?.querySelector('p')).toHaveTextContent('Did you mean "/risk"?');
});
