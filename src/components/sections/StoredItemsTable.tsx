import styled from 'styled-components';
import type { ViewOf } from '../../content/pages/pages';
import { phone } from '../../theme/media';
import { color, space } from '../../theme/theme';
import { type } from '../../theme/type';
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

type StoredItems = NonNullable<ViewOf<'legal'>['storedItems']>;

/** The items that the site stores in the browser. Specification 2, "Cookies". */
export const StoredItemsTable = ({ caption, columns, items }: StoredItems) => (
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
      {items.map(({ name, purpose, category, kept }, index) => (
        <tr key={index}>
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
