/**
 * Takes the YAML of services, case studies, partners and all other pages, as Gatsby's plugins have read it, and creates
 * pages from shared templates; below that, the settings of Babel and webpack. Gatsby compiles this file with copies of
 * the modules that it imports, so it does not see what a plugin keeps in one: `lastCheck()` would throw here
 * (docs/decisions/0002-tsx-loads-plugins.md).
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CreatePagesArgs, GatsbyNode, NodePluginArgs } from 'gatsby';
import type { Configuration } from 'webpack';
import { hasMarks, markedEntry } from './plugins/gatsby-plugin-content-admin';
import { readPictureIndex } from './plugins/gatsby-plugin-drawn-pictures';
import { readBuildEnvironment } from './plugins/shared/buildEnvironment';
import { folderProblem, variableFileProblem } from './plugins/shared/buildFolder';
import { filesBelow } from './plugins/shared/generatedFiles';
import { redirects } from './src/content/pages/entries';
import { librariesOf } from './src/content/pages/library';
import { type ContentNode, entriesOfNodes, type FileEntry } from './src/content/pages/nodes';
import { type PageSort, sitePages } from './src/content/pages/pages';
import { shellView } from './src/content/pages/shell';
import { EnvironmentError } from './src/environment';

/** The component in `src/templates` for each kind of content. */
const TEMPLATES: Record<PageSort, string> = {
  home: 'HomePage',
  about: 'AboutPage',
  contact: 'ContactPage',
  login: 'LoginPage',
  signup: 'SignupPage',
  services: 'ServicePage',
  'case-studies': 'CaseStudyPage',
  'case-study-lists': 'CaseStudyListPage',
  success: 'SuccessPage',
  partners: 'PartnerPage',
  legal: 'LegalPage',
  error: 'ErrorPage',
};

const templateOf = (sort: PageSort) =>
  path.join(__dirname, 'src/templates', `${TEMPLATES[sort]}.tsx`);

/** The content that has passed the check (gatsby-config.ts). */
const CONTENT = '.generated/content';

/** Checks the folder and the variables first, so that a mistake in them stops the build at once. */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  const problem = folderProblem(__dirname) ?? variableFileProblem(__dirname, process.env);
  if (problem) reporter.panic(problem);
  try {
    for (const warning of readBuildEnvironment(process.env).warnings) reporter.warn(warning);
  } catch (error) {
    if (error instanceof EnvironmentError) reporter.panic(error.message);
    throw error;
  }
};

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

/** True if Gatsby has read all that the check has published. */
function isUpToDate(nodes: readonly ReadNode[]): boolean {
  const folder = path.join(__dirname, CONTENT);
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

/** A cache for `npm run develop`: Gatsby may create pages when it has read only some files of one save. */
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
  const files = contentEntries(args);
  const pictures = await readPictureIndex(files, graphql);
  createJsonNode(args, 'PictureIndex', '', { index: pictures });
  // In develop and in previews, each text says invisibly where it stands, for Edit.
  const entries = hasMarks(process.env) ? files.map(markedEntry) : files;
  const libraries = librariesOf(entries, pictures);
  // Here and not in `sourceNodes`, which runs before the content has become nodes.
  for (const library of libraries) {
    const { language } = library;
    createJsonNode(args, 'Shell', language, { language, view: shellView(library) });
  }
  for (const { path: address, sort, context, view } of sitePages(libraries)) {
    const props = { ...context, sort, view: view() };
    actions.createPage({ path: address, component: templateOf(sort), context: props });
  }
  for (const redirect of redirects(entries)) {
    actions.createRedirect({ ...redirect, isPermanent: true });
  }
};

/** Makes class names match between server and client, and omits file names, which would be a third of the markup. */
export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = ({ stage, actions }) => {
  actions.setBabelPlugin({
    name: 'babel-plugin-styled-components',
    options: { displayName: false, fileName: false },
  });
  // Gatsby's rule for TypeScript leaves this out, and Gatsby keeps the options of whichever file comes first: in another
  // order of files the renderer would have another hash, and every page would be rendered again.
  if (stage.startsWith('build')) actions.setBabelOptions({ stage, options: { compact: true } });
};

/** In ms (specification 9). */
const CHUNK_LOAD_TIMEOUT = 120_000;

/**
 * Returns the files that webpack's cache depends on. By default webpack would follow every module that Gatsby and
 * the plugins have loaded, which takes a tenth of a build and then caches nothing: the modules that tsx loads have
 * names that are not files (docs/decisions/0002-tsx-loads-plugins.md).
 */
function cacheDependencies() {
  const plugins = filesBelow(path.join(__dirname, 'plugins'))
    .filter((file) => !file.endsWith('.js'))
    .map((file) => `plugins/${file}`);
  const files = ['package-lock.json', 'gatsby-node.ts', ...plugins];
  return { defaultWebpack: [], config: files.map((file) => path.join(__dirname, file)) };
}

/**
 * Imports all templates first, always in the same order: styles are in the order in which their components were
 * first imported, which would otherwise depend on the pages that Gatsby happens to render first.
 */
function importFirst(templates: readonly string[], entry: Configuration['entry']): void {
  if (typeof entry !== 'object' || Array.isArray(entry)) return;
  for (const [name, file] of Object.entries(entry)) {
    if (typeof file === 'string') entry[name] = [...templates, file];
  }
}

/** Keeps fonts in files: Gatsby would inline those of less than 10 kB, which the policy forbids. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  getConfig,
  loaders,
  rules,
  store,
}) => {
  const config: Configuration = getConfig();
  const fontTest = String(rules.fonts().test);
  const moduleRules = config.module?.rules?.map((rule) =>
    typeof rule === 'object' && rule && String(rule.test) === fontTest
      ? { ...rule, use: [loaders.file()] }
      : rule,
  );
  const components: ReadonlyMap<string, unknown> = store.getState().components;
  const { cache, module } = config;
  if (typeof cache === 'object' && cache.type === 'filesystem') {
    cache.buildDependencies = cacheDependencies();
  }
  if (stage === 'build-html') importFirst([...components.keys()].sort(), config.entry);
  actions.replaceWebpackConfig({ ...config, module: { ...module, rules: moduleRules } });
  actions.setWebpackConfig({ output: { chunkLoadTimeout: CHUNK_LOAD_TIMEOUT } });
  // Source maps would publish the source code.
  if (stage === 'build-javascript') actions.setWebpackConfig({ devtool: false });
  // Gatsby renders every page again if the renderer's hash has changed. webpack hashes each module's source map, and
  // Babel's maps differ when they come from its cache, as after any new environment variable: leave them out.
  if (stage === 'build-html') actions.setWebpackConfig({ devtool: 'cheap-source-map' });
};
