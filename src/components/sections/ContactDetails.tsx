import Clock from 'lucide-react/icons/clock';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ViewOf } from '../../content/pages/pages';
import { ContactForm } from '../../forms/ContactForm';
import { useIsReady } from '../../hooks/useIsReady';
import { useSiteContent } from '../../hooks/useSiteContent';
import { column, stack } from '../../theme/mixins';
import { color, space } from '../../theme/theme';
import { type } from '../../theme/type';
import { CrisisLine } from '../ui/CrisisLine';
import { SurfaceSection } from '../ui/layout';
import { Lead, PageTitle, RichText } from '../ui/text';
import { TextLink } from '../ui/TextLink';

const Intro = styled.div`
  ${stack('20px')}
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
  /* Makes the target large enough for a finger, without moving the lines apart. */
  a {
    display: inline-block;
    margin-block: -9px;
    padding-block: 9px;
    color: ${color.ink};
  }
`;

/** The page's title, and how to reach the company: office, phone, mail. Specification 2, "Contact". */
export const ContactDetails = ({
  title,
  text,
  details: labels,
  hours,
  children,
}: ViewOf<'contact'> & { children?: ReactNode }) => {
  const { company } = useSiteContent();
  const phone = (
    <TextLink href={company.phoneLink}>
      <bdi>{company.phone}</bdi>
    </TextLink>
  );
  const mail = <TextLink href={company.mailLink}>{company.email}</TextLink>;
  const open = hours?.map(({ days, time }, index) => (
    <p key={index}>
      {days}: <bdi>{time}</bdi>
    </p>
  ));
  const details = [
    { Icon: MapPin, label: labels.office, value: company.address },
    { Icon: Phone, label: labels.phone, value: phone },
    ...(open?.length ? [{ Icon: Clock, label: labels.hours, value: open }] : []),
    { Icon: Mail, label: labels.email, value: mail },
  ];
  return (
    <Intro>
      <PageTitle>{title}</PageTitle>
      <RichText as={Lead} text={text} />
      <Details>
        {details.map(({ Icon, label, value }, index) => (
          <div key={index}>
            <dt>
              <Icon aria-hidden />
              {label}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Details>
      {children}
    </Intro>
  );
};

const Panel = styled(SurfaceSection)`
  ${column(space[5])}
  padding: clamp(24px, 3.6vw, 56px);
  > h2 {
    ${type('group')}
  }
  /* Whom to call is no part of the form. */
  > * + h2 {
    padding-block-start: ${space[6]};
    border-block-start: 1px solid ${color.line};
  }
  form {
    max-inline-size: none;
  }
`;

const Notice = styled.p`
  padding: ${space[4]} 20px;
  border-inline-start: 6px solid ${color.ringListen};
  background: ${color.sunken};
`;

/**
 * The contact form. If the URL names a subject by its key, like `?subject=quote`, shows a notice above the form and
 * prefills the start of the message.
 */
export const ContactFormPanel = ({
  formHeading,
  subjects,
  form,
  search,
}: ViewOf<'contact'> & { search: string }) => {
  // The HTML is the same for every query.
  const key = useIsReady() ? new URLSearchParams(search).get('subject') : null;
  const subject = subjects.find((choice) => choice.key === key);
  return (
    <Panel>
      <CrisisLine />
      <h2>{formHeading}</h2>
      {subject && <RichText as={Notice} text={subject.notice} />}
      <ContactForm
        content={form}
        // The visitor continues writing after the space.
        initialMessage={subject && `${subject.message} `}
      />
    </Panel>
  );
};
