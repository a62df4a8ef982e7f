const { publishAdapter } = require('../loadTypeScript')('./src/adapter.ts', __filename);

module.exports = { adapter: publishAdapter() };
