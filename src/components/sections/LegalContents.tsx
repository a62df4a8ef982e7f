import ChevronDown from 'lucide-react/icons/chevron-down';
import type { LegalPage } from '../../content/kinds/legalPage';
import { useCurrentSection } from '../../hooks/useCurrentSection';
import { Contents, ContentsLink } from './LegalContents.styles';
import { sectionTitle } from './sectionTitle';

interface LegalContentsProps extends Pick<LegalPage, 'sections' | 'isNumbered'> {
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
