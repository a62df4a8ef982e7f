/** What the dialogue and the banner have in common. */
import styled, { css } from 'styled-components';
import { edgeInForcedColors, phone } from '../../../theme/media';
import { cluster, filled, stack } from '../../../theme/mixins';
import { color, space } from '../../../theme/theme';
import { type } from '../../../theme/type';
import { Button } from '../../ui/Button';
import type { CategoryKey } from './consentChoice';

export type AllowedCategories = CategoryKey[] | 'all';

export const box = css`
  ${stack('20px')}
  padding: 28px clamp(20px, 3vw, 36px);
  border: 0;
  border-block-start: 6px solid ${color.ringListen};
  ${filled(color.surface, color.ink)}
  box-shadow: ${color.shadow};
  inline-size: min(720px, calc(100vw - 2 * ${space[4]}));
  max-block-size: calc(100dvb - 2 * ${space[4]});
  overflow: auto;
  ${edgeInForcedColors('CanvasText')}
  h2 {
    ${type('h3')}
  }
`;

export const ConsentActions = styled.div`
  ${cluster(space[3])}
  ${phone} {
    display: grid;
  }
`;

export const Choice = (props: Parameters<typeof Button>[0]) => (
  <Button isSmall hasArrow={false} {...props} />
);
