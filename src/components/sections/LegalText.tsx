import styled from 'styled-components';
import type { ViewOf } from '../../content/pages/pages';
import { useCurrentSection } from '../../hooks/useCurrentSection';
import { from, hiddenOnPaper, phone } from '../../theme/media';
import { column, detailsShown, dot, plainLink, summaryRow } from '../../theme/mixins';
import { color, navHeight, size, space } from '../../theme/theme';
import { type } from '../../theme/type';
import { Mono, RichText } from '../ui/text';

type LegalView = ViewOf<'legal'>;

/** The heading with its number, if any: as text, so that it is read aloud and copied. */
const sectionTitle = (heading: string, index: number, isNumbered: boolean): string =>
  isNumbered ? `${index + 1}. ${heading}` : heading;

const top = `calc(${size.topBar} + ${navHeight} + ${space[5]})`;

/** Collapsible below 1024px. From there up CSS keeps the contents open, without JavaScript. */
const Contents = styled.nav`
  ${type('small')}
  ${hiddenOnPaper}
  summary {
    ${summaryRow('0')}
    padding: ${space[4]};
    background: ${color.sunken};
    font-weight: 600;
  }
  [open] summary {
    margin-block-end: ${space[3]};
  }
  ${from('lg')} {
    position: sticky;
    inset-block-start: ${top};
    max-block-size: calc(100svh - ${top});
    overflow-y: auto;
    @supports selector(::details-content) {
      summary {
        display: none;
      }
      ${detailsShown}
    }
  }
`;

const ContentsLink = styled.a`
  display: block;
  padding-block: 8px;
  padding-inline-start: 16px;
  border-inline-start: 3px solid ${color.line};
  ${plainLink(color.ink2)}
  &:hover {
    color: ${color.ink};
  }
  outline-offset: -3px;
  &[aria-current] {
    border-color: ${color.accent};
    color: ${color.ink};
    font-weight: 600;
  }
`;

/** The table of contents of a legal page; marks the section being read. */
export const LegalContents = ({ contentsLabel: label, sections, isNumbered }: LegalView) => {
  const [current, choose] = useCurrentSection(sections);
  return (
    <Contents aria-label={label}>
      <details>
        <summary>{label}</summary>
        <ol>
          {sections.map(({ anchor, heading }, index) => (
            <li key={anchor}>
              <ContentsLink
                href={`#${anchor}`}
                aria-current={anchor === current ? 'location' : undefined}
                onClick={() => choose(anchor)}
              >
                {sectionTitle(heading, index, isNumbered)}
              </ContentsLink>
            </li>
          ))}
        </ol>
      </details>
    </Contents>
  );
};

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
      &::before {
        content: attr(data-column) ': ';
        font-weight: 600;
      }
    }
  }
`;

/** The items that the site stores in the browser. Specification 2, "Cookies". */
const StoredItemsTable = ({ caption, columns, items }: NonNullable<LegalView['storedItems']>) => (
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
            <Mono dir="ltr">{name}</Mono>
          </th>
          <td data-column={columns.purpose}>{purpose}</td>
          <td data-column={columns.category}>{category}</td>
          <td data-column={columns.kept}>{kept}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);

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
      {list?.map((item) => (
        <RichText key={item} as="li" text={item} />
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
