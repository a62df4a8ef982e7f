/**
 * Lets Node load the TypeScript of the plugins: each `gatsby-node.js` requires this first. One loader in
 * one process gives all plugins the same copy of the content model, where Gatsby's own compiler would
 * give each a copy of its own (docs/decisions/0002-tsx-loads-plugins.md).
 */
require('tsx/cjs/api').register();
