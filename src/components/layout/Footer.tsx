import styled from 'styled-components';
import { networkMarks } from '../../drawings/networkMarks';
import { type SiteFacts, useSiteContent } from '../../hooks/useSiteContent';
import {
  below,
  hiddenOnPaper,
  onlyWithScript,
  onPaper,
  phone,
  responsive,
} from '../../theme/media';
import { bare, coralLine, disc, filled, ringAround, ringTransition } from '../../theme/mixins';
import { color, space } from '../../theme/theme';
import { fontFamily, type } from '../../theme/type';
import { Container } from '../ui/layout';
import { TextLink } from '../ui/TextLink';
import { openConsent } from './consent/ConsentHost';
import { Logo } from './Logo';

const Foot = styled.footer`
  background: ${color.sunken};
`;

const Columns = styled.div`
  display: grid;
  ${responsive('grid-template-columns', '5fr 3fr 4fr', {
    [below('lg')]: '1fr 1fr',
    [phone]: 'minmax(0, 1fr)',
  })}
  ${responsive('gap', `48px ${space.gap}`, { [phone]: '36px' })}
  ${responsive('padding-block', 'clamp(56px, 6vw, 88px) 40px', { [onPaper]: '12px 0' })}
  > :first-child {
    ${responsive('grid-column', 'auto', { [below('lg')]: '1 / -1', [onPaper]: 'auto' })}
  }
  > nav {
    ${hiddenOnPaper}
  }
  address li:last-child {
    padding-block: 8px;
  }
`;

const Tagline = styled.p`
  ${hiddenOnPaper}
  margin-block-start: ${space[5]};
  max-inline-size: 14em;
  font: 500 1.375rem/1.26 ${fontFamily.display};
  letter-spacing: -0.016em;
`;

const FootHeading = styled.h2`
  margin-block-end: ${space[3]};
  ${type('label', color.ink2)}
`;

/** Links, and buttons that look like them. */
const FootList = styled.ul`
  :is(a, button) {
    ${bare}
    display: inline-flex;
    align-items: center;
    ${responsive('min-block-size', '44px', { [onPaper]: '0' })}
    color: ${color.ink};
    text-decoration: none;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
    &:hover {
      text-decoration: underline;
      ${coralLine}
    }
  }
  button {
    ${onlyWithScript}
  }
`;

const SocialList = styled.ul`
  display: flex;
  gap: 10px;
  margin-block-start: 28px;
  ${hiddenOnPaper}
  :is(a, span) {
    ${disc('48px', '20px')}
    ${filled(color.ink, color.sunken)}
    ${ringTransition}
  }
  /* Not yet a link. */
  span {
    background: color-mix(in srgb, ${color.ink} 50%, ${color.sunken});
  }
  a:hover {
    ${filled(color.accent, color.onAccent)}
    box-shadow: ${ringAround(color.sunken, color.accent)};
  }
`;

const Base = styled.p`
  ${hiddenOnPaper}
  padding-block: 20px 28px;
  border-block-start: 1px solid ${color.line};
  ${type('small', color.ink2)}
`;

const Stripe = styled.div`
  block-size: 14px;
  background: linear-gradient(
    90deg,
    ${color.ringListen} 33.33%,
    ${color.respond} 0 66.67%,
    ${color.succeed} 0
  );
  [dir='rtl'] & {
    scale: -1 1;
  }
  ${hiddenOnPaper}
`;

const NetworkMark = ({ network }: Pick<SiteFacts['social'][number], 'network'>) => (
  <svg viewBox="-2 -2 28 28" width="1em" height="1em" fill="currentColor" aria-hidden="true">
    <path d={networkMarks[network]} />
  </svg>
);

/** An icon whose link the owner has left empty is hidden from assistive technology. */
const SocialIcon = ({ network, label, link }: SiteFacts['social'][number]) => (
  <li aria-hidden={link ? undefined : true}>
    {link ? (
      <TextLink href={link} aria-label={label}>
        <NetworkMark network={network} />
      </TextLink>
    ) : (
      <span>
        <NetworkMark network={network} />
      </span>
    )}
  </li>
);

/** The legal links, and the button that opens the Cookie Preferences. */
const LegalLinks = () => {
  const { footer, words } = useSiteContent().navigation;
  return (
    <nav aria-label={words.footer}>
      <FootHeading>{footer.linksHeading}</FootHeading>
      <FootList>
        {footer.links.map(({ link, label }) => (
          <li key={link}>
            <TextLink href={link}>{label}</TextLink>
          </li>
        ))}
        <li>
          <button type="button" id="storage-choices" aria-haspopup="dialog" onClick={openConsent}>
            {footer.cookiePreferences}
          </button>
        </li>
      </FootList>
    </nav>
  );
};

const ContactBlock = () => {
  const { company, navigation } = useSiteContent();
  return (
    <div>
      <FootHeading>{navigation.footer.contactHeading}</FootHeading>
      <address>
        <FootList>
          <li>
            <TextLink href={company.phoneLink}>
              <bdi>{company.phone}</bdi>
            </TextLink>
          </li>
          <li>
            <TextLink href={company.mailLink}>{company.email}</TextLink>
          </li>
          <li>
            {company.address}
            {company.poBox && <br />}
            {company.poBox}
          </li>
        </FootList>
      </address>
    </div>
  );
};

/** Logo, legal links and contact block. Specification 2, "Footer". */
export const Footer = () => {
  const { company } = useSiteContent();
  return (
    <Foot>
      <Container>
        <Columns>
          <div>
            <Logo isLarge />
            <Tagline>{company.tagline}</Tagline>
            {/* Without one link, the list would be empty to assistive technology. */}
            <SocialList aria-hidden={company.social.some(({ link }) => link) ? undefined : true}>
              {company.social.map((account) => (
                <SocialIcon key={account.network} {...account} />
              ))}
            </SocialList>
          </div>
          <LegalLinks />
          <ContactBlock />
        </Columns>
        <Base>
          {[company.copyright, company.legalName, company.licence]
            .filter(Boolean)
            .join(' · ')
            .replace(`${company.name} · ${company.name}`, () => company.name)}
        </Base>
      </Container>
      <Stripe aria-hidden="true" />
    </Foot>
  );
};
