import type { GatsbySSR } from 'gatsby';
import { colors } from '../../src/theme/tokens';

/** `theme-color` comes before the script, which changes it. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    <meta key="theme-color" name="theme-color" content={colors.light.bar} />,
    <script key="inline" dangerouslySetInnerHTML={{ __html: INLINE_SCRIPT }} />,
  ]);
};
