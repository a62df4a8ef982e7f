/**
 * Loads the plugins' TypeScript for their `gatsby-node.js` files. One loader gives all plugins the same instance of
 * the content model; Gatsby's compiler would give each its own. The namespace keeps Gatsby's thousands of modules out
 * of it (docs/decisions/0002-tsx-loads-plugins.md).
 */
const typeScript = require('tsx/cjs/api').register({ namespace: 'plugins' });

/**
 * @param {string} module relative to `from`
 * @param {string} from path of the importing file
 */
module.exports = (module, from) => typeScript.require(module, from);
