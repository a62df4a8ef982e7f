import { graphql, type PageProps } from 'gatsby';
import { Seo } from '../components/layout/Seo';
import { ContactColumns } from '../components/sections/ContactColumns';
import { ContactDetails } from '../components/sections/ContactDetails';
import { ContactFormPanel } from '../components/sections/ContactFormPanel';
import { PictureBand } from '../components/sections/PictureBand';
import type { BandPictures } from '../components/ui/pictureTypes';
import type { ContactPage } from '../content/kinds/contact';
import type { ContactFormContent, FormWords } from '../content/kinds/forms';
import { useSiteContent } from '../hooks/useSiteContent';
import { routes } from '../routes';

interface ContactQuery {
  contactPage: Omit<ContactPage, 'picture'> & { pictures: BandPictures };
  contactForm: ContactFormContent;
  formWords: FormWords;
}

/** How to reach the company, and the contact form. Specification 2, "Contact". */
const Contact = ({ data, location }: PageProps<ContactQuery>) => {
  const { contactPage: page, contactForm, formWords } = data;
  const { site } = useSiteContent();
  return (
    <>
      <Seo {...page.seo} path={routes.contact} />
      <PictureBand pictures={page.pictures} />
      <ContactColumns>
        <ContactDetails title={page.title} text={page.text} labels={page.details} site={site} />
        <ContactFormPanel
          heading={page.formHeading}
          subjects={page.subjects}
          search={location.search}
          content={contactForm}
          words={formWords}
        />
      </ContactColumns>
    </>
  );
};

export default Contact;

export const query = graphql`
  query Contact {
    contactPage {
      seo {
        title
        description
      }
      title
      text
      details {
        office
        phone
        email
      }
      formHeading
      subjects {
        key
        notice
        message
      }
      pictures {
        ...BandPicture
      }
    }
    contactForm {
      ...ContactFormContent
    }
    formWords {
      ...FormWordsContent
    }
  }
`;
