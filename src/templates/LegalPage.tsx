import { graphql, type PageProps } from 'gatsby';
import { Seo } from '../components/layout/Seo';
import { LegalContents } from '../components/sections/LegalContents';
import { LegalColumns, LegalHead, Prose } from '../components/sections/legalLayout';
import { LegalSection } from '../components/sections/LegalSection';
import { sectionTitle } from '../components/sections/sectionTitle';
import { Container } from '../components/ui/layout';
import { PageTitle } from '../components/ui/PageTitle';
import { RichText } from '../components/ui/RichText';
import { Lead } from '../components/ui/text';
import type { LegalPage as LegalPageContent } from '../content/kinds/legalPage';
import type { StoredItems } from '../content/kinds/storage';
import type { EntryContext } from '../content/sitePages';

interface LegalQuery {
  legalPage: Omit<LegalPageContent, 'slug' | 'order'>;
  storedItems: StoredItems;
}

type LegalPageProps = Pick<PageProps<LegalQuery, EntryContext>, 'data' | 'pageContext'>;

/** Terms, privacy, cookies: long text with its contents beside it. Specification 2, "Legal pages". */
const LegalPage = ({ data, pageContext }: LegalPageProps) => {
  const { legalPage: page, storedItems } = data;
  return (
    <Container>
      <Seo {...page.seo} path={pageContext.canonicalPath} name={page.name} />
      <LegalHead>
        <PageTitle>{page.name}</PageTitle>
        <Lead>
          {page.effectiveDateLabel} {page.effectiveDate}
        </Lead>
      </LegalHead>
      <LegalColumns>
        <LegalContents
          label={page.contentsLabel}
          sections={page.sections}
          isNumbered={page.isNumbered}
        />
        <Prose>
          <RichText text={page.intro} />
          {page.sections.map((section, index) => (
            <LegalSection
              key={section.anchor}
              title={sectionTitle(section.heading, index, page.isNumbered)}
              section={section}
              storedItems={storedItems}
            />
          ))}
        </Prose>
      </LegalColumns>
    </Container>
  );
};

export default LegalPage;

export const query = graphql`
  query LegalPage($id: String!) {
    legalPage(id: { eq: $id }) {
      name
      seo {
        title
        description
      }
      effectiveDateLabel
      effectiveDate
      contentsLabel
      intro
      isNumbered
      sections {
        anchor
        heading
        blocks {
          subheading
          paragraph
          list
          storedItems
        }
      }
    }
    storedItems {
      caption
      columns {
        name
        purpose
        category
        kept
      }
      items {
        name
        purpose
        category
        kept
      }
    }
  }
`;
