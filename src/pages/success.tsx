import { graphql, type PageProps } from 'gatsby';
import { Seo } from '../components/layout/Seo';
import { CaseIndex } from '../components/sections/CaseIndex';
import { CaseIndexGroup, type CaseIndexGroupContent } from '../components/sections/CaseIndexGroup';
import { PageHead } from '../components/sections/PageHead';
import { ActionLink } from '../components/ui/Button';
import type { SuccessPage as SuccessPageContent } from '../content/model/pages';
import { routes } from '../routes';

interface SuccessQuery {
  successPage: Pick<SuccessPageContent, 'seo' | 'title' | 'text' | 'action'>;
  allCaseStudyGroup: { nodes: CaseIndexGroupContent[] };
}

/** All case studies by their groups. Specification 2, "Success Stories index". */
const SuccessPage = ({ data }: Pick<PageProps<SuccessQuery>, 'data'>) => {
  const { seo, title, text, action } = data.successPage;
  return (
    <>
      <Seo {...seo} path={routes.success} />
      <PageHead title={title} text={text} />
      <CaseIndex>
        {data.allCaseStudyGroup.nodes.map((group) => (
          <CaseIndexGroup key={group.slug} group={group} />
        ))}
        <ActionLink action={action} />
      </CaseIndex>
    </>
  );
};

export default SuccessPage;

export const query = graphql`
  query SuccessPage {
    successPage {
      seo {
        title
        description
      }
      title
      text
      action {
        label
        link
      }
    }
    allCaseStudyGroup(sort: { order: ASC }) {
      nodes {
        slug
        name
        layout
        caseStudies {
          name
          path
          pictures {
            ...CardPicture
            ...WidePicture
          }
        }
      }
    }
  }
`;
