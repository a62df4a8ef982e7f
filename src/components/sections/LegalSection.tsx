import type { LegalPage } from '../../content/kinds/legalPage';
import type { StoredItems } from '../../content/kinds/storage';
import { LegalBlock } from './LegalBlock';

interface LegalSectionProps {
  title: string;
  section: LegalPage['sections'][number];
  storedItems: StoredItems;
}

/** A section of a legal page; its anchor is the part after # in links to it. */
export const LegalSection = ({ title, section, storedItems }: LegalSectionProps) => (
  <section id={section.anchor}>
    <h2>{title}</h2>
    {section.blocks.map((block, index) => (
      <LegalBlock key={index} block={block} storedItems={storedItems} />
    ))}
  </section>
);
