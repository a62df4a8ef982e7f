import * as path from 'path';
import type { GatsbyNode } from 'gatsby';
import { loadSiteCode } from './src/build/loadSiteCode';
import type { Entry } from './src/content/check';
import type { DevelopLoop as Loop } from './src/content/cms/developLoop';
import type { BuiltPage } from './src/content/sitePages';

const {
  bundleAdmin,
  canonicalPaths,
  checkContent,
  codeDigest,
  contentMiddleware,
  contentResolvers,
  createFieldExtensions,
  DevelopLoop,
  EnvironmentError,
  formatProblem,
  GENERATED_ADMIN,
  GENERATED_CARDS,
  GENERATED_PICTURES,
  graphqlTypes,
  inlineScript,
  layoutChunk,
  leanBundle,
  PICTURE_FOLDER,
  postBuild,
  preBuild,
  readBuildEnvironment,
  redirects,
  savingPlace,
  siteEntries,
  sitePages,
  stopEsbuild,
  useEncodingCache,
  wantedCards,
  wantedPictures,
  workedOutTypes,
  writeCards,
  writePictures,
  writeRedirects,
  writeSiteFiles,
} = loadSiteCode(__dirname);

useEncodingCache(path.join(__dirname, '.generated/encoded'));

const inProject = (folder: string) => path.join(__dirname, folder);

/** Draws the pictures of the pages of these entries. */
async function draw(entries: readonly Entry[], isKeeping = false): Promise<void> {
  await writePictures(wantedPictures(entries), inProject(GENERATED_PICTURES), { isKeeping });
}

/** The loop of `npm run develop`; a build has none. */
let loop: Loop | undefined;

/** Checks the variables and the content before anything else, so that nothing is built half. */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  try {
    for (const warning of readBuildEnvironment(process.env).warnings) reporter.warn(warning);
    savingPlace(process.env);
  } catch (error) {
    if (error instanceof EnvironmentError) reporter.panic(error.message);
    throw error;
  }
};

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  if (process.env.NODE_ENV === 'development') {
    loop = new DevelopLoop({
      project: __dirname,
      // Gatsby's server ends when a picture goes that it is just encoding.
      prepare: (entries) => draw(entries, true),
      log: (message) => reporter.info(message),
    });
    try {
      await loop.start();
    } catch (error) {
      reporter.panic(`data/ holds problems. ${error instanceof Error ? error.message : ''}`);
    }
    return;
  }
  preBuild(__dirname);
  const { entries, problems, warnings } = checkContent(__dirname);
  if (problems.length > 0) {
    const list = problems.map(formatProblem).join('\n\n');
    reporter.panic(`data/ holds ${problems.length} problem(s). Nothing was built.\n\n${list}`);
  }
  for (const warning of warnings) reporter.warn(formatProblem(warning));
  await draw(entries);
  await writeCards(
    wantedCards(entries),
    inProject(GENERATED_CARDS),
    inProject(PICTURE_FOLDER),
    codeDigest(inProject('src/art')),
  );
};

/** /admin and the check's problems, for `npm run develop`. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => {
  if (!loop) return;
  app.use(contentMiddleware({ project: __dirname, adminFolder: GENERATED_ADMIN, feed: loop.feed }));
  loop.watch();
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  createFieldExtensions(actions);
  actions.createTypes(graphqlTypes());
  actions.createTypes(workedOutTypes);
};

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: create }) => {
  create(contentResolvers());
};

/** By the nodes, without a query: thousands of entries need no resolvers to be listed. */
export const createPages: GatsbyNode['createPages'] = ({ actions, getNodesByType }) => {
  for (const page of sitePages(siteEntries(getNodesByType))) {
    actions.createPage({
      path: page.path,
      component: path.join(__dirname, 'src/templates', `${page.template}.tsx`),
      context: { ...page.context },
    });
  }
};

interface BuiltSiteQuery {
  allSitePage: { nodes: BuiltPage[] };
  company: { name: string; language: string };
}

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql, reporter }) => {
  const { data, errors } = await graphql<BuiltSiteQuery>(`
    query BuiltSite {
      allSitePage {
        nodes {
          path
          pageContext
        }
      }
      company {
        name
        language
      }
    }
  `);
  if (!data) {
    reporter.panicOnBuild('The built pages could not be read.', errors);
    return;
  }
  const { siteUrl } = readBuildEnvironment(process.env);
  const paths = canonicalPaths(data.allSitePage.nodes);
  writeSiteFiles(__dirname, { ...data.company, siteUrl, canonicalPaths: paths });
  postBuild(__dirname, process.env);
  await bundleAdmin(__dirname, inProject('public/admin'), savingPlace(process.env));
  writeRedirects(path.join(__dirname, 'public'), redirects(checkContent(__dirname).entries));
};

/** Class names on which server and browser agree. Names of files in them are a third of a page's markup. */
export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = ({ actions }) => {
  actions.setBabelPlugin({
    name: 'babel-plugin-styled-components',
    options: { displayName: false, fileName: false },
  });
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (webpack) => {
  const { stage, actions, plugins } = webpack;
  if (stage === 'build-javascript') {
    actions.setWebpackConfig({
      // No source maps: they would publish the sources, and the scripts would still name them once removed.
      devtool: false,
      ...layoutChunk,
    });
  }
  if (stage === 'build-html' || stage === 'develop-html') {
    const script = JSON.stringify(inlineScript(__dirname));
    // Its helpers would stay, with their memory, while webpack needs most.
    void stopEsbuild();
    actions.setWebpackConfig({ plugins: [plugins.define({ INLINE_SCRIPT: script })] });
  }
  leanBundle(webpack, __dirname);
};
