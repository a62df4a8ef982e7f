import styled from 'styled-components';
import type { ViewOf } from '../../content/pages/pages';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { below, from, hiddenOnPaper, isBelow, responsive } from '../../theme/media';
import { centred, dot, plainLink, ringAround, row, square } from '../../theme/mixins';
import { color, navHeight, size } from '../../theme/theme';
import { lineHeight, type } from '../../theme/type';
import { Carousel } from '../ui/carousel/Carousel';
import { caseMenuCarousel } from '../ui/carousel/constants';
import { TextLink } from '../ui/TextLink';

/** From this breakpoint up the menu has room beside the page; below it, the carousel replaces it. */
const BESIDE = 'nav';

const MenuLink = styled(TextLink)`
  ${plainLink(color.ink2)}
  font-weight: 500;
  outline-offset: -3px;
  &:hover,
  &[aria-current] {
    color: ${color.ink};
  }
  &[aria-current] {
    font-weight: 700;
  }
`;

const Menu = styled.nav`
  ${responsive('display', 'block', { [below(BESIDE)]: 'none' })}
  position: sticky;
  inset-block-start: calc(${size.topBar} + ${navHeight} + 24px);
  align-self: start;
  max-block-size: calc(100vh - ${size.topBar} - ${navHeight} - 48px);
  overflow-y: auto;
  > p {
    padding-block-end: 12px;
    ${type('label', color.ink2)}
  }
  li {
    border-block-end: 1px solid ${color.line};
  }
`;

const Entry = styled(MenuLink)`
  ${row('14px')}
  min-block-size: 50px;
  padding: 4px 7px;
  line-height: ${lineHeight(1.25)};
  &::before {
    ${dot(color.lineStrong, '2px')}
    ${square('10px')}
  }
  &[aria-current]::before {
    ${square('14px')}
    margin-inline: -2px;
    border: 7px solid ${color.succeed};
    box-shadow: ${ringAround(color.ground, color.succeed, '3px', '5px')};
  }
`;

const Strip = styled.nav`
  ${responsive('display', 'block', { [from(BESIDE)]: 'none' })}
  ${hiddenOnPaper}
  padding-block-end: 16px;
  border-block-end: 1px solid ${color.line};
`;

const Slide = styled(MenuLink)`
  ${centred}
  min-block-size: 52px;
  padding: 6px 8px 4px;
  border-block-end: 4px solid transparent;
  line-height: ${lineHeight(1.2)};
  text-align: center;
  &[aria-current] {
    border-color: ${color.succeed};
    background: ${color.surface};
  }
`;

type CaseMenuView = ViewOf<'case-studies'>['menu'];

/** The menu of a group's case studies, beside the current one. Specification 2, "Case-study pages". */
export const CaseMenu = ({ heading, labels, items }: CaseMenuView) => (
  <Menu aria-label={labels.menu}>
    <p>{heading}</p>
    <ul>
      {items.map((item) => (
        <li key={item.href}>
          <Entry href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
            {item.label}
          </Entry>
        </li>
      ))}
    </ul>
  </Menu>
);

/** The menu on narrow screens, starting at the current case study. Specification 4, "Case-page menu carousel". */
export const CaseMenuCarousel = ({ items, labels }: Omit<CaseMenuView, 'heading'>) => {
  const isShown = useMediaQuery(isBelow(BESIDE));
  return (
    <Strip aria-label={labels.menu}>
      <Carousel
        constants={caseMenuCarousel}
        initialSlide={Math.max(
          0,
          items.findIndex(({ isCurrent }) => isCurrent),
        )}
        isShown={isShown}
        arrows={labels}
        slides={items.map(({ label, href, isCurrent }) => (
          <Slide key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
            {label}
          </Slide>
        ))}
      />
    </Strip>
  );
};
