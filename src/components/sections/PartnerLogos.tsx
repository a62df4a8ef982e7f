import styled from 'styled-components';
import type { AboutPage } from '../../content/kinds/about';
import { color, space } from '../../theme/theme';
import { LogoMark } from '../ui/LogoMark';
import { TextLink } from '../ui/TextLink';
import { HeadedSection } from './HeadedSection';

const Logos = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: 1px;
  padding-block: 1px;
  background: ${color.line};
  li {
    container-type: inline-size;
    background: ${color.surface};
  }
`;

const Logo = styled(TextLink)`
  display: grid;
  place-items: center;
  min-block-size: 168px;
  padding: ${space[4]};
  text-decoration: none;
  outline-offset: -3px;
  &:hover {
    background: ${color.ground};
  }
`;

/** Placeholders until the partners supply their logos; each partner takes the next one. */
const marks = ['orbit', 'wave', 'hive', 'stack'] as const;

const markAt = (index: number) => marks[index % marks.length] ?? marks[0];

interface PartnerLogosProps {
  section: AboutPage['partners'];
  partners: readonly { name: string; path: string }[];
}

/** The partners' logos, which link to their pages. Specification 2, "About". */
export const PartnerLogos = ({ section, partners }: PartnerLogosProps) => (
  <HeadedSection {...section} isOnSurface>
    <Logos data-reveal="">
      {partners.map(({ name, path }, index) => (
        <li key={path}>
          <Logo href={path}>
            <LogoMark name={name} mark={markAt(index)} />
          </Logo>
        </li>
      ))}
    </Logos>
  </HeadedSection>
);
