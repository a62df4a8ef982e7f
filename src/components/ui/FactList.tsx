import styled from 'styled-components';
import { from } from '../../theme/media';
import { columns } from '../../theme/mixins';
import { color, space } from '../../theme/theme';
import { type } from '../../theme/type';
import { RichText } from './text';

const List = styled.dl`
  ${columns(1, { [from('md')]: 2, [from('lg')]: 4 })}
  gap: ${space[5]} ${space.gap};
  > div {
    padding-block-start: ${space[3]};
    border-block-start: 2px solid ${color.ink};
  }
  dt {
    ${type('small', color.ink2)}
  }
  dd {
    margin-block-start: ${space[1]};
    font-weight: 600;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
`;

interface FactListProps {
  facts: readonly { label: string; value: string }[];
}

/** Short facts in a row, each below its label; renders nothing without facts. */
export const FactList = ({ facts }: FactListProps) =>
  facts.length === 0 ? null : (
    <List>
      {facts.map(({ label, value }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <RichText as="dd" text={value} />
        </div>
      ))}
    </List>
  );
