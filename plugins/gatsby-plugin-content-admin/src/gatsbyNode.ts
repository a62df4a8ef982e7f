/** /admin, and the marks that tell Edit where a text comes from. */
import * as path from 'path';
import type { GatsbyNode } from 'gatsby';
import { kindNamed } from '../../../src/content/kinds';
import { EnvironmentError } from '../../../src/environment';
import {
  type ContentFile,
  handOverBy,
  launchNeeds,
  whenChecked,
} from '../../gatsby-plugin-content-check';
import { hasMarks, markedContent } from './edit/markContent';
import { missingAdminSettings, savingPlace } from './forms/savingPlace';
import { bundleAdmin, developBundle } from './server/bundle';
import { adminMiddleware } from './server/devServer';
import { publicSource } from './server/readContentIndex';

/** The folder of /admin in public/, which Gatsby's server hands out. */
const adminIn = (project: string): string => path.join(project, 'public/admin');

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
  if (hasMarks(process.env)) handOverBy(markedContent);
  whenChecked(async (entries, files) => {
    const shown = new Set(entries.map(({ file }) => file));
    published = files.filter(({ file, kind }) => shown.has(file) || kindNamed(kind).isOptional);
  });
};

/** /admin on the working copy, for `npm run develop`. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, store }) => {
  const project = store.getState().program.directory;
  app.use(adminMiddleware(project, developBundle(project, adminIn(project))));
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
  const project = store.getState().program.directory;
  const place = savingPlace(process.env);
  await bundleAdmin(project, adminIn(project), place, published.map(publicSource));
};
