const { publishAdapter } = require('../shared/loadTypeScript')('./src/adapter.ts', __filename);

module.exports = { adapter: publishAdapter() };
