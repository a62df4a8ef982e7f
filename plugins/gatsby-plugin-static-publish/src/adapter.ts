import * as fs from 'fs';
import * as path from 'path';
import type { IAdapter } from 'gatsby';
import { netlifyHeaders } from './netlifyHeaders';
import { flattenPages, nestPages } from './pageFiles';
import { removeFormerScripts } from './visitorFiles';

/** Fits public/ to Netlify: its file names, and its rules for files. Does nothing elsewhere. */
export function adaptToNetlify(publicFolder: string, variables: NodeJS.ProcessEnv): void {
  if (!variables.NETLIFY) return;
  flattenPages(publicFolder);
  fs.writeFileSync(
    path.join(publicFolder, '_headers'),
    netlifyHeaders(publicFolder, variables.CONTEXT === 'production'),
  );
}

/**
 * What Gatsby does for the place where the site is deployed. Without an adapter of its own it asks the
 * network at every build which one to install, and Netlify's brings headers that netlify.toml would
 * have to contradict.
 */
export function deployAdapter(project: string): IAdapter {
  const publicFolder = path.join(project, 'public');
  return {
    name: 'site',
    cache: {
      restore: () => {
        nestPages(publicFolder);
        removeFormerScripts(publicFolder);
        // What Netlify kept was in place before Gatsby started: nothing is left to restore.
        return false;
      },
      store: () => undefined,
    },
    adapt: () => adaptToNetlify(publicFolder, process.env),
  };
}

export const adapter = deployAdapter(process.cwd());
