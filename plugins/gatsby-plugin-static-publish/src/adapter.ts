import type { IAdapter } from 'gatsby';
import { readBuildEnvironment } from '../../shared/buildEnvironment';
import { inProject } from '../../shared/generatedFiles';
import { publish } from './publish';
import { restoreGatsbyFiles } from './setAside';

/** Gatsby's adapter for the site's host (docs/decisions/0003-own-adapter.md). */
export const publishAdapter = (project = inProject()): IAdapter => ({
  name: 'gatsby-plugin-static-publish',
  cache: {
    restore: () => {
      restoreGatsbyFiles(project);
      // Netlify restores its cache before Gatsby starts: nothing is left to do.
      return false;
    },
    store: () => undefined,
  },
  adapt: ({ routesManifest, reporter }) => {
    const environment = readBuildEnvironment(process.env);
    publish(project, routesManifest, environment);
    if (environment.isHidden) {
      const why = environment.isLaunched ? 'this is a preview' : 'until LAUNCHED=true';
      reporter.info(`Every answer carries X-Robots-Tag: noindex (${why}).`);
    }
  },
});
