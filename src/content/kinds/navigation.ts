/** `data/navigation.yaml`: the menus of header and footer. Specification 2, "Shared elements". */
import * as yup from 'yup';
import { choice, exactlyOneOf, group, list, paragraph, siteLink, text } from '../fields';

/** Links of the footer may be relative, as the owner has them; they are resolved at build time. */
const footerLink = group('Link', {
  label: text({ label: 'Label', max: 40 }),
  link: siteLink({ label: 'Link', hint: 'A page, with or without its leading slash.' }),
});

const menuLink = group('Link', {
  label: text({ label: 'Label', max: 60 }),
  link: siteLink({ label: 'Link', hint: 'A page like /success#markets.' }),
});

const menuItem = group('Menu item', {
  label: text({ label: 'Label', max: 40 }),
  link: yup
    .string()
    .optional()
    .label('Link')
    .meta({ hint: 'Where the item leads; leave out for a dropdown.', link: true }),
  entries: choice(
    {
      listening: 'All listening services',
      responsive: 'All responsive solutions',
      partners: 'All partner products',
    },
    { label: 'Entries', hint: 'Fills the dropdown with these entries, in their order.' },
  ).optional(),
  links: yup
    .array()
    .of(menuLink)
    .optional()
    .label('Links')
    .meta({ hint: 'Fills the dropdown with these links.' }),
  phase: choice(
    { listen: 'Gulf', respond: 'Coral', succeed: 'Saffron' },
    { label: 'Colour', hint: 'The edge of the dropdown.' },
  ).optional(),
  isButton: yup
    .boolean()
    .optional()
    .label('Button')
    .meta({ hint: 'true shows the item as the coral button.' }),
}).test(exactlyOneOf('link', 'entries', 'links'));

export const navigationSchema = yup
  .object({
    main: list('Main menu', menuItem),
    footer: group('Footer', {
      linksHeading: text({ label: 'Heading of the links', max: 40 }),
      links: list('Links', footerLink),
      contactHeading: text({ label: 'Heading of the contact block', max: 40 }),
      cookiePreferences: text({
        label: 'Cookie Preferences',
        hint: 'The button that opens the dialogue.',
        max: 40,
      }),
    }),
    topBar: group('Top bar', {
      label: text({ label: 'Name of the bar', hint: 'Said by screen readers.', max: 60 }),
      login: text({ label: 'Log in', hint: 'Name of the person icon.', max: 40 }),
    }),
    words: group('Words of the navigation', {
      skip: text({ label: 'Skip link', max: 40 }),
      main: text({ label: 'Name of the main menu', max: 40 }),
      footer: text({ label: 'Name of the footer menu', max: 40 }),
      openMenu: text({ label: 'Open the mobile menu', hint: 'Contains "menu".', max: 40 }),
      closeMenu: text({ label: 'Close the mobile menu', hint: 'Contains "menu".', max: 40 }),
      toDark: text({ label: 'Change to the dark theme', hint: 'Contains "theme".', max: 40 }),
      toLight: text({ label: 'Change to the light theme', hint: 'Contains "theme".', max: 40 }),
      all: text({
        label: 'See all',
        hint: 'Last in a dropdown that has no room for all its entries.',
        max: 40,
      }),
      home: text({ label: 'Name of the logo', max: 60 }),
      opensElsewhere: paragraph({ label: 'Note on links to other sites', max: 60 }),
      loading: text({
        label: 'A page takes long to load',
        hint: 'Said by screen readers.',
        max: 40,
      }),
    }),
  })
  .exact()
  .label('Navigation');

export type Navigation = yup.InferType<typeof navigationSchema>;
