import styled from 'styled-components';
import type { ViewOf } from '../../content/pages/pages';
import { sectionIds } from '../../routes';
import { below, onPaper } from '../../theme/media';
import { coralLink } from '../../theme/mixins';
import { color, space } from '../../theme/theme';
import { type } from '../../theme/type';
import { SurfaceSection } from '../ui/layout';
import { TextLink } from '../ui/TextLink';
import { HeadedSection } from './HeadedSection';

/** Below 1024px each row becomes a block, whose cells say the names of their columns. */
const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  th {
    text-align: start;
  }
  thead th {
    padding-block-end: ${space[3]};
    border-block-end: 2px solid ${color.ink};
    ${type('small', color.ink2)}
  }
  tbody > tr > * {
    padding-block: 14px;
    padding-inline-end: ${space[5]};
    border-block-end: 1px solid ${color.line};
    vertical-align: top;
  }
  tbody th {
    font-weight: 600;
  }
  th p {
    ${type('small')}
    a {
      padding-block: 4px;
    }
  }
  td {
    ${type('card')}
  }
  td::before {
    display: none;
    content: attr(data-label);
    ${type('small', color.ink2)}
  }
  a {
    display: inline-block;
    color: ${color.ink};
    ${coralLink}
  }
  tr {
    break-inside: avoid;
  }
  ${below('lg')} {
    &,
    tbody,
    tr,
    th,
    td {
      display: block;
    }
    thead {
      display: none;
    }
    tbody > tr {
      padding-block: ${space[4]};
      border-block-start: 1px solid ${color.line};
    }
    tbody > tr > * {
      padding-block: ${space[1]};
      padding-inline-end: 0;
      border: 0;
    }
    td:empty {
      display: none;
    }
    td::before {
      display: inline-block;
      margin-inline-end: 8px;
    }
  }
  ${onPaper} {
    font-size: 0.8em;
  }
`;

type ServiceTableProps = NonNullable<ViewOf<'contact'>['compare']>;

/** All services side by side: what one gets, how it is charged, what comes first, in which languages. */
export const ServiceTable = ({ services, columns, ...words }: ServiceTableProps) => (
  <HeadedSection
    id={sectionIds.compare}
    heading={words.heading}
    text={words.intro}
    ground={SurfaceSection}
  >
    <Table data-reveal="">
      <thead>
        <tr>
          {[words.service, ...columns].map((name, index) => (
            <th key={index} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {services.map(({ name, path, example, cells }) => (
          <tr key={path}>
            <th scope="row">
              <TextLink href={path}>{name}</TextLink>
              {example && (
                <p>
                  <TextLink href={example}>{words.example}</TextLink>
                </p>
              )}
            </th>
            {columns.map((column, index) => (
              <td key={index} data-label={column}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  </HeadedSection>
);
