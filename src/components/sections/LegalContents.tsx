import ChevronDown from 'lucide-react/icons/chevron-down';
import styled from 'styled-components';
import { useCurrentSection } from '../../hooks/useCurrentSection';
import type { LegalPageQuery } from '../../queryTypes';
import { from } from '../../theme/media';
import { hiddenOnPaper } from '../../theme/mixins';
import { color, motion, navHeight, size, space } from '../../theme/theme';
import { type } from '../../theme/type';
import { sectionTitle } from './LegalText';

const top = `calc(${size.topBar} + ${navHeight} + ${space[5]})`;

/** Collapsible below 1024px. Above, CSS alone keeps the contents open, so that nothing has to load.
 * A browser without ::details-content keeps them collapsible. */
const Contents = styled.nav`
  ${type('small')}
  ${hiddenOnPaper}
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: ${space[4]};
    background: ${color.sunken};
    font-weight: 600;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg {
    flex: none;
    transition: rotate ${motion.t2} ${motion.ease};
  }
  [open] svg {
    rotate: 180deg;
  }
  [open] ol {
    margin-block-start: ${space[3]};
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
      details::details-content {
        content-visibility: visible;
        block-size: auto;
      }
      [open] ol {
        margin: 0;
      }
    }
  }
`;

const ContentsLink = styled.a`
  display: block;
  padding-block: 8px;
  padding-inline-start: 16px;
  border-inline-start: 3px solid ${color.line};
  color: ${color.ink2};
  text-decoration: none;
  &:hover {
    color: ${color.ink};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-current] {
    border-color: ${color.accent};
    color: ${color.ink};
    font-weight: 600;
  }
`;

interface LegalContentsProps extends Pick<LegalPageQuery['legalPage'], 'sections' | 'isNumbered'> {
  label: string;
}

/** The contents of a legal page; marks the section that is being read. */
export const LegalContents = ({ label, sections, isNumbered }: LegalContentsProps) => {
  const [current, choose] = useCurrentSection(sections);
  return (
    <Contents aria-label={label}>
      <details>
        <summary>
          {label}
          <ChevronDown aria-hidden />
        </summary>
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
