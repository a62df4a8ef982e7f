/** @jest-environment node */
import { createPages, onCreatePage } from '../gatsby-node';
import type { Entry } from '../src/content/entries';
import { kindNamed } from '../src/content/kinds';
import { entryOf, siteEntries } from './support/entries';

/** The nodes that the content plugin makes of entries. */
const nodesOf = (entries: readonly Entry[]) =>
  entries.map(({ kind, content, language }, index) => ({
    ...content,
    id: `${kind} ${index}`,
    language,
    internal: { type: kindNamed(kind).typeName },
  }));

/** What Gatsby is told to do with these entries. */
function create(entries: readonly Entry[]) {
  const actions = { createPage: jest.fn(), createRedirect: jest.fn(), deletePage: jest.fn() };
  const panic = jest.fn((text: string) => {
    throw new Error(text);
  });
  const nodes = nodesOf(entries);
  const getNodesByType = (type: string) => nodes.filter(({ internal }) => internal.type === type);
  const args = { actions, getNodesByType, reporter: { panic } };
  void Reflect.apply(createPages ?? jest.fn(), undefined, [args]);
  return actions;
}

const called = (action: jest.Mock): unknown[] => action.mock.calls.map(([given]) => given);

const others = siteEntries.filter(({ kind }) => kind !== 'services');
const risk = entryOf('services', { slug: 'risk', formerAddresses: ['danger zone'] });

it('each entry has its page, by its own node', () => {
  const { createPage } = create([...others, risk]);
  expect(called(createPage)).toContainEqual(
    expect.objectContaining({
      path: '/risk',
      component: expect.stringMatching(/src\/templates\/ServicePage\.tsx$/),
      context: expect.objectContaining({
        id: `services ${others.length}`,
        language: 'en',
        canonicalPath: '/risk',
      }),
    }),
  );
});

it.each([
  ['en', '/danger%20zone', '/risk'],
  ['ar', '/ar/danger%20zone', '/ar/risk'],
])('a former address leads to the page of its language for ever (%s)', (language, from, to) => {
  const moved = [...others, risk].map((entry) => ({ ...entry, language }));
  const english = language === 'en' ? [] : siteEntries;
  const { createRedirect } = create([...english, ...moved]);
  expect(called(createRedirect)).toContainEqual({ fromPath: from, toPath: to, isPermanent: true });
});

it('a page that Gatsby makes by itself is handed what the others are, once', () => {
  create(siteEntries);
  const actions = { createPage: jest.fn(), deletePage: jest.fn() };
  const meet = (page: object) =>
    Reflect.apply(onCreatePage ?? jest.fn(), undefined, [{ page, actions }]);
  const about = { path: '/about', context: { own: true } };
  meet(about);
  expect(called(actions.deletePage)).toEqual([about]);
  const [made] = called(actions.createPage);
  expect(made).toMatchObject({ path: '/about', context: { own: true, language: 'en' } });
  meet(Object(made));
  meet({ path: '/dev-404-page', context: {} });
  expect(actions.createPage).toHaveBeenCalledTimes(1);
  meet({ path: '/404.html', context: {} });
  expect(called(actions.createPage)[1]).toMatchObject({ context: { language: 'en' } });
});

it('no content at all stops the build with a sentence', () => {
  expect(() => create([])).toThrow('No content has reached Gatsby');
});
