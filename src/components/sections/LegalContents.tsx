import styled from 'styled-components';
import type { ViewOf } from '../../content/pages/pages';
import { useCurrentSection } from '../../hooks/useCurrentSection';
import { from, hiddenOnPaper } from '../../theme/media';
import { detailsShown, plainLink, summaryRow } from '../../theme/mixins';
import { color, navHeight, size, space } from '../../theme/theme';
import { type } from '../../theme/type';
import { sectionTitle } from './LegalText';

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
export const LegalContents = ({ contentsLabel: label, sections, isNumbered }: ViewOf<'legal'>) => {
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
