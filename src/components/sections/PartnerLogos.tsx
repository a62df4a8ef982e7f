import styled from 'styled-components';
import {
  LOGO_MARK_STROKE_WIDTH,
  LOGO_MARK_VIEW_BOX,
  logoMarks,
  type LogoMarkName,
} from '../../art/logoMarks';
import type { AboutPage } from '../../content/model/pages';
import { color, space } from '../../theme/theme';
import { fontFamily } from '../../theme/type';
import { Container } from '../ui/Container';
import { SurfaceSection } from '../ui/SurfaceSection';
import { TextLink } from '../ui/TextLink';
import { SectionHead } from './SectionHead';

const Rows = styled(Container)`
  display: grid;
  gap: clamp(32px, 4vw, 56px);
`;

const Logos = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: 1px;
  padding-block: 1px;
  background: ${color.line};
  li {
    display: grid;
    background: ${color.surface};
  }
`;

const Logo = styled(TextLink)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[4]};
  min-block-size: 168px;
  padding: ${space[4]};
  color: ${color.ink2};
  font: 600 1.75rem/1.1 ${fontFamily.display};
  letter-spacing: -0.02em;
  text-decoration: none;
  outline-offset: -3px;
  &:hover {
    color: ${color.ink};
    text-decoration: underline;
    text-decoration-color: ${color.accent};
  }
  svg {
    flex: none;
    inline-size: 52px;
    block-size: 52px;
  }
`;

/** Placeholders until the partners give their logos; each partner takes the next one. */
const marks: readonly LogoMarkName[] = ['orbit', 'wave', 'hive', 'stack', 'tile', 'arc'];

const Mark = ({ index }: { index: number }) => {
  const name = marks[index % marks.length];
  return (
    name && (
      <svg viewBox={LOGO_MARK_VIEW_BOX} fill="none" aria-hidden="true">
        <path d={logoMarks[name]} stroke="currentColor" strokeWidth={LOGO_MARK_STROKE_WIDTH} />
      </svg>
    )
  );
};

interface PartnerLogosProps {
  section: AboutPage['partners'];
  partners: readonly { name: string; path: string }[];
}

/** The partners by their logos, which lead to their pages. Specification 2, "About". */
export const PartnerLogos = ({ section, partners }: PartnerLogosProps) => (
  <SurfaceSection>
    <Rows>
      <SectionHead heading={section.heading} text={section.text} />
      <Logos data-reveal="">
        {partners.map(({ name, path }, index) => (
          <li key={path}>
            <Logo href={path}>
              <Mark index={index} />
              {name}
            </Logo>
          </li>
        ))}
      </Logos>
    </Rows>
  </SurfaceSection>
);
