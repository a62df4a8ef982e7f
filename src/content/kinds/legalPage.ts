/** `data/legal/*.yaml`, one file per legal page. Specification 2, "Legal pages". */
import * as yup from 'yup';
import {
  exactlyOneOf,
  formerAddresses,
  group,
  list,
  optionalParagraph,
  optionalText,
  order,
  paragraph,
  slug,
  text,
} from '../fields';
import { seo } from '../sharedFields';

/** A piece of a section: exactly one of its fields is filled in. */
const block = group(
  'Block',
  {
    subheading: optionalText({ label: 'Subheading', max: 80 }),
    paragraph: optionalParagraph({ label: 'Paragraph', hint: '[words](/address) makes a link.' }),
    list: yup
      .array()
      .of(paragraph({ label: 'Item' }))
      .optional()
      .label('List'),
    storedItems: yup
      .boolean()
      .optional()
      .label('Table of stored items')
      .meta({ hint: 'true shows the table of what this site stores in the browser.' }),
  },
  { graphqlType: 'LegalBlock' },
).test(exactlyOneOf('subheading', 'paragraph', 'list', 'storedItems'));

export const legalPageSchema = yup
  .object({
    slug: slug(),
    formerAddresses: formerAddresses(),
    order: order(),
    name: text({ label: 'Name', hint: 'Heading of the page.', max: 60 }),
    seo: seo(),
    effectiveDateLabel: text({
      label: 'Words before the date',
      example: 'Effective date:',
      max: 40,
    }),
    effectiveDate: text({ label: 'Effective date', example: '07 November 2024', max: 40 }),
    contentsLabel: text({
      label: 'Name of the contents menu',
      example: 'On this page',
      max: 40,
    }),
    intro: paragraph({ label: 'Introduction' }),
    isNumbered: yup
      .boolean()
      .required()
      .label('Numbered sections')
      .meta({ hint: 'true numbers the sections from 1.' }),
    sections: list(
      'Sections',
      group(
        'Section',
        {
          anchor: text({
            label: 'Anchor',
            hint: 'The part after # in the address of the section.',
          }).matches(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
            name: 'anchor',
            message: 'may hold only lower-case letters, digits and single hyphens',
          }),
          heading: text({ label: 'Heading', max: 80 }),
          blocks: list('Blocks', block),
        },
        { graphqlType: 'LegalSection' },
      ),
    ),
  })
  .exact()
  .label('Legal page');

export type LegalPage = yup.InferType<typeof legalPageSchema>;
