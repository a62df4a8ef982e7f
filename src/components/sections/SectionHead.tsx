import styled from 'styled-components';
import { from } from '../../theme/media';
import { Lead } from '../ui/Lead';
import { RichText } from '../ui/RichText';

const Row = styled.div`
  display: grid;
  gap: 16px 8.333%;
  ${from('lg')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: end;
    > :only-child {
      grid-column: 1 / -1;
    }
  }
`;

interface SectionHeadProps {
  heading: string;
  text?: string;
}

/** The heading of a section and, where there is one, the text that introduces it. */
export const SectionHead = ({ heading, text }: SectionHeadProps) => (
  <Row data-reveal="">
    <h2>{heading}</h2>
    {text && (
      <Lead>
        <RichText text={text} />
      </Lead>
    )}
  </Row>
);
