/**
 * Gives gatsby-node.ts the instances of the content model and the check that the plugins have loaded: Gatsby's
 * compiler would bundle separate ones into it, with a check that has checked nothing.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as entries from '../src/content/entries';
import type * as library from '../src/content/library';
import type * as pages from '../src/content/pages';
import type * as shell from '../src/content/shell';
import type * as check from './gatsby-plugin-content-check';
import type * as pictures from './gatsby-plugin-drawn-pictures';

const loader = path.resolve('plugins/loadTypeScript.js');
const load = (module: string) => createRequire(loader)(loader)(module, loader);

export const { redirects }: typeof entries = load('../src/content/entries.ts');
export const { librariesOf }: typeof library = load('../src/content/library.ts');
export const { sitePages }: typeof pages = load('../src/content/pages.ts');
export const { shellView }: typeof shell = load('../src/content/shell.ts');
export const { checkedEntries }: typeof check = load('./gatsby-plugin-content-check/index.ts');
export const { readPictureIndex }: typeof pictures = load(
  './gatsby-plugin-drawn-pictures/index.ts',
);
