import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ErrorBoundary } from '../../../src/components/layout/ErrorBoundary';

const words = {
  title: 'Unexpected Application Error!',
  failure: {
    status: 'Error',
    message: 'No page today',
    text: 'Write to [us](mailto:us@x.test).',
    retry: 'Again',
  },
  action: { label: 'Back to Home', link: '/' },
};

interface PageProps {
  thrown?: unknown;
}

/** Throws whatever it is given under the name `thrown`, `undefined` too. */
const Page = (props: PageProps) => {
  if ('thrown' in props) throw props.thrown;
  return <h1>A page that works</h1>;
};

const onPage = (resetKey: string, props: PageProps = {}) => (
  <ErrorBoundary words={words} resetKey={resetKey}>
    <Page {...props} />
  </ErrorBoundary>
);

// React reports every error that a boundary catches.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('ErrorBoundary', () => {
  it('shows a page that works', () => {
    render(onPage('one'));
    expect(screen.getByRole('heading', { name: 'A page that works' })).toBeInTheDocument();
  });

  it.each([
    ['an Error', new Error('Loading chunk 7 failed.'), 'Error', 'Loading chunk 7 failed.'],
    ['an Error without a message', new TypeError(), 'Error', 'No page today'],
    ['a text', 'It broke', 'Error', 'It broke'],
    ['an answer', { status: 503, message: 'Busy' }, '503', 'Busy'],
    ['an answer without a message', { status: '404' }, '404', 'No page today'],
    ['fields of other kinds', { status: {}, message: 12 }, 'Error', 'No page today'],
    ['undefined', undefined, 'Error', 'No page today'],
    ['null', null, 'Error', 'No page today'],
  ])('says what is known when %s is thrown', (_name, thrown, status, message) => {
    render(onPage('one', { thrown }));
    expect(screen.getByRole('alert')).toContainElement(
      screen.getByRole('heading', { level: 1, name: words.title }),
    );
    expect(screen.getByText(status)).toBeInTheDocument();
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'us' })).toHaveAttribute('href', 'mailto:us@x.test');
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Again' })).toHaveAttribute('href', '//localhost/');
  });

  it('shows the message as text and no link of its', () => {
    const message = '<b>bold</b> [here](https://x.test)';
    render(onPage('one', { thrown: new Error(message) }));
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'here' })).not.toBeInTheDocument();
  });

  it('shows the next page after a change of the path', () => {
    const { rerender } = render(onPage('one', { thrown: 'It broke' }));
    rerender(onPage('two'));
    expect(screen.getByRole('heading', { name: 'A page that works' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('stays on the same path, where the page would only fail again', () => {
    const { rerender } = render(onPage('one', { thrown: 'It broke' }));
    rerender(onPage('one'));
    expect(screen.getByRole('alert')).toHaveTextContent('It broke');
  });

  it('shows the new error where the next page fails too', () => {
    const { rerender } = render(onPage('one', { thrown: 'First' }));
    rerender(onPage('two', { thrown: 'Second' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Second');
  });

  it('catches a page that fails as soon as it is opened', () => {
    const { rerender } = render(onPage('one'));
    rerender(onPage('two', { thrown: 'It broke' }));
    expect(screen.getByRole('alert')).toHaveTextContent('It broke');
  });

  it('leaves what stands outside it alone', () => {
    const Layout = () => {
      const [site] = useState('The layout');
      return (
        <>
          <p>{site}</p>
          {onPage('one', { thrown: undefined })}
        </>
      );
    };
    render(<Layout />);
    expect(screen.getByText('The layout')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });
});
