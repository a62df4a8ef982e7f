import { showAskedField } from '../../../../plugins/gatsby-plugin-content-admin/src/client/askedField';

const asked = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom lacks this.
  Reflect.set(globalThis, 'CSS', { escape: String });
  Reflect.set(
    window,
    'postMessage',
    ({ payload: { locale, keyPath } }: { payload: Record<string, string> }) =>
      asked(`${locale}: ${keyPath}`),
  );
});

/** Returns the fields that the CMS is asked to show once its form has drawn these. */
function lookWith(locale: string, ...drawn: string[]): unknown[] {
  const fields = drawn.map((path) => `<i class="field" data-key-path="${path}"></i>`);
  document.body.innerHTML = `<div data-locale="${locale}">${fields.join('')}</div>`;
  asked.mockClear();
  jest.advanceTimersByTime(200);
  return asked.mock.calls.flat();
}

test('the CMS opens the groups around a requested field until it shows', () => {
  history.replaceState(null, '', '/admin/?field=how.cards.0&language=ar');
  showAskedField(true);
  expect(lookWith('ar')).toEqual(['ar: how.cards.0']);
  expect(lookWith('ar', 'how', 'how.cards')).toEqual(['ar: how.cards.0', 'ar: how.cards']);
  expect(lookWith('ar', 'how', 'how.cards.0')).toEqual(['ar: how.cards.0']);
  expect(lookWith('ar', 'how')).toEqual([]);
});
