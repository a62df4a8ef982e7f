import type { GatsbySSR } from 'gatsby';
import { colors } from '../../src/theme/tokens';

/** The script sets `theme-color`, so that comes first. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    <meta key="theme-color" name="theme-color" content={colors.light.bar} />,
    <script key="inline" dangerouslySetInnerHTML={{ __html: INLINE_SCRIPT }} />,
  ]);
};
