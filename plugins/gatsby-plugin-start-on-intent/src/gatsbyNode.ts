/** Puts the inline script into the code that makes the pages, and the layout into a piece of its own. */
import type { GatsbyNode } from 'gatsby';
import { inlineScript } from './inlineScript';
import { layoutChunk } from './layoutChunk';

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  plugins,
}) => {
  if (stage === 'build-javascript') actions.setWebpackConfig(layoutChunk);
  if (stage === 'build-html' || stage === 'develop-html') {
    const script = JSON.stringify(inlineScript());
    actions.setWebpackConfig({ plugins: [plugins.define({ INLINE_SCRIPT: script })] });
  }
};
