import type { AboutPage } from '../../content/kinds/pages';
import { Section, SplitColumns, Stack, SurfaceSection } from '../ui/layout';
import { RichText } from '../ui/RichText';
import { Lead, Statement } from '../ui/text';

interface StatementSectionProps {
  section: AboutPage['story'];
  isOnSurface?: boolean;
}

/** Heading beside a big statement and what follows from it. Brief, section 7, "About". */
export const StatementSection = ({ section, isOnSurface = false }: StatementSectionProps) => {
  const Ground = isOnSurface ? SurfaceSection : Section;
  return (
    <Ground>
      <SplitColumns>
        <h2 data-reveal="">{section.heading}</h2>
        <Stack data-reveal="">
          <Statement>
            <RichText text={section.statement} />
          </Statement>
          {section.paragraphs.map((paragraph) => (
            <Lead key={paragraph}>
              <RichText text={paragraph} />
            </Lead>
          ))}
        </Stack>
      </SplitColumns>
    </Ground>
  );
};
