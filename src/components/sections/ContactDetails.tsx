import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { SiteFacts } from '../../hooks/useSiteContent';
import type { ContactQuery } from '../../queryTypes';
import { color, space } from '../../theme/theme';
import { PageTitle } from '../ui/PageTitle';
import { Lead } from '../ui/text';
import { TextLink } from '../ui/TextLink';

const Intro = styled.div`
  display: grid;
  gap: 20px;
  ${Lead} {
    max-inline-size: 22.8em;
  }
`;

const Details = styled.dl`
  margin-block-start: 20px;
  border-block-start: 2px solid ${color.ink};
  > div {
    position: relative;
    padding-block: 20px;
    padding-inline-start: 52px;
    border-block-end: 1px solid ${color.line};
  }
  dt {
    font-weight: 600;
  }
  dd {
    margin-block-start: ${space[1]};
    overflow-wrap: anywhere;
  }
  svg {
    position: absolute;
    inset-block-start: 22px;
    inset-inline-start: 0;
    color: ${color.coralText};
  }
  /* A large enough target for a finger, without moving the lines apart. */
  a {
    display: inline-block;
    margin-block: -9px;
    padding-block: 9px;
    color: ${color.ink};
  }
`;

interface ContactDetailsProps extends Pick<ContactQuery['contactPage'], 'title' | 'text'> {
  labels: ContactQuery['contactPage']['details'];
  site: SiteFacts;
  /** A call to action, below the details. */
  children?: ReactNode;
}

/** The title of the contact page and how to reach the company: office, phone, mail. Specification
 * 2. */
export const ContactDetails = ({ title, text, labels, site, children }: ContactDetailsProps) => (
  <Intro>
    <PageTitle>{title}</PageTitle>
    <Lead>{text}</Lead>
    <Details>
      <div>
        <dt>
          <MapPin aria-hidden />
          {labels.office}
        </dt>
        <dd>{site.address}</dd>
      </div>
      <div>
        <dt>
          <Phone aria-hidden />
          {labels.phone}
        </dt>
        <dd>
          <TextLink href={site.phoneLink}>
            <bdi>{site.phone}</bdi>
          </TextLink>
        </dd>
      </div>
      <div>
        <dt>
          <Mail aria-hidden />
          {labels.email}
        </dt>
        <dd>
          <TextLink href={site.mailLink}>{site.email}</TextLink>
        </dd>
      </div>
    </Details>
    {children}
  </Intro>
);
