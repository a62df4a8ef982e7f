/** `data/consent.yaml`: the Cookie Preferences and the banner. Specification 2, "Cookies". */
import * as yup from 'yup';
import { choice, group, list, paragraph, text } from '../fields';

/** The categories of the Cookies Policy, by the names that the code knows them by. */
const categoryNames = {
  necessary: 'Needed for what the visitor does or asks for; cannot be refused',
  analytics: 'Counts visits and measures how pages work',
  functional: 'Remembers preferences',
  advertising: 'Follows interests across websites',
};

const COUNT = Object.keys(categoryNames).length;

const category = group('Category', {
  key: choice(categoryNames, { label: 'Category' }).required(),
  name: text({ label: 'Name', hint: 'As the Cookies Policy calls it.', max: 40 }),
  text: paragraph({ label: 'Text', max: 200 }),
  isInUse: yup
    .boolean()
    .required()
    .label('In use')
    .meta({ hint: 'true once the site stores anything of this category in the browser.' }),
});

export const consentSchema = yup
  .object({
    version: yup
      .number()
      .integer()
      .min(1)
      .required()
      .label('Version')
      .meta({ hint: 'Raise it when a category changes: visitors are then asked anew.' }),
    categories: list('Categories', category, { length: COUNT }).test({
      name: 'each-once',
      message: 'must hold each category once',
      // An item that is left blank is complained of elsewhere.
      test: (value) => !value.every(Boolean) || new Set(value.map(({ key }) => key)).size === COUNT,
    }),
    dialog: group('Dialogue', {
      title: text({ label: 'Title', max: 40 }),
      text: paragraph({ label: 'Text', hint: '[words](/address) makes a link.', max: 300 }),
      close: text({ label: 'Close', hint: 'Name of the button with the cross.', max: 40 }),
      notInUse: text({ label: 'Not in use', hint: 'Stands after such a category.', max: 60 }),
      save: text({ label: 'Save', max: 40 }),
    }),
    banner: group('Banner', {
      title: text({ label: 'Title', max: 60 }),
      text: paragraph({ label: 'Text', hint: '[words](/address) makes a link.', max: 300 }),
      open: text({ label: 'Open the dialogue', max: 40 }),
    }),
    acceptAll: text({ label: 'Accept all', max: 40 }),
    refuseAll: text({ label: 'Refuse all', hint: 'All but the necessary ones.', max: 40 }),
    messages: group('Messages', {
      saved: paragraph({ label: 'The choice is saved', max: 160 }),
      failed: paragraph({ label: 'The dialogue could not be loaded', max: 160 }),
    }),
  })
  .exact()
  .label('Consent');

export type Consent = yup.InferType<typeof consentSchema>;
export type ConsentCategory = Consent['categories'][number];
