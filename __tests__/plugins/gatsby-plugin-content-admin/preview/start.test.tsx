import { act, screen } from '@testing-library/react';
import { parse } from 'yaml';
import { readEntries } from '../../../../plugins/gatsby-plugin-content-admin/src/content/readEntries';
import {
  PREVIEW_EVENT,
  type PreviewPage,
} from '../../../../plugins/gatsby-plugin-content-admin/src/forms/previewState';
import { previewPage } from '../../../../plugins/gatsby-plugin-content-admin/src/worker/previewPage';
import { librariesOf } from '../../../../src/content/pages/library';
import { NO_PICTURES } from '../../../../src/content/pages/pictures';
import { siteSources, textOf } from '../../../support/contentCheck';
import { fakeIntersections } from '../../../support/intersectionObserver';
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

function pageOf(title: string): PreviewPage | undefined {
  const risk = parse(textOf(RISK));
  const contents = { en: { ...risk, hero: { ...risk.hero, title } } };
  const entry = { file: RISK, contents, language: 'en', addresses: {} };
  return previewPage({ entries, pictures: NO_PICTURES }, entry);
}

const send = (page?: PreviewPage) =>
  act(async () => {
    window.previewState = { page, problems: [] };
    window.dispatchEvent(new Event(PREVIEW_EVENT));
    // The template's module.
    await import('../../../../src/templates/ServicePage');
  });

test('the frame shows the pages that it is sent; it makes none, and asks nobody for content', async () => {
  fakeIntersections();
  setViewport({ width: 1440 });
  const fetched = jest.fn();
  Object.assign(globalThis, { fetch: fetched });
  const pages = ['One', 'Two'].map(pageOf);
  jest.mocked(librariesOf).mockClear();
  document.body.innerHTML = '<div id="page"></div>';
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
