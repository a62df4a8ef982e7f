import { graphql, type PageProps } from 'gatsby';
import styled from 'styled-components';
import { LegalContents, LegalText } from '../components/sections/LegalText';
import { Container } from '../components/ui/layout';
import { PageTitle } from '../components/ui/PageTitle';
import { Lead } from '../components/ui/text';
import type { EntryContext } from '../content/sitePages';
import type { LegalPageQuery } from '../queryTypes';
import { Seo } from '../seo/Seo';
import { from } from '../theme/media';
import { column } from '../theme/mixins';
import { space } from '../theme/theme';

const Head = styled.div`
  display: grid;
  gap: 20px;
  padding-block: clamp(48px, 6vw, 96px) clamp(32px, 4vw, 56px);
`;

/** Contents beside the text; below 1024px above it. */
const Columns = styled.div`
  ${column(`${space[6]} clamp(24px, 5vw, 88px)`)}
  align-items: start;
  padding-block-end: ${space.section};
  ${from('lg')} {
    grid-template-columns: minmax(220px, 3fr) minmax(0, 9fr);
  }
`;

type LegalPageProps = Pick<PageProps<LegalPageQuery, EntryContext>, 'data' | 'pageContext'>;

/** Terms, privacy, cookies: long text beside its contents. Specification 2, "Legal pages". */
export default function LegalPage({ data, pageContext }: LegalPageProps) {
  const { legalPage: page, storedItems } = data;
  return (
    <Container>
      <Seo {...page.seo} path={pageContext.canonicalPath} name={page.name} />
      <Head>
        <PageTitle>{page.name}</PageTitle>
        <Lead>
          {page.effectiveDateLabel} {page.effectiveDate}
        </Lead>
      </Head>
      <Columns>
        <LegalContents label={page.contentsLabel} {...page} />
        <LegalText {...page} storedItems={storedItems} />
      </Columns>
    </Container>
  );
}

export const query = graphql`
  query LegalPage($id: String!, $language: String!) {
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
    storedItems(language: { eq: $language }) {
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
