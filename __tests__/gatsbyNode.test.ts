/** @jest-environment node */
import { createPages } from '../gatsby-node';
import { NO_PICTURES } from '../src/content/pages/pictures';
import { nodeOf, siteNodes } from './support/nodes';

jest.mock('../plugins/gatsby-plugin-drawn-pictures', () => ({
  publishPictures: async () => NO_PICTURES,
}));

async function create(nodes = siteNodes) {
  const actions = { createPage: jest.fn(), createRedirect: jest.fn(), createNode: jest.fn() };
  const contentNodes = nodes.map(({ file, node }) => ({ ...node, parent: file }));
  const args = {
    actions,
    createNodeId: String,
    createContentDigest: JSON.stringify,
    getNodesByType: () => contentNodes,
    getNode: (file: string) => ({ relativePath: file, internal: { contentDigest: '' } }),
  };
  await Reflect.apply(createPages ?? jest.fn(), undefined, [args]);
  return actions;
}

const called = (action: jest.Mock): unknown[] => action.mock.calls.map(([given]) => given);

it('each node of the content gets a page with the template of its kind and its view', async () => {
  const { createPage } = await create();
  expect(called(createPage)).toContainEqual(
    expect.objectContaining({
      path: '/risk',
      component: expect.stringMatching(/src\/templates\/ServicePage\.tsx$/),
      context: expect.objectContaining({
        language: 'en',
        canonicalPath: '/risk',
        view: expect.objectContaining({ hero: expect.anything(), lead: expect.anything() }),
      }),
    }),
  );
});

it('a former address leads to the page in each of its languages, for good', async () => {
  const { createRedirect } = await create();
  const isPermanent = true;
  expect(called(createRedirect)).toEqual(
    expect.arrayContaining([
      { fromPath: '/danger', toPath: '/risk', isPermanent },
      { fromPath: '/ar/danger', toPath: '/ar/risk', isPermanent },
      { fromPath: '/phones%20&%20lines', toPath: '/telco', isPermanent },
    ]),
  );
});

it('the build stops for a node that its kind does not allow, with file and field', async () => {
  const wrong = siteNodes.map(({ file, node }) =>
    file === 'data/site.yaml' ? { file, node: { ...node, phone: 4 } } : { file, node },
  );
  await expect(create(wrong)).rejects.toThrow(/^data\/site\.yaml: .* phone: /);
});

it('the build stops for a node that belongs to no kind', async () => {
  const stray = nodeOf('data/other/stray.yaml', 'name: Stray');
  await expect(create([...siteNodes, stray])).rejects.toThrow('data/other/stray.yaml');
});
