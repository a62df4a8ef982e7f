import styled from 'styled-components';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { below, from } from '../../theme/media';
import { hiddenOnPaper, square } from '../../theme/mixins';
import { color } from '../../theme/theme';
import { line } from '../../theme/type';
import { Carousel } from '../ui/carousel/Carousel';
import { caseMenuCarousel } from '../ui/carousel/constants';
import { RoundButton } from '../ui/iconButtons';
import { TextLink } from '../ui/TextLink';
import type { CaseMenuItem } from './CaseMenu';

/** Shown where the menu beside the page has no room. */
const SHOWN = 'nav';

const Menu = styled.nav`
  min-inline-size: 0;
  padding-block-end: 16px;
  border-block-end: 1px solid ${color.line};
  ${from(SHOWN)} {
    display: none;
  }
  ${hiddenOnPaper}
`;

const Arrow = styled(RoundButton)`
  ${square('48px')}
  svg {
    ${square('16px')}
    fill: currentColor;
  }
`;

const Entry = styled(TextLink)`
  display: grid;
  place-items: center;
  min-block-size: 52px;
  padding: 6px 8px 4px;
  border-block-end: 4px solid transparent;
  color: ${color.ink2};
  font-weight: 500;
  line-height: ${line(1.2)};
  text-align: center;
  text-decoration: none;
  outline-offset: -3px;
  &:hover {
    color: ${color.ink};
  }
  &[aria-current] {
    border-color: ${color.succeed};
    background: ${color.surface};
    color: ${color.ink};
    font-weight: 700;
  }
`;

interface TriangleProps {
  label: string;
  /** Corners of the triangle, in a square of 16. */
  points: string;
  /** From react-slick. */
  className?: string;
  onClick?: () => void;
}

/** An arrow of the carousel. react-slick passes more props than a button may have. */
const Triangle = ({ label, points, className, onClick }: TriangleProps) => (
  <Arrow className={className} aria-label={label} onClick={onClick}>
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <polygon points={points} />
    </svg>
  </Arrow>
);

interface CaseMenuCarouselProps {
  items: readonly CaseMenuItem[];
  /** Accessible names of the menu and of its two arrows. */
  labels: { menu: string; previous: string; next: string };
}

/** The menu of a group of case studies on narrow screens; it starts with the current one.
 * Specification 4, "Case-page menu carousel". */
export const CaseMenuCarousel = ({ items, labels }: CaseMenuCarouselProps) => {
  const isShown = useMediaQuery(below(SHOWN).replace('@media ', ''));
  const current = Math.max(
    0,
    items.findIndex(({ isCurrent }) => isCurrent),
  );
  return (
    <Menu aria-label={labels.menu}>
      <Carousel
        constants={caseMenuCarousel}
        initialSlide={current}
        isShown={isShown}
        arrows={{
          previous: <Triangle label={labels.previous} points="12,1 12,15 3,8" />,
          next: <Triangle label={labels.next} points="4,1 4,15 13,8" />,
        }}
        slides={items.map(({ label, href, isCurrent }) => ({
          id: href,
          content: (
            <Entry href={href} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </Entry>
          ),
        }))}
      />
    </Menu>
  );
};
