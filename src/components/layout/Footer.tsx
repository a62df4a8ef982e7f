import type { MouseEventHandler } from 'react';
import type { IconType } from 'react-icons';
import { FaLinkedinIn, FaWhatsapp, FaXTwitter } from 'react-icons/fa6';
import type { Site } from '../../content/kinds/site';
import type { SiteFacts, SiteNavigation } from '../../hooks/useSiteContent';
import { Container } from '../ui/layout';
import { TextLink } from '../ui/TextLink';
import {
  Base,
  Columns,
  Foot,
  FootButton,
  FootHeading,
  FootLink,
  SocialList,
  Stripe,
  Tagline,
} from './Footer.styles';
import { Logo } from './Logo';

const icons: Record<Site['social'][number]['network'], IconType> = {
  linkedin: FaLinkedinIn,
  x: FaXTwitter,
  whatsapp: FaWhatsapp,
};

/** The owner left the links of the networks empty: such an icon is no link and is hidden from
 * assistive technology. */
const SocialIcon = ({ network, label, link }: Site['social'][number]) => {
  const Icon = icons[network];
  return link ? (
    <li>
      <TextLink href={link} aria-label={label}>
        <Icon aria-hidden />
      </TextLink>
    </li>
  ) : (
    <li aria-hidden="true">
      <span>
        <Icon />
      </span>
    </li>
  );
};

interface FooterProps {
  site: SiteFacts;
  navigation: SiteNavigation;
  /** Opens the consent dialogue. */
  onCookiePreferences: MouseEventHandler<HTMLButtonElement>;
}

/** Logo, legal links, contact block. Specification 2, "Footer". */
export const Footer = ({
  site,
  navigation: { footer, words },
  onCookiePreferences,
}: FooterProps) => (
  <Foot>
    <Container>
      <Columns>
        <div>
          <Logo name={site.name} label={words.home} isLarge />
          <Tagline>{site.tagline}</Tagline>
          <SocialList>
            {site.social.map((one) => (
              <SocialIcon key={one.network} {...one} />
            ))}
          </SocialList>
        </div>
        <nav aria-label={words.footer}>
          <FootHeading>{footer.linksHeading}</FootHeading>
          <ul>
            {footer.links.map(({ href, label }) => (
              <li key={href}>
                <FootLink href={href}>{label}</FootLink>
              </li>
            ))}
            <li>
              <FootButton type="button" aria-haspopup="dialog" onClick={onCookiePreferences}>
                {footer.cookiePreferences}
              </FootButton>
            </li>
          </ul>
        </nav>
        <address>
          <FootHeading>{footer.contactHeading}</FootHeading>
          <ul>
            <li>
              <FootLink href={site.phoneLink}>
                <bdi>{site.phone}</bdi>
              </FootLink>
            </li>
            <li>
              <FootLink href={site.mailLink}>{site.email}</FootLink>
            </li>
            <li>{site.address}</li>
          </ul>
        </address>
      </Columns>
      <Base>{site.copyright}</Base>
    </Container>
    <Stripe aria-hidden="true" />
  </Foot>
);
