/** `data/storage.yaml`: what this site stores in the visitor's browser. Specification 2, "Cookies". */
import { group, list, paragraph, text } from '../model/fields';
import { defineKind } from '../model/kind';

export const storage = defineKind({
  name: 'storage',
  about: 'What the website keeps in the visitor’s browser: the table of the Cookies Policy.',
  singular: 'list of stored items',
  file: 'data/storage.yaml',
  schema: group('Stored items', {
    caption: text('Title of the table', { max: 80 }),
    columns: group('Column headings', {
      name: text('Name', { max: 30 }),
      purpose: text('Purpose', { max: 30 }),
      category: text('Category', { max: 30 }),
      kept: text('Where and how long', { max: 30 }),
    }),
    items: list(
      'Items',
      group('Item', {
        name: text('Name', {
          hint: 'The key in the browser’s storage; "…" stands for its variable end.',
          max: 60,
          translation: 'shared',
        }),
        purpose: paragraph('Purpose', { max: 200 }),
        category: text('Category', { hint: 'As the Cookies Policy calls it.', max: 40 }),
        kept: paragraph('Where and how long', { max: 140 }),
      }),
    ),
  }),

  preview: { on: 'legal', slug: 'cookies' },
});
