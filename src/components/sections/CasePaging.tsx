import styled from 'styled-components';
import type { CaseStudyGroupView } from '../../content/views/caseStudyLists';
import { centred, cluster, filled, plainLink } from '../../theme/mixins';
import { color, radius } from '../../theme/theme';
import { TextLink } from '../ui/TextLink';

const Pages = styled.nav`
  padding-block-start: 36px;
  ul {
    ${cluster('8px')}
    align-items: center;
  }
  a {
    ${centred}
    min-inline-size: 48px;
    min-block-size: 48px;
    padding: 4px 16px;
    border-radius: ${radius.press};
    ${plainLink(color.ink)}
    font-weight: 600;
    &:hover {
      background: ${color.sunken};
    }
    &[aria-current] {
      ${filled(color.ink, color.ground)}
    }
  }
`;

/** Links to the pages of a group of case studies; renders nothing if there is only one. */
export const CasePaging = ({ paging }: Pick<CaseStudyGroupView, 'paging'>) =>
  paging && (
    <Pages aria-label={paging.label}>
      <ul>
        {paging.links.map(({ text, href, label, rel, isCurrent }) => (
          <li key={rel ?? href}>
            <TextLink
              href={href}
              rel={rel}
              aria-label={label}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {text}
            </TextLink>
          </li>
        ))}
      </ul>
    </Pages>
  );
