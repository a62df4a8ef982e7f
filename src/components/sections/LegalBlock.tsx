import type { LegalPage } from '../../content/kinds/legalPage';
import type { StoredItems } from '../../content/kinds/storage';
import { RichText } from '../ui/RichText';
import { StoredItemsTable } from './StoredItemsTable';

type WrittenBlock = LegalPage['sections'][number]['blocks'][number];

interface LegalBlockProps {
  /** Queries answer null for the fields that a block leaves out. */
  block: { [Field in keyof WrittenBlock]: WrittenBlock[Field] | null };
  storedItems: StoredItems;
}

/** A piece of a legal section: a subheading, a paragraph, a list, or the table of stored items. */
export const LegalBlock = ({ block, storedItems }: LegalBlockProps) => {
  if (block.subheading) return <h3>{block.subheading}</h3>;
  if (block.paragraph) {
    return <RichText text={block.paragraph} />;
  }
  if (block.list) {
    return (
      <ul>
        {block.list.map((item) => (
          <RichText key={item} as="li" text={item} />
        ))}
      </ul>
    );
  }
  return block.storedItems ? <StoredItemsTable {...storedItems} /> : null;
};
