import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from '../../../src/components/layout/ErrorBoundary';
import { errorPage } from '../../support/siteContent';
import { styleOf } from '../../support/viewport';

const Page = ({ thrown }: { thrown: unknown[] }) => {
  if (thrown.length > 0) throw thrown[0];
  return <h1>A page that works</h1>;
};

const onPage = (key: string, ...thrown: unknown[]) => (
  <ErrorBoundary key={key} words={errorPage}>
    <Page thrown={thrown} />
  </ErrorBoundary>
);

// React reports every error that a boundary catches.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it.each([
  ['an Error', new Error('Loading chunk 7 failed.'), 'Error', 'Loading chunk 7 failed.'],
  ['an Error with a status', Object.assign(new Error('Lost'), { status: 404 }), '404', 'Lost'],
  ['an answer', { status: 503, message: 'Busy' }, '503', 'Busy'],
  ['fields of other kinds', { status: {}, message: null }, 'Error', 'No page today'],
  ['undefined', undefined, 'Error', 'No page today'],
])(
  'the error screen shows what is known when a page throws %s, and offers links',
  (_name, thrown, status, message) => {
    render(onPage('one', thrown));
    expect(screen.getByRole('alert')).toContainElement(
      screen.getByRole('heading', { level: 1, name: errorPage.title }),
    );
    expect(screen.getByText(status)).toBeInTheDocument();
    expect(screen.getByText(message)).toBeInTheDocument();
    // The buttons stand in a row of their own below.
    const texts = screen.getByRole('heading', { level: 1 }).parentElement;
    expect(texts && styleOf(texts).flex).toBe('0 0 100%');
    const ways = screen
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), styleOf(link).background]);
    expect(ways).toEqual([
      ['us', 'mailto:us@x.test', undefined],
      ['Again', '//localhost/', 'var(--accent)'],
      ['Back to Home', '/', 'transparent'],
    ]);
  },
);

it('the link of the error screen tries the whole address again', () => {
  window.history.replaceState(null, '', '/contact?subject=password');
  render(onPage('one', 'No'));
  expect(screen.getByRole('link', { name: 'Again' })).toHaveAttribute(
    'href',
    '//localhost/contact?subject=password',
  );
  window.history.replaceState(null, '', '/');
});

it('the error screen shows a message as text, cut to 300 characters', () => {
  const message = '<b>bold</b> [here](https://x.test)';
  render(onPage('one', new Error(message + 'x'.repeat(5000))));
  expect(screen.getByText(new RegExp('bold')).textContent).toBe(
    message + 'x'.repeat(300 - message.length),
  );
  expect(screen.queryByRole('link', { name: 'here' })).not.toBeInTheDocument();
});

it.each([
  ['catches a page as soon as it is opened', onPage('one'), onPage('two', 'No'), 'No'],
  ['shows the next page', onPage('one', 'No'), onPage('two'), 'A page that works'],
  ['stays where the page would only fail again', onPage('one', 'No'), onPage('one'), 'No'],
  ['shows the next page’s error', onPage('one', 'No'), onPage('two', 'Nor now'), 'Nor now'],
])('the error boundary %s', (_what, first, next, shown) => {
  render(first).rerender(next);
  expect(screen.getByText(shown)).toBeInTheDocument();
});
