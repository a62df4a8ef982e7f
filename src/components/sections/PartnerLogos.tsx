import styled from 'styled-components';
import { itemAt } from '../../basics/itemAt';
import type { ViewOf } from '../../content/pages/pages';
import { centred, stack } from '../../theme/mixins';
import { color, space } from '../../theme/theme';
import { SurfaceSection } from '../ui/layout';
import { LogoImage, LogoMark } from '../ui/LogoImage';
import { TextLink } from '../ui/TextLink';
import { HeadedSection } from './HeadedSection';

const Logos = styled.ul`
  ${stack('1px')}
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  padding-block: 1px;
  background: ${color.line};
  li {
    font-size: 1.5rem;
    background: ${color.surface};
  }
  a {
    ${centred}
    min-block-size: 168px;
    padding: ${space[4]};
    text-decoration: none;
    outline-offset: -3px;
    &:hover {
      background: ${color.ground};
    }
  }
`;

/** Placeholders for partners without a logo, used in rotation. */
const marks = ['orbit', 'wave', 'hive', 'stack'] as const;

/** The partners' logos, with links to their pages. Specification 2, "About". */
export const PartnerLogos = ({ heading, text, logos }: ViewOf<'about'>['partners']) => (
  <HeadedSection heading={heading} text={text} ground={SurfaceSection}>
    <Logos data-reveal="">
      {logos.map(({ name, path, logo }, index) => (
        <li key={path}>
          <TextLink href={path}>
            {logo ? (
              <LogoImage logo={logo} alt={name} height={60} maxWidth="min(100%, 300px)" />
            ) : (
              <LogoMark name={name} mark={itemAt(marks, index)} />
            )}
          </TextLink>
        </li>
      ))}
    </Logos>
  </HeadedSection>
);
