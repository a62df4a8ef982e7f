/** The nodes that Gatsby makes of the fixture site, without Gatsby. */
import { parse } from 'yaml';
import type { ContentNode } from '../../src/content/pages/nodes';
import { siteSources } from './contentCheck';

/** Returns the node of a file, as gatsby-transformer-yaml makes it. */
export function nodeOf(file: string, text: string): ContentNode {
  const content: unknown = parse(text);
  const ofGatsby = { id: file, parent: `${file} as a file`, children: [], internal: {} };
  return { file, node: { ...Object(content), ...ofGatsby } };
}

export const siteNodes: readonly ContentNode[] = siteSources.map(({ file, text }) =>
  nodeOf(file, text),
);
