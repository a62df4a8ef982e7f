module.exports = require('../loadTypeScript')('./src/gatsbyNode.ts', __filename);
