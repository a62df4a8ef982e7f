import styled from 'styled-components';
import type { ViewOf } from '../../content/pages/pages';
import { column, dot } from '../../theme/mixins';
import { color, size, space } from '../../theme/theme';
import { type } from '../../theme/type';
import { RichText } from '../ui/text';
import { StoredItemsTable } from './StoredItemsTable';

type LegalView = ViewOf<'legal'>;

/** The heading of a section with its number, if any: as text, so that it is read aloud and copied. */
export const sectionTitle = (heading: string, index: number, isNumbered: boolean): string =>
  isNumbered ? `${index + 1}. ${heading}` : heading;

/** Long text with a readable line length. */
const Prose = styled.div`
  max-inline-size: ${size.measure};
  font-size: 1.125rem;
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

type Block = LegalView['sections'][number]['blocks'][number];

const TextBlock = ({ subheading, paragraph, list }: Block) => {
  if (subheading) return <h3>{subheading}</h3>;
  if (paragraph) return <RichText text={paragraph} />;
  return (
    <ul>
      {list?.map((item, index) => (
        <RichText key={index} as="li" text={item} />
      ))}
    </ul>
  );
};

/** The text of a legal page; its sections have anchors. */
export const LegalText = ({ intro, sections, isNumbered, storedItems }: LegalView) => (
  <Prose>
    <RichText text={intro} />
    {sections.map(({ anchor, heading, blocks }, index) => (
      <section key={anchor} id={anchor}>
        <h2>{sectionTitle(heading, index, isNumbered)}</h2>
        {blocks.map((block, key) =>
          block.storedItems && storedItems ? (
            <StoredItemsTable key={key} {...storedItems} />
          ) : (
            <TextBlock key={key} {...block} />
          ),
        )}
      </section>
    ))}
  </Prose>
);
