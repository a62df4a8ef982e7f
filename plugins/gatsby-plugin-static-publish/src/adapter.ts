import * as path from 'path';
import type { IAdapter } from 'gatsby';
import { readBuildEnvironment } from '../../../src/environment';
import { codeDigest, fingerprint } from '../../generatedFiles';
import { GatsbyFiles } from './gatsbyFiles';
import { publish } from './publish';
import { addedSteps } from './steps';

/** The code that decides how a page is published: this plugin's, and that of those which add steps. */
const PLUGINS = path.resolve(__dirname, '../..');

/**
 * What Gatsby does for the place where the site is published. Without an adapter of its own it asks the
 * network at every build which one to install, and Netlify's brings headers that netlify.toml would
 * have to contradict (docs/decisions/0003-own-adapter.md).
 *
 * @param project root of the project
 */
export function publishAdapter(project: string): IAdapter {
  const { env } = process;
  const publicFolder = path.join(project, 'public');
  const key = fingerprint(
    codeDigest(PLUGINS),
    env.GATSBY_API_HOST ?? '',
    env.GATSBY_ANALYTICS_SCRIPT ?? '',
  );
  const gatsby = new GatsbyFiles(publicFolder, path.join(project, '.cache/static-publish'), key);
  return {
    name: 'gatsby-plugin-static-publish',
    cache: {
      restore: () => {
        gatsby.putBack();
        // What Netlify kept was in place before Gatsby started: nothing is left to restore.
        return false;
      },
      store: () => undefined,
    },
    adapt: ({ routesManifest, reporter }) => {
      const environment = readBuildEnvironment(env);
      publish(publicFolder, routesManifest, gatsby, {
        ...environment,
        isForNetlify: Boolean(env.NETLIFY),
        steps: addedSteps(publicFolder),
      });
      if (environment.isHidden) {
        const why = environment.isLaunched ? 'this is a preview' : 'until LAUNCHED=true';
        reporter.info(`Every answer carries X-Robots-Tag: noindex (${why}).`);
      }
    },
  };
}
