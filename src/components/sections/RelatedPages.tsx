import { useId } from 'react';
import styled from 'styled-components';
import { cluster, coralLink, stackedOnPhones } from '../../theme/mixins';
import { color } from '../../theme/theme';
import { type } from '../../theme/type';
import { TextLink } from '../ui/TextLink';

const Row = styled.div`
  display: flex;
  align-items: baseline;
  gap: 8px 28px;
  ${stackedOnPhones}
  p {
    flex: none;
    ${type('label', color.ink2)}
  }
  ul {
    ${cluster('12px 28px')}
  }
  a {
    /* The whole line is the target, at least 24px high (WCAG 2.5.8). */
    display: inline-block;
    min-block-size: 24px;
    color: ${color.ink};
    ${coralLink}
  }
`;

interface RelatedPagesProps {
  label: string;
  pages: readonly { name: string; path: string }[];
}

/** Links to a case study's services or a service's case studies; renders nothing if there are none. */
export const RelatedPages = ({ label, pages }: RelatedPagesProps) => {
  const labelId = useId();
  if (pages.length === 0) return null;
  return (
    <Row>
      <p id={labelId}>{label}</p>
      <ul aria-labelledby={labelId}>
        {pages.map(({ name, path }) => (
          <li key={path}>
            <TextLink href={path}>{name}</TextLink>
          </li>
        ))}
      </ul>
    </Row>
  );
};
