/**
 * Loads the TypeScript of the plugins: each `gatsby-node.js` gets its code from here. One loader in one
 * process gives all plugins the same copy of the content model, where Gatsby's own compiler would give
 * each a copy of its own. In a namespace, so that Gatsby's thousands of modules do not pass through it
 * (docs/decisions/0002-tsx-loads-plugins.md).
 */
const typeScript = require('tsx/cjs/api').register({ namespace: 'plugins' });

/**
 * @param {string} module relative to `from`
 * @param {string} from path of the file that loads it
 */
module.exports = (module, from) => typeScript.require(module, from);
