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
          <RichText as={Statement} text={section.statement} />
          {section.paragraphs.map((paragraph) => (
            <RichText key={paragraph} as={Lead} text={paragraph} />
          ))}
        </Stack>
      </SplitColumns>
    </Ground>
  );
};
