/** `data/storage.yaml`: what this site stores in the visitor's browser. Specification 2, "Cookies". */
import * as yup from 'yup';
import { group, list, paragraph, text } from '../fields';

export const storageSchema = yup
  .object({
    caption: text({ label: 'Title of the table', max: 80 }),
    columns: group('Column headings', {
      name: text({ label: 'Name', max: 30 }),
      purpose: text({ label: 'Purpose', max: 30 }),
      category: text({ label: 'Category', max: 30 }),
      kept: text({ label: 'Where and how long', max: 30 }),
    }),
    items: list(
      'Items',
      group('Item', {
        name: text({
          label: 'Name',
          hint: 'The key in the browser’s storage; "…" stands for its variable end.',
          max: 60,
        }),
        purpose: paragraph({ label: 'Purpose', max: 200 }),
        category: text({ label: 'Category', hint: 'As the Cookies Policy calls it.', max: 40 }),
        kept: paragraph({ label: 'Where and how long', max: 140 }),
      }),
    ),
  })
  .exact()
  .label('Stored items');

export type StoredItems = yup.InferType<typeof storageSchema>;
