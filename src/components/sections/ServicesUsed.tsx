import { useId } from 'react';
import styled from 'styled-components';
import { phone } from '../../theme/media';
import { color } from '../../theme/theme';
import { type } from '../../theme/type';
import { TextLink } from '../ui/TextLink';

const Row = styled.div`
  display: flex;
  align-items: baseline;
  gap: 8px 28px;
  ${phone} {
    flex-direction: column;
  }
  p {
    flex: none;
    ${type('label')}
    color: ${color.ink2};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 28px;
  }
  a {
    color: ${color.ink};
    text-decoration-color: ${color.accent};
    text-decoration-thickness: 2px;
  }
`;

interface ServicesUsedProps {
  label: string;
  services: readonly { name: string; path: string }[];
}

/** The services that a case study used, as links to their pages. */
export const ServicesUsed = ({ label, services }: ServicesUsedProps) => {
  const labelId = useId();
  return (
    <Row>
      <p id={labelId}>{label}</p>
      <ul aria-labelledby={labelId}>
        {services.map(({ name, path }) => (
          <li key={path}>
            <TextLink href={path}>{name}</TextLink>
          </li>
        ))}
      </ul>
    </Row>
  );
};
