import styled from 'styled-components';
import { ContactDetails, ContactFormPanel } from '../components/sections/ContactDetails';
import { NextSteps } from '../components/sections/NextSteps';
import { PictureBand } from '../components/sections/PictureBand';
import { ServiceTable } from '../components/sections/ServiceTable';
import { ActionLink } from '../components/ui/Button';
import { Container } from '../components/ui/layout';
import type { PageOf } from '../content/pages/pages';
import { from } from '../theme/media';
import { column } from '../theme/mixins';
import { space } from '../theme/theme';

const Columns = styled(Container)`
  ${column('clamp(32px, 6vw, 96px)')}
  align-items: start;
  padding-block: clamp(48px, 6vw, 88px) ${space.section};
  ${from('lg')} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    > :nth-child(3) {
      grid-column: 1 / -1;
    }
  }
`;

/** How to reach the company, and the contact form. Specification 2, "Contact". */
export default function ContactPage({
  pageContext: { view },
  location,
}: PageOf<'contact'> & { location: { search: string } }) {
  return (
    <>
      <PictureBand pictures={view.pictures} isEager />
      <Columns>
        <ContactDetails {...view}>
          {view.booking && <ActionLink variant="ghost" action={view.booking} />}
        </ContactDetails>
        <ContactFormPanel {...view} search={location.search} />
        {view.form.nextSteps && <NextSteps {...view.form.nextSteps} />}
      </Columns>
      {view.compare && view.compare.services.length > 0 && <ServiceTable {...view.compare} />}
    </>
  );
}
