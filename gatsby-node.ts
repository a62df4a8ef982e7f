/**
 * Takes the YAML of services, case studies, partners and all other pages, as Gatsby's plugins have read it, and creates
 * pages from shared templates. Gatsby compiles this file with copies of the modules that it imports, so it does not see
 * what a plugin keeps in one (docs/decisions/0002-tsx-loads-plugins.md).
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CreatePagesArgs, GatsbyNode, NodePluginArgs } from 'gatsby';
import { hasMarks, markedEntry } from './plugins/gatsby-plugin-content-admin';
import { publishPictures } from './plugins/gatsby-plugin-drawn-pictures';
import { CHECKED_CONTENT } from './plugins/shared/agreedNames';
import { readBuildEnvironment } from './plugins/shared/buildEnvironment';
import {
  folderProblem,
  movedCacheProblem,
  noteCacheFolder,
  variableFileProblem,
} from './plugins/shared/buildFolder';
import { filesBelow } from './plugins/shared/generatedFiles';
import { panicForVariable } from './plugins/shared/panicForVariable';
import { redirects } from './src/content/pages/entries';
import { librariesOf } from './src/content/pages/library';
import { type ContentNode, entriesOfNodes, type FileEntry } from './src/content/pages/nodes';
import { type PageTemplate, sitePages } from './src/content/pages/pages';
import { shellView } from './src/content/pages/shell';
import { TEMPLATES } from './src/templates/templateNames';

/** The settings of Babel and webpack. */
export { onCreateBabelConfig, onCreateWebpackConfig } from './plugins/shared/webpackConfig';

const templateFile = (template: PageTemplate) =>
  path.join(__dirname, 'src/templates', `${TEMPLATES[template]}.tsx`);

/** Checks the folder and the variables first, so that a mistake in them stops the build at once. */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  const problem =
    folderProblem(__dirname) ??
    movedCacheProblem(__dirname) ??
    variableFileProblem(__dirname, process.env);
  if (problem) reporter.panic(problem);
  const { warnings } = panicForVariable(reporter, () => readBuildEnvironment(process.env));
  for (const warning of warnings) reporter.warn(warning);
};

/** By now Gatsby has emptied a cache that it could not use. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = () => noteCacheFolder(__dirname);

/**
 * Declares the GraphQL types of the nodes: `Content`, which gatsby-transformer-yaml makes of each file, `Shell`, the
 * view of the layout, which is published once rather than with each page, and `PictureIndex`, which /admin shows.
 */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(`
    type Content implements Node @dontInfer { id: ID! }
    type PictureIndex implements Node @dontInfer { id: ID! }
    type Shell implements Node @dontInfer { language: String! view: JSON! }
  `);
};

/** A node of the content, and the digest of the file of which Gatsby has made it. */
type ReadNode = ContentNode & { digest: string };

const contentNodes = ({ getNode, getNodesByType }: NodePluginArgs): ReadNode[] =>
  getNodesByType('Content').flatMap((node) => {
    const file = node.parent ? getNode(node.parent) : undefined;
    return typeof file?.relativePath === 'string'
      ? [{ file: file.relativePath, node, digest: file.internal.contentDigest }]
      : [];
  });

/** True if Gatsby has read all that the check has published. Gatsby's digest of a file is its MD5. */
function isUpToDate(nodes: readonly ReadNode[]): boolean {
  const folder = path.join(__dirname, CHECKED_CONTENT);
  const files = filesBelow(folder);
  const digests = new Map(nodes.map(({ file, digest }) => [file, digest]));
  return (
    files.length === nodes.length &&
    files.every((file) => {
      const content = readFileSync(path.join(folder, file));
      return digests.get(file) === createHash('md5').update(content).digest('hex');
    })
  );
}

/** The entries of the last complete reading: in develop, Gatsby may create pages between the files of one save. */
let lastEntries: readonly FileEntry[] | undefined;

function contentEntries(args: NodePluginArgs): readonly FileEntry[] {
  const isDevelop = process.env.NODE_ENV === 'development';
  const nodes = contentNodes(args);
  if (isDevelop && lastEntries && !isUpToDate(nodes)) return lastEntries;
  const entries = entriesOfNodes(nodes, process.env.NODE_ENV === 'production');
  if (isDevelop) lastEntries = entries;
  return entries;
}

function createJsonNode(
  { actions, createNodeId, createContentDigest }: CreatePagesArgs,
  type: string,
  name: string,
  fields: Record<string, unknown>,
): void {
  const internal = { type, contentDigest: createContentDigest(fields) };
  actions.createNode({ ...fields, id: createNodeId(`${type} ${name}`), internal });
}

/** Runs again in `npm run develop` whenever content has changed. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  const { actions, graphql } = args;
  const unmarked = contentEntries(args);
  const pictures = await publishPictures(unmarked, graphql);
  createJsonNode(args, 'PictureIndex', '', { index: pictures });
  // In develop and in previews, each text says invisibly where it stands, for Edit.
  const entries = hasMarks(process.env) ? unmarked.map(markedEntry) : unmarked;
  const libraries = librariesOf(entries, pictures);
  // Here and not in `sourceNodes`, which runs before the content has become nodes.
  for (const library of libraries) {
    const { language } = library;
    createJsonNode(args, 'Shell', language, { language, view: shellView(library) });
  }
  for (const { path: address, template, context, view } of sitePages(libraries)) {
    const props = { ...context, view: view() };
    actions.createPage({ path: address, component: templateFile(template), context: props });
  }
  for (const redirect of redirects(entries)) {
    actions.createRedirect({ ...redirect, isPermanent: true });
  }
};
