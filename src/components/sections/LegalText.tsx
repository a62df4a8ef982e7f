import styled from 'styled-components';
import type { LegalPage } from '../../content/kinds/legalPage';
import type { StoredItems } from '../../content/kinds/storage';
import { color, radius, size, space } from '../../theme/theme';
import { type } from '../../theme/type';
import { RichText } from '../ui/RichText';
import { StoredItemsTable } from './StoredItemsTable';

/** Long text, in lines of a readable length. */
const Prose = styled.div`
  max-inline-size: ${size.measure};
  &,
  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
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
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
  }
  li {
    position: relative;
    padding-inline-start: 26px;
  }
  li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.62em;
    inset-inline-start: 2px;
    border: 4px solid ${color.accent};
    border-radius: ${radius.disc};
  }
`;

/**
 * The title of a section of a legal page: "3. Lawful use" where the page numbers its sections. The
 * number is real text, so that it is read aloud and copied.
 * @param index index of the section, from 0
 */
export const sectionTitle = (heading: string, index: number, isNumbered: boolean): string =>
  isNumbered ? `${index + 1}. ${heading}` : heading;

type WrittenBlock = LegalPage['sections'][number]['blocks'][number];

interface BlockProps {
  /** Queries return null for the fields that a block leaves out. */
  block: { [Field in keyof WrittenBlock]: WrittenBlock[Field] | null };
  storedItems: StoredItems;
}

/** A piece of a section: a subheading, a paragraph, a list, or the table of stored items. */
const Block = ({ block, storedItems }: BlockProps) => {
  if (block.subheading) return <h3>{block.subheading}</h3>;
  if (block.paragraph) return <RichText text={block.paragraph} />;
  if (block.list) {
    return (
      <ul>
        {block.list.map((item) => (
          <RichText key={item} as="li" text={item} />
        ))}
      </ul>
    );
  }
  return block.storedItems ? <StoredItemsTable {...storedItems} /> : null;
};

interface LegalTextProps extends Pick<LegalPage, 'intro' | 'sections' | 'isNumbered'> {
  storedItems: StoredItems;
}

/** The text of a legal page. Links to a section end with # and its anchor. */
export const LegalText = ({ intro, sections, isNumbered, storedItems }: LegalTextProps) => (
  <Prose>
    <RichText text={intro} />
    {sections.map(({ anchor, heading, blocks }, place) => (
      <section key={anchor} id={anchor}>
        <h2>{sectionTitle(heading, place, isNumbered)}</h2>
        {blocks.map((block, index) => (
          <Block key={index} block={block} storedItems={storedItems} />
        ))}
      </section>
    ))}
  </Prose>
);
