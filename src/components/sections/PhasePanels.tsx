import styled from 'styled-components';
import { itemAt } from '../../basics/itemAt';
import type { ViewOf } from '../../content/pages/pages';
import { panelSignals } from '../../drawings/signals/panels';
import { phone } from '../../theme/media';
import { columns, mirrored } from '../../theme/mixins';
import { color, phaseOrder, size, space } from '../../theme/theme';
import { type } from '../../theme/type';
import { PhaseGround } from '../ui/layout';
import { Signal } from '../ui/Signal';
import { RichText } from '../ui/text';

const SIGNAL_HEIGHT = 'clamp(140px, 16vw, 230px)';

/** In very wide windows the text moves inwards, towards the middle of its panel. */
const edge = `max(${space.gutter}, calc((100vw - ${size.maxWidth}) / 6 + ${space.gutter}))`;

const Panels = styled.section`
  ${columns(3, { [phone]: 1 })}
`;

const Panel = styled(PhaseGround)`
  position: relative;
  overflow: clip;
  padding: clamp(28px, 3.3vw, 48px) ${edge} calc(${SIGNAL_HEIGHT} + 32px);
  h3 {
    margin-block-end: 12px;
    ${type('panel')}
  }
  p {
    max-inline-size: 20.4em;
  }
  svg {
    position: absolute;
    inset: auto 0 0;
    block-size: ${SIGNAL_HEIGHT};
    ${({ $phase }) => $phase === 'listen' && `color: ${color.onListen2};`}
  }
  ${mirrored('svg')}
`;

/** How the company works: one signal runs through three panels, from noise through a pulse to calm. */
export const PhasePanels = ({ label, items }: ViewOf<'home'>['phases']) => (
  <Panels aria-label={label}>
    {items.map(({ title, text }, index) => {
      const phase = itemAt(phaseOrder, index);
      return (
        <Panel key={phase} $phase={phase}>
          <h3>{title}</h3>
          <RichText text={text} />
          <Signal {...panelSignals[phase]} />
        </Panel>
      );
    })}
  </Panels>
);
