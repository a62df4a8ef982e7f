import Phone from 'lucide-react/icons/phone';
import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import User from 'lucide-react/icons/user';
import styled from 'styled-components';
import { usePath } from '../../hooks/currentPage';
import { useSiteContent } from '../../hooks/useSiteContent';
import { routes } from '../../routes';
import { below, hiddenOnPaper, phone, responsive } from '../../theme/media';
import { bare, disc, filled, spread, visuallyHidden } from '../../theme/mixins';
import { color, fixedColor, size } from '../../theme/theme';
import { Container } from '../ui/layout';
import { withPhones } from '../ui/text';
import { TextLink } from '../ui/TextLink';
import { LanguageSwitch } from './LanguageSwitch';
import { ThemeToggle } from './ThemeToggle';

const Bar = styled.section`
  position: fixed;
  /* Keeps the bar's width while an open menu or dialogue hides the scrollbar (GlobalStyle.ts). */
  inset: 0 var(--hidden-scrollbar, 0) auto 0;
  z-index: 60;
  block-size: ${size.topBar};
  ${filled(color.bar, color.onBar)}
  font-size: 0.875rem;
  :focus-visible {
    outline-offset: -3px;
  }
  ${hiddenOnPaper}
`;

const Row = styled(Container)`
  ${spread('16px')}
  block-size: 100%;
`;

/** One visible line: parts of the address that do not fit wrap to hidden lines. */
const Address = styled.span`
  overflow: hidden;
  block-size: 100%;
  line-height: ${size.topBar};
`;

/** A zero-width space, at which a line may break. */
const BREAK = '\u200b';

/**
 * The postal address as one text for assistive technology. It breaks before its commas, so that none ends the visible
 * part.
 */
function withBreaks(address: string): string {
  const [first, ...others] = address.split(/(?=[,،]\s)/);
  return [first, ...others.map((part) => part.replace(/\s/g, '\u00a0'))].join(BREAK);
}

const Icons = styled.div`
  display: flex;
  gap: 4px;
  margin-inline-end: -10px;
  > * {
    ${disc(size.topBar, '18px')}
    ${bare}
  }
  > a[lang] {
    inline-size: auto;
    padding-inline: 10px;
    font-weight: 600;
    text-decoration: none;
  }
  > :is(a, button) {
    cursor: pointer;
    &:hover {
      color: ${fixedColor.saffron};
    }
  }
`;

const BarThemeToggle = styled(ThemeToggle)`
  ${phone} {
    display: none;
  }
`;

/** The number to call in a crisis: below 768px its icon alone, and in the narrowest windows nothing. */
const Crisis = styled(TextLink)`
  && {
    ${responsive('display', 'flex', { '@media (max-width: 359px)': 'none' })}
    gap: 8px;
    align-items: center;
    ${responsive('inline-size', 'auto', { [below('md')]: size.topBar })}
    padding-inline: 11px;
    color: ${fixedColor.saffron};
    font-weight: 600;
    white-space: nowrap;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  svg {
    flex: none;
  }
  span {
    ${below('md')} {
      ${visuallyHidden}
    }
  }
`;

/** The fixed bar at the top. The basket does nothing (specification 2): assistive technology skips it. */
export const TopBar = () => {
  const { company, navigation } = useSiteContent();
  const { topBar, crisis } = navigation;
  return (
    <Bar aria-label={topBar.label} data-ground="dark" data-behind="">
      <Row>
        <Address>{withBreaks(company.address)}</Address>
        <Icons>
          {crisis && company.phone && (
            <Crisis href={company.phoneLink}>
              <Phone aria-hidden />
              <span>
                {crisis.question} {withPhones(crisis.call)}
              </span>
            </Crisis>
          )}
          <LanguageSwitch />
          <BarThemeToggle id="theme" />
          <span aria-hidden="true">
            <ShoppingBasket />
          </span>
          <TextLink href={usePath(routes.login)} aria-label={topBar.login}>
            <User aria-hidden />
          </TextLink>
        </Icons>
      </Row>
    </Bar>
  );
};
