const path = require('path');
const { STORED_CONTENT } = require('../loadTypeScript')('./src/store/storedContent.ts', __filename);

/** Gatsby reads the content that has passed the check, in a folder for each language and GraphQL type. */
module.exports = {
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'content', path: path.join(process.cwd(), STORED_CONTENT) },
    },
    {
      resolve: 'gatsby-transformer-yaml',
      options: { typeName: ({ node }) => path.basename(node.dir) },
    },
  ],
};
