import styled from 'styled-components';
import { from } from '../../theme/media';
import { space } from '../../theme/theme';
import { RichText } from '../ui/RichText';
import { Lead } from '../ui/text';

/** The heading keeps to columns 1–5, the text begins with column 7. */
const Row = styled.div`
  display: grid;
  gap: 16px ${space.gap};
  ${from('lg')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: last baseline;
    > h2:only-child {
      grid-column: 1 / -1;
    }
    > h2:not(:only-child) {
      padding-inline-end: 16.7%;
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
    {text && <RichText as={Lead} text={text} />}
  </Row>
);
