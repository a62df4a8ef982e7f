import styled from 'styled-components';
import type { ViewOf } from '../../content/pages';
import { column, dot } from '../../theme/mixins';
import { color, size, space } from '../../theme/theme';
import { type } from '../../theme/type';
import { RichText } from './RichText';

/** Long text, in lines of a readable length. */
export const Prose = styled.div`
  max-inline-size: ${size.measure};
  &,
  section {
    ${column(space[4])}
  }
  section {
    margin-block-start: 40px;
  }
  h2 {
    ${type('group')}
    font-size: clamp(1.375rem, 1.2rem + 0.7vw, 1.75rem);
  }
  h3 {
    margin-block-start: ${space[2]};
    ${type('label')}
    font-size: 1.125rem;
  }
  ul {
    ${column('10px')}
  }
  li {
    position: relative;
    padding-inline-start: 26px;
  }
  li::before {
    ${dot(color.accent)}
    position: absolute;
    inset-block-start: 0.62em;
    inset-inline-start: 2px;
  }
`;

type Block = ViewOf<'legal'>['sections'][number]['blocks'][number];

/** A block of long text: a subheading, a paragraph or a list. */
export const TextBlock = ({ subheading, paragraph, list }: Block) => {
  if (subheading) return <h3>{subheading}</h3>;
  if (paragraph) return <RichText text={paragraph} />;
  return (
    <ul>
      {list?.map((item) => (
        <RichText key={item} as="li" text={item} />
      ))}
    </ul>
  );
};
