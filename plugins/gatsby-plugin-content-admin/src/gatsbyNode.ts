import path from 'node:path';
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

let published: readonly ContentFile[] = [];

/** Stops for a malformed setting of /admin, and keeps the checked files that it is published with. */
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
    const visible = new Set(entries.map(({ file }) => file));
    published = files.filter(({ file, kind }) => visible.has(file) || kindNamed(kind).isOptional);
  });
};

type Pages = ReadonlyMap<string, { component: string; context: { sort?: string } }>;

function templatesIn(store: Store): Templates {
  const pages: Pages = store.getState().pages;
  return Object.fromEntries(
    [...pages.values()].flatMap(({ component, context: { sort } }) =>
      sort === undefined ? [] : [[sort, path.parse(component).name]],
    ),
  );
}

/** In develop, /admin edits the working copy. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, store }) => {
  const bundle = developBundle(() => templatesIn(store));
  app.use(adminMiddleware(inProject(), bundle));
};

/** Defines CONTENT_MARKS, without which the pages' bundle contains no code for Edit. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, plugins }) =>
  actions.setWebpackConfig({
    plugins: [plugins.define({ CONTENT_MARKS: JSON.stringify(hasMarks(process.env)) })],
  });

/** Publishes /admin with the public form of the content. */
export const onPostBuild: GatsbyNode['onPostBuild'] = ({ store }) =>
  bundleAdmin(savingPlace(process.env), published.map(publicSource), templatesIn(store));
