import type { ReactNode } from 'react';
import type { AboutPage } from '../../content/kinds/about';
import { Section, SplitColumns, Stack, SurfaceSection } from '../ui/layout';
import { RichText } from '../ui/RichText';
import { Lead, Statement } from '../ui/text';

interface StatementSectionProps extends Pick<AboutPage['story'], 'heading' | 'statement'> {
  paragraphs: readonly string[];
  isOnSurface?: boolean;
  /** Follows the paragraphs. */
  children?: ReactNode;
}

/** A heading beside a large statement and its paragraphs. Brief, section 7, "About". */
export const StatementSection = ({
  heading,
  statement,
  paragraphs,
  isOnSurface = false,
  children,
}: StatementSectionProps) => {
  const Ground = isOnSurface ? SurfaceSection : Section;
  return (
    <Ground>
      <SplitColumns>
        <h2 data-reveal="">{heading}</h2>
        <Stack data-reveal="">
          <RichText as={Statement} text={statement} />
          {paragraphs.map((paragraph) => (
            <RichText key={paragraph} as={Lead} text={paragraph} />
          ))}
          {children}
        </Stack>
      </SplitColumns>
    </Ground>
  );
};
