import { graphql } from 'gatsby';
import styled from 'styled-components';
import { LegalContents, LegalText } from '../components/sections/LegalText';
import { PageHead } from '../components/sections/PageHead';
import { Container } from '../components/ui/layout';
import type { LegalPageQuery } from '../generated/queryTypes';
import type { PageOf } from '../hooks/currentPage';
import { Seo } from '../seo/Seo';
import { from } from '../theme/media';
import { column } from '../theme/mixins';
import { space } from '../theme/theme';

/** Contents beside the text; below 1024px above it. */
const Columns = styled(Container)`
  ${column(`${space[6]} clamp(24px, 5vw, 88px)`)}
  align-items: start;
  padding-block: clamp(32px, 4vw, 56px) ${space.section};
  ${from('lg')} {
    grid-template-columns: minmax(220px, 3fr) minmax(0, 9fr);
  }
`;

/** Terms, privacy, cookies: long text beside its contents. Specification 2, "Legal pages". */
export default function LegalPage({ data }: PageOf<LegalPageQuery>) {
  const page = data.legalPage;
  return (
    <>
      <Seo {...page.seo} name={page.name} />
      <PageHead title={page.name} text={`${page.effectiveDateLabel} ${page.effectiveDate}`} />
      <Columns>
        <LegalContents {...data} />
        <LegalText {...data} />
      </Columns>
    </>
  );
}

export const query = graphql`
  query LegalPage($id: String!, $language: String!) {
    legalPage(id: { eq: $id }) {
      name
      seo
      effectiveDateLabel
      effectiveDate
      contentsLabel
      intro
      isNumbered
      sections
    }
    storedItems(language: { eq: $language }) {
      caption
      columns
      items
    }
  }
`;
