/** `data/consent.yaml`: the Cookie Preferences and the banner. Specification 2, "Cookies". */
import {
  choice,
  eachOnce,
  group,
  list,
  paragraph,
  text,
  wholeNumber,
  yesNo,
} from '../model/fields';
import { defineKind } from '../model/kind';

/** The categories of the Cookies Policy, by their keys in code. */
const categoryNames = {
  necessary: 'Needed for what the visitor does or asks for; cannot be refused',
  analytics: 'Counts visits and measures how pages work',
  functional: 'Remembers preferences',
  advertising: 'Follows interests across websites',
};

const category = group('Category', {
  key: choice('Category', categoryNames),
  name: text('Name', { hint: 'As the Cookies Policy calls it.', max: 40 }),
  text: paragraph('Text', { max: 200 }),
  isInUse: yesNo('In use', {
    hint: 'true once the site stores anything of this category in the browser.',
  }),
});

export const consent = defineKind({
  name: 'consent',
  label: 'Cookie Preferences',
  about: 'The dialogue and the banner in which visitors choose what may be stored.',
  singular: 'consent dialogue',
  file: 'data/consent.yaml',
  schema: group('Consent', {
    version: wholeNumber('Version', 1, {
      hint: 'Raise it when a category changes: visitors are then asked again.',
    }),
    categories: list('Categories', category, { length: Object.keys(categoryNames).length }).test(
      eachOnce('category', 'key'),
    ),
    dialog: group('Dialogue', {
      title: text('Title', { max: 40 }),
      text: paragraph('Text', { hint: '[words](/address) makes a link.', max: 300 }),
      close: text('Close', { hint: 'Name of the button with the cross.', max: 40 }),
      notInUse: text('Not in use', { hint: 'Stands after such a category.', max: 60 }),
      save: text('Save', { max: 40 }),
    }),
    banner: group('Banner', {
      title: text('Title', { max: 60 }),
      text: paragraph('Text', { hint: '[words](/address) makes a link.', max: 300 }),
      open: text('Open the dialogue', { max: 40 }),
    }),
    acceptAll: text('Accept all', { max: 40 }),
    refuseAll: text('Refuse all', { hint: 'All but the necessary ones.', max: 40 }),
    messages: group('Messages', {
      saved: paragraph('The choice is saved', { max: 160 }),
      notKept: paragraph('The browser did not keep the choice', { max: 160 }),
      failed: paragraph('The dialogue could not be loaded', { max: 160 }),
    }),
  }),

  preview: { on: 'home' },
});
