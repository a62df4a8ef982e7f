/** /admin, and the marks that tell Edit where a text comes from. */
import type { GatsbyNode, Store } from 'gatsby';
import { kindNamed } from '../../../src/content/kinds';
import { EnvironmentError } from '../../../src/environment';
import {
  type ContentFile,
  launchNeeds,
  showEntriesAs,
  whenChecked,
} from '../../gatsby-plugin-content-check';
import { inProject } from '../../generatedFiles';
import { hasMarks, markedEntry } from './edit/markContent';
import { missingAdminSettings, savingPlace } from './forms/savingPlace';
import { bundleAdmin, developBundle, type Templates } from './server/bundle';
import { adminMiddleware } from './server/devServer';
import { publicSource } from './server/readContentIndex';

/** The folder of /admin, which Gatsby's server hands out. */
const FOLDER = inProject('public/admin');

/** The files that the published /admin may show. */
let published: readonly ContentFile[] = [];

export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  try {
    savingPlace(process.env);
  } catch (error) {
    if (error instanceof EnvironmentError) reporter.panic(error.message);
    throw error;
  }
  launchNeeds(missingAdminSettings);
  if (hasMarks(process.env)) showEntriesAs(markedEntry);
  whenChecked(async (entries, files) => {
    const shown = new Set(entries.map(({ file }) => file));
    published = files.filter(({ file, kind }) => shown.has(file) || kindNamed(kind).isOptional);
  });
};

interface TemplatePage {
  component: string;
  context: { sort?: string };
}

/** The templates that gatsby-node.ts has given to pages, by the sort of the page. */
function templatesIn(store: Store): Templates {
  const pages: ReadonlyMap<string, TemplatePage> = store.getState().pages;
  return Object.fromEntries(
    [...pages.values()].flatMap(({ component, context: { sort } }) =>
      sort === undefined ? [] : [[sort, component]],
    ),
  );
}

/** /admin on the working copy, for `npm run develop`. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, store }) => {
  const bundle = developBundle(inProject(), FOLDER, () => templatesIn(store));
  app.use(adminMiddleware(inProject(), bundle));
};

/** Without marks, nothing of Edit is in the code of the pages. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  plugins,
}) => {
  actions.setWebpackConfig({
    plugins: [plugins.define({ CONTENT_MARKS: JSON.stringify(hasMarks(process.env)) })],
  });
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ store }) => {
  const place = savingPlace(process.env);
  const sources = published.map(publicSource);
  await bundleAdmin(inProject(), FOLDER, place, sources, templatesIn(store));
};
