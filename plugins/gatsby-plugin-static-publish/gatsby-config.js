require('../registerTypeScript');

const { adapter } = require('./src/adapter');

module.exports = { adapter };
