/**
 * What gatsby-node.ts uses of the plugins, from the copies that Gatsby has loaded: its compiler would
 * bundle copies of their own into gatsby-node, which have checked nothing.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as check from './gatsby-plugin-content-check';
import type * as pictures from './gatsby-plugin-drawn-pictures';

const loader = path.resolve('plugins/loadTypeScript.js');
const load = createRequire(loader)(loader);

export const { checkedEntries }: typeof check = load(
  './gatsby-plugin-content-check/index.ts',
  loader,
);
export const { readPictureIndex }: typeof pictures = load(
  './gatsby-plugin-drawn-pictures/index.ts',
  loader,
);
