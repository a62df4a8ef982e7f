import styled from 'styled-components';
import type { LegalPage } from '../../content/kinds/legalPage';
import type { StoredItems } from '../../content/kinds/storage';
import { MAIN_LANGUAGE } from '../../content/languages';
import { useLanguage } from '../../hooks/currentPage';
import { phone } from '../../theme/media';
import { column } from '../../theme/mixins';
import { color, radius, size, space } from '../../theme/theme';
import { type } from '../../theme/type';
import { RichText } from '../ui/RichText';
import { Mono } from '../ui/text';

/** On phones each row is a block, with the column's heading before each cell. */
const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  ${type('small')}
  caption {
    padding-block-end: ${space[3]};
    font-weight: 600;
    text-align: start;
  }
  :is(th, td) {
    padding-block: ${space[3]};
    padding-inline-end: ${space[4]};
    border-block-end: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
    font-weight: inherit;
  }
  thead th {
    border-block-end: 2px solid ${color.ink};
    font-weight: 600;
  }
  thead th:first-child {
    inline-size: 24%;
  }
  ${phone} {
    :is(caption, tbody, tr, th, td) {
      display: block;
      inline-size: auto;
    }
    thead {
      display: none;
    }
    tr {
      padding-block: ${space[3]};
      border-block-end: 1px solid ${color.line};
    }
    :is(tbody th, td) {
      padding: ${space[1]} 0;
      border: 0;
    }
    :is(tbody th, td)::before {
      content: attr(data-column) ': ';
      font-weight: 600;
    }
  }
`;

/** What the site stores in the browser. Specification 2, "Cookies". */
const StoredItemsTable = ({ caption, columns, items }: StoredItems) => {
  // Keys are no words of the page's language: `@@scroll…` reads from left to right in all of them.
  const keyDirection = useLanguage() === MAIN_LANGUAGE ? undefined : 'ltr';
  return (
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.purpose}</th>
          <th scope="col">{columns.category}</th>
          <th scope="col">{columns.kept}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ name, purpose, category, kept }) => (
          <tr key={name}>
            <th scope="row" data-column={columns.name}>
              <Mono dir={keyDirection}>{name}</Mono>
            </th>
            <td data-column={columns.purpose}>{purpose}</td>
            <td data-column={columns.category}>{category}</td>
            <td data-column={columns.kept}>{kept}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};

/** Long text, in lines of a readable length. */
const Prose = styled.div`
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
