import { act, render, renderHook, screen } from '@testing-library/react';
import { NavigationProgress } from '../../src/components/layout/NavigationProgress';
import {
  forgetFailedPage,
  useHasMovedOn,
  useNavigation,
} from '../../src/navigation/navigationStore';
import { watchNavigation } from '../../src/navigation/watchNavigation';
import { STARTED } from '../../src/sharedNames';
import { pass, settle } from '../support/renderForm';

const FAILED = { status: 'error' };
const LOADED = { status: 'success' };

interface HeldLoad {
  path: string;
  resolve: (page: object | undefined) => void;
  reject: (error: Error) => void;
}

let held: HeldLoad[];
/** Pages that the router shows, and pages that it lets the browser load in full. */
let shown: string[];
let loadedInFull: string[];
let isOnline: boolean;
const loadBeside = jest.fn(() => Promise.resolve());

const Failure = () => {
  const { failedPage } = useNavigation();
  return failedPage ? (
    <p role="alert">{`${failedPage.path}: ${String(failedPage.thrown)}`}</p>
  ) : null;
};

let loader: { loadPage: (path: string) => Promise<object | undefined> };

const tap = (path: string) =>
  settle(() => {
    void loader.loadPage(path).then((page) => {
      if (page === LOADED) {
        window.history.pushState(null, '', path);
        shown.push(path);
      } else loadedInFull.push(path);
    });
  });

const end = (path: string, how: (load: HeldLoad) => void) =>
  settle(() => {
    const load = held.splice(
      held.findIndex((load) => load.path === path),
      1,
    )[0];
    if (!load) throw new Error(`Nobody has asked for ${path}.`);
    how(load);
  });
const arrive = (path: string) => end(path, ({ resolve }) => resolve(LOADED));
const fail = (path: string) => end(path, ({ resolve }) => resolve(FAILED));
const lackCode = (path: string) => end(path, ({ reject }) => reject(new Error('No such code')));

const bar = () => screen.queryByRole('progressbar');

const goBack = (path: string) =>
  act(() => {
    window.history.replaceState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

beforeEach(() => {
  jest.useFakeTimers();
  held = [];
  shown = [];
  loadedInFull = [];
  isOnline = true;
  window.history.replaceState(null, '', '/about');
  document.documentElement.setAttribute(STARTED, '');
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    value: () => (isOnline ? Promise.resolve({}) : Promise.reject(new TypeError('offline'))),
  });
  loader = {
    loadPage: (path) =>
      new Promise((resolve, reject) => {
        held.push({ path, resolve, reject });
      }),
  };
  loadBeside.mockClear();
  watchNavigation(loader, loadBeside);
  render(
    <>
      <NavigationProgress label="Loading" />
      <Failure />
    </>,
  );
});

afterEach(async () => {
  // Pending navigations live in the window and outlast a test.
  goBack('/elsewhere');
  await pass(0);
  act(forgetFailedPage);
  jest.useRealTimers();
});

describe('the navigation progress bar', () => {
  it('appears after a second and disappears with the new page, each time', async () => {
    const paths = ['/risk', '/crisis'];
    for (const path of paths) {
      await tap(path);
      await pass(999);
      expect(bar()).not.toBeInTheDocument();
      await pass(1);
      expect(bar()).toHaveAccessibleName('Loading');
      await arrive(path);
      expect(bar()).not.toBeInTheDocument();
    }
    // Shared code loads together with the page.
    expect(loadBeside).toHaveBeenCalledTimes(2);
    expect(shown).toEqual(paths);
  });
});

describe('the page that was asked for last', () => {
  it.each([
    ['after it', ['/crisis', '/risk']],
    ['first', ['/risk', '/crisis']],
  ])('is the only one shown, even where the earlier page arrives %s', async (_when, paths) => {
    await tap('/risk');
    await tap('/crisis');
    for (const path of paths) await arrive(path);
    expect(shown).toEqual(['/crisis']);
  });

  it('stays when the earlier page then fails without a network', async () => {
    await tap('/risk');
    await tap('/crisis');
    await arrive('/crisis');
    isOnline = false;
    await fail('/risk');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(loadedInFull).toEqual([]);
  });

  it.each([
    ['may be one that the Back button opens', '/contact', []],
    ['is not replaced by an anchor on the current page', '/about#team', ['/risk']],
  ])('%s', async (_what, back, expected) => {
    await tap('/risk');
    goBack(back);
    await arrive('/risk');
    expect(shown).toEqual(expected);
  });
});

it('Gatsby’s loader is not intercepted before the site has started', async () => {
  document.documentElement.removeAttribute('data-started');
  await tap('/about');
  await pass(60_000);
  expect(bar()).not.toBeInTheDocument();
  await fail('/about');
  expect(loadedInFull).toEqual(['/about']);
});

it('a page whose link is hovered is prefetched, but not shown', async () => {
  await tap('/risk');
  await settle(() => window.prepareNextPage?.('/crisis'));
  await lackCode('/crisis');
  await arrive('/risk');
  expect(shown).toEqual(['/risk']);
});

it('a visitor has moved on by requesting another page, by its arrival, and on unmount', async () => {
  const { result, unmount } = renderHook(useHasMovedOn);
  const hasMovedOn = result.current;
  expect(hasMovedOn()).toBe(false);
  await tap('/risk');
  expect(hasMovedOn()).toBe(true);
  await arrive('/risk');
  expect(hasMovedOn()).toBe(true);
  goBack('/about');
  expect(hasMovedOn()).toBe(false);
  unmount();
  expect(hasMovedOn()).toBe(true);
});
