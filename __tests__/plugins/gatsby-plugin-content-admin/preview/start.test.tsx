import { act, screen } from '@testing-library/react';
import { parse } from 'yaml';
import { readEntries } from '../../../../plugins/gatsby-plugin-content-admin/src/content/readEntries';
import {
  PREVIEW_EVENT,
  type PreviewPage,
  type PreviewState,
} from '../../../../plugins/gatsby-plugin-content-admin/src/forms/previewState';
import { previewPage } from '../../../../plugins/gatsby-plugin-content-admin/src/worker/previewPage';
import { librariesOf } from '../../../../src/content/pages/library';
import { NO_PICTURES } from '../../../../src/content/pages/pictures';
import { translationFile } from '../../../../src/content/text/languages';
import { THEME_KEY } from '../../../../src/sharedNames';
import { siteSources, textOf } from '../../../support/contentCheck';
import { fakeIntersections } from '../../../support/intersectionObserver';
import { problem } from '../../../support/problem';
import { setViewport } from '../../../support/viewport';

jest.mock<object>('gatsby', () =>
  jest.requireActual('../../../../plugins/gatsby-plugin-content-admin/src/preview/gatsbyStandIn'),
);

jest.mock<object>('../../../../src/content/pages/library', () => {
  const actual = jest.requireActual<object>('../../../../src/content/pages/library');
  return { ...actual, librariesOf: jest.fn(Reflect.get(actual, 'librariesOf')) };
});

const RISK = 'data/services/risk.yaml';

const entries = readEntries(siteSources);

function pageOf(title: string, language = 'en'): PreviewPage | undefined {
  const risk = parse(textOf(RISK));
  const words = parse(textOf(translationFile(RISK, language)));
  const contents = { en: risk, [language]: { ...words, hero: { ...words.hero, title } } };
  const entry = { file: RISK, contents, language, addresses: {} };
  return previewPage({ entries, pictures: NO_PICTURES }, entry);
}

const send = (page?: PreviewPage, problems: PreviewState['problems'] = []) =>
  act(async () => {
    window.previewState = { page, problems };
    window.dispatchEvent(new Event(PREVIEW_EVENT));
    // The template's module.
    await import('../../../../src/templates/ServicePage');
  });

test('the frame shows the pages that it is sent; it makes none, and asks nobody for content', async () => {
  fakeIntersections();
  setViewport({ width: 1440 });
  const fetched = jest.fn();
  Object.assign(globalThis, { fetch: fetched });
  const pages = ['One', 'Two'].map((title) => pageOf(title));
  jest.mocked(librariesOf).mockClear();
  document.body.innerHTML = '<div id="page"></div>';
  localStorage.setItem(THEME_KEY, 'dark');
  await import('../../../../plugins/gatsby-plugin-content-admin/src/preview/start');
  for (const [index, title] of ['One', 'Two'].entries()) {
    await send(pages[index]);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  }
  // The same page comes again with its problems; content without a page leaves the last one.
  const shown = screen.getByRole('heading', { level: 1 });
  await send(pages[1]);
  await send();
  expect(screen.getByRole('heading', { level: 1 })).toBe(shown);
  expect(fetched).not.toHaveBeenCalled();
  expect(librariesOf).not.toHaveBeenCalled();
});

test('the frame has the editor’s theme and, like a page with scripts, closed menus', () => {
  expect(document.documentElement).toHaveClass('dark', 'js');
  expect(document.documentElement).not.toHaveClass('light');
});

test('the frame is set in the language and the direction of its page', async () => {
  const setting = () => [document.documentElement.lang, document.documentElement.dir];
  await send(pageOf('عنوان', 'ar'));
  expect(await screen.findByRole('heading', { level: 1, name: 'عنوان' })).toBeInTheDocument();
  expect(setting()).toEqual(['ar', 'rtl']);
  await send(pageOf('Three'));
  expect(setting()).toEqual(['en', 'ltr']);
});

test('the frame shows what the check says of the form, until nothing is left to say', async () => {
  const panel = () => document.querySelector('content-problems')?.shadowRoot;
  await send(undefined, [problem]);
  expect(panel()).toHaveTextContent(problem.message);
  await send();
  expect(panel()).toBeUndefined();
});

test('a form in the frame is neither judged nor sent', () => {
  const form = document.body.appendChild(document.createElement('form'));
  const judged = jest.fn();
  form.addEventListener('submit', judged);
  const isSent = form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  form.remove();
  expect(isSent).toBe(false);
  expect(judged).not.toHaveBeenCalled();
});
