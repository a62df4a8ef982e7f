/** The check before anything is built, the develop loop, and /admin. */
import * as path from 'path';
import type { GatsbyNode } from 'gatsby';
import { kindNamed } from '../../../src/content/kinds';
import { EnvironmentError, readBuildEnvironment } from '../../../src/environment';
import { bundleAdmin } from './admin/bundle';
import { publicSource } from './admin/publicSource';
import { savingPlace } from './admin/savingPlace';
import { checkContent } from './check/checkContent';
import type { Source } from './check/checkSources';
import type { ContentFile } from './check/contentFile';
import { formatProblem } from './check/format';
import { makeFromContent } from './checkedContent';
import { DevelopLoop } from './develop/developLoop';
import { contentMiddleware } from './develop/devServer';
import { hasMarks } from './edit/markContent';
import { formatLaunchList, launchLine, missingSettings } from './launch/launchList';
import { storeContent } from './storedContent';

let loop: DevelopLoop | undefined;

/** What the published /admin may show of the site's files; filled by the check. */
let published: readonly Source[] = [];

/** Checks the variables of /admin before anything else, so that nothing is built half. */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  try {
    savingPlace(process.env);
  } catch (error) {
    if (error instanceof EnvironmentError) reporter.panic(error.message);
    throw error;
  }
};

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter, store }) => {
  const project = store.getState().program.directory;
  if (process.env.NODE_ENV === 'development') {
    loop = new DevelopLoop(project, (message) => reporter.info(message));
    try {
      await loop.start();
    } catch (error) {
      reporter.panic(`data/ holds problems. ${error instanceof Error ? error.message : ''}`);
    }
    return;
  }
  const { entries, files, problems, warnings, launch } = checkContent(project);
  if (problems.length > 0) {
    const list = problems.map(formatProblem).join('\n\n');
    reporter.panic(`data/ holds ${problems.length} problem(s). Nothing was built.\n\n${list}`);
  }
  for (const warning of warnings) reporter.warn(formatProblem(warning));
  const settings = missingSettings(process.env);
  if (launch.length + settings.length > 0) {
    const line = launchLine(launch, settings);
    if (readBuildEnvironment(process.env).isLaunched) {
      reporter.panic(`LAUNCHED is true, but ${line}\n\n${formatLaunchList(launch, settings)}`);
    }
    reporter.info(line);
  }
  await makeFromContent(entries);
  const isBeside = ({ file, kind }: ContentFile) =>
    kindNamed(kind).isOptional && !entries.some((one) => one.file === file);
  published = [...entries, ...files.filter(isBeside)].map(publicSource);
  storeContent(project, entries, hasMarks(process.env));
};

/** /admin and the check's problems, for `npm run develop`. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, store }) => {
  if (!loop) return;
  const project = store.getState().program.directory;
  app.use(contentMiddleware(project, loop.feed));
  loop.watch();
};

/** Tells the code of the pages whether their texts are marked: without, nothing of the marks is in it. */
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
  const folder = path.join(project, 'public/admin');
  await bundleAdmin(project, folder, savingPlace(process.env), published);
};
