require('../registerTypeScript');

const { publishAdapter } = require('./src/adapter');

module.exports = { adapter: publishAdapter(process.cwd()) };
