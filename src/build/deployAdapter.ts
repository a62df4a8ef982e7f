import * as fs from 'fs';
import * as path from 'path';
import type { IAdapter } from 'gatsby';
import { flattenPages, nestPages } from './pageFiles';

/** Netlify can not set a header for one kind of deploy in netlify.toml; it reads this file as well. */
const NOT_INDEXED = '/*\n  X-Robots-Tag: noindex\n';

/**
 * Fits public/ to Netlify: its file names, and no search engine on previews and branch deploys.
 * Does nothing elsewhere.
 */
export function adaptToNetlify(publicFolder: string, variables: NodeJS.ProcessEnv): void {
  if (!variables.NETLIFY) return;
  flattenPages(publicFolder);
  const headers = path.join(publicFolder, '_headers');
  if (variables.CONTEXT === 'production') fs.rmSync(headers, { force: true });
  else fs.writeFileSync(headers, NOT_INDEXED);
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
        // What Netlify kept was in place before Gatsby started: nothing is left to restore.
        return false;
      },
      store: () => undefined,
    },
    adapt: () => adaptToNetlify(publicFolder, process.env),
  };
}
