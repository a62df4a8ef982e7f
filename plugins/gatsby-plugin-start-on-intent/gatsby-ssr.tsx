import type { GatsbySSR } from 'gatsby';
import { colors } from '../../src/theme/tokens';

/** Light is the first theme; the inline script shows the remembered one before the first paint. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHeadComponents,
  setHtmlAttributes,
}) => {
  setHtmlAttributes({ className: 'light' });
  setHeadComponents([
    <meta key="theme-color" name="theme-color" content={colors.light.bar} />,
    <script key="inline" dangerouslySetInnerHTML={{ __html: INLINE_SCRIPT }} />,
  ]);
};
