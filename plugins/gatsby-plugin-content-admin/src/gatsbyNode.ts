import type { GatsbyNode, NodePluginArgs } from 'gatsby';
import { kindNamed } from '../../../src/content/kinds';
import { NO_PICTURES } from '../../../src/content/pages/pictures';
import { lastCheck } from '../../gatsby-plugin-content-check';
import { inProject } from '../../shared/generatedFiles';
import { panicForVariable } from '../../shared/panicForVariable';
import { savingPlace } from '../../shared/savingPlace';
import { hasMarks } from './edit/markContent';
import { bundleAdmin, developBundle } from './server/bundle';
import { adminMiddleware } from './server/devServer';
import { publicSource } from './server/readContentIndex';

/** Stops for a malformed setting of /admin. */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  panicForVariable(reporter, () => savingPlace(process.env));
};

/** Returns the public form of the files that the site shows, and of those for translators: the check reads them. */
function publishedFiles() {
  const { entries, files } = lastCheck();
  const visible = new Set(entries.map(({ file }) => file));
  return files
    .filter(({ file, kind }) => visible.has(file) || kindNamed(kind).isOfTranslations)
    .map(publicSource);
}

/** Returns the pictures of all pages, as gatsby-node.ts has stored them with the pages; undefined before that. */
const pictureIndexIn = (getNodesByType: NodePluginArgs['getNodesByType']): unknown =>
  getNodesByType('PictureIndex')[0]?.index;

/** In develop, /admin edits the working copy. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, getNodesByType }) => {
  // /admin may be open before the pages are made.
  const pictures = () => pictureIndexIn(getNodesByType) ?? NO_PICTURES;
  app.use(adminMiddleware(inProject(), developBundle(), pictures));
};

/** Defines CONTENT_MARKS, without which the pages' bundle contains no code for Edit. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, plugins }) =>
  actions.setWebpackConfig({
    plugins: [plugins.define({ CONTENT_MARKS: JSON.stringify(hasMarks(process.env)) })],
  });

/** Publishes /admin with the public form of the content. */
export const onPostBuild: GatsbyNode['onPostBuild'] = ({ getNodesByType }) => {
  const pictures = pictureIndexIn(getNodesByType);
  if (pictures === undefined) throw new Error('gatsby-node.ts has stored no PictureIndex.');
  return bundleAdmin(savingPlace(process.env), { sources: publishedFiles(), pictures });
};
