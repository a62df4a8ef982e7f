module.exports = require('../shared/loadTypeScript')('./src/gatsbyNode.ts', __filename);
