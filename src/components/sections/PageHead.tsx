import styled from 'styled-components';
import { stack } from '../../theme/mixins';
import { Container } from '../ui/layout';
import { Lead, PageTitle, RichText } from '../ui/text';

const Head = styled(Container)`
  ${stack('20px')}
  padding-block-start: clamp(48px, 6vw, 96px);
  > p {
    max-inline-size: 33.6em;
  }
`;

interface PageHeadProps {
  title: string;
  text: string;
  /** Announced after a navigation instead of a title that several pages share. */
  fullTitle?: string;
}

/** The top of a page without a picture. */
export const PageHead = ({ title, text, fullTitle }: PageHeadProps) => (
  <Head data-full-title={fullTitle}>
    <PageTitle>{title}</PageTitle>
    <RichText as={Lead} text={text} />
  </Head>
);
