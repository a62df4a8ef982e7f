/** @jest-environment node */
import { createPages } from '../gatsby-node';
import { checkedEntries } from '../plugins/loadedModules';
import type { Entry } from '../src/content/entries';
import { NO_PICTURES } from '../src/content/pictures';
import { entryOf, siteEntries } from './support/entries';

jest.mock('../plugins/loadedModules', () => ({
  ...jest.requireActual('../src/content/entries'),
  ...jest.requireActual('../src/content/library'),
  ...jest.requireActual('../src/content/pages'),
  ...jest.requireActual('../src/content/shell'),
  checkedEntries: jest.fn(),
  readPictureIndex: jest.fn(),
}));

async function create(entries: readonly Entry[]) {
  const actions = { createPage: jest.fn(), createRedirect: jest.fn(), createNode: jest.fn() };
  jest.mocked(checkedEntries).mockReturnValue(entries);
  const { readPictureIndex } = jest.requireMock('../plugins/loadedModules');
  readPictureIndex.mockResolvedValue(NO_PICTURES);
  const panic = (text: string) => {
    throw new Error(text);
  };
  const args = {
    ...{ actions, createNodeId: String, createContentDigest: JSON.stringify },
    reporter: { panic },
  };
  await Reflect.apply(createPages ?? jest.fn(), undefined, [args]);
  return actions;
}

const called = (action: jest.Mock): unknown[] => action.mock.calls.map(([given]) => given);

const others = siteEntries.filter(({ kind }) => kind !== 'services');
const risk = entryOf('services', { slug: 'risk', name: 'Risk', formerAddresses: ['danger zone'] });

it('each entry gets a page with the template of its kind and its view', async () => {
  const { createPage } = await create([...others, risk]);
  expect(called(createPage)).toContainEqual(
    expect.objectContaining({
      path: '/risk',
      component: expect.stringMatching(/src\/templates\/ServicePage\.tsx$/),
      context: expect.objectContaining({
        language: 'en',
        canonicalPath: '/risk',
        sort: 'services',
        view: expect.objectContaining({ hero: expect.anything(), lead: expect.anything() }),
      }),
    }),
  );
});

it('the build stops with an explanation if no content has been checked', async () => {
  await expect(create([])).rejects.toThrow('No content has been checked');
});
