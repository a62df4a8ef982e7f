/** The check before anything is built, and the develop loop. */
import type { GatsbyNode } from 'gatsby';
import { readBuildEnvironment } from '../../shared/buildEnvironment';
import { inProject } from '../../shared/generatedFiles';
import { checkContent } from './check/checkContent';
import { formatProblem } from './check/format';
import { openPictures } from './check/pictures/openPictures';
import { ContentProblems, DevelopLoop } from './develop/developLoop';
import { formatLaunchList, launchLine, missingSettings } from './launch/launchList';
import { publishChecked } from './store/checkedContent';

const loop = new DevelopLoop(inProject());

/** Publishes the checked entries; stops if there are problems, or at a launched site with an unfinished launch list. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  const project = inProject();
  if (process.env.NODE_ENV === 'development') {
    loop.on('log', (message: string) => reporter.info(message));
    try {
      await loop.update();
    } catch (error) {
      if (!(error instanceof ContentProblems)) throw error;
      reporter.panic(`data/ holds problems. ${error.message}`);
    }
    return;
  }
  const checked = checkContent(project, { pictures: await openPictures(project) });
  const { entries, files, problems, warnings, launchCount, launchList } = checked;
  if (problems.length > 0) {
    const list = problems.map(formatProblem).join('\n\n');
    reporter.panic(`data/ holds ${problems.length} problem(s). Nothing was built.\n\n${list}`);
  }
  // A single message: Gatsby redraws its progress for each one.
  if (warnings.length > 0) reporter.warn(warnings.map(formatProblem).join('\n\n'));
  const settings = missingSettings(process.env);
  if (launchCount + settings.length > 0) {
    const line = launchLine(launchCount, settings);
    if (readBuildEnvironment(process.env).isLaunched) {
      reporter.panic(
        `LAUNCHED is true, but ${line}\n\n${formatLaunchList(launchList(), settings)}`,
      );
    }
    reporter.info(line);
  }
  publishChecked(project, { entries, files });
};

/** Serves the problems to the pages of `npm run develop`, and starts watching `data/`. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => {
  app.use(loop.middleware);
  loop.watch();
};
