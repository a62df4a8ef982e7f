require('../registerTypeScript');

module.exports = require('./src/gatsbyNode');
