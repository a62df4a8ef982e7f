/**
 * `data/navigation.yaml`: the menus of header and footer, the top bar, the crisis line, and the words around them.
 * Specification 2, "Shared elements".
 */
import {
  exactlyOneOf,
  group,
  list,
  optionalChoice,
  optionalGroup,
  optionalList,
  optionalParagraph,
  optionalSiteLink,
  optionalYesNo,
  paragraph,
  siteLink,
  text,
} from '../model/fields';
import { defineKind, type Kind, listChoices } from '../model/kind';
import { illustrative } from '../model/sharedFields';

const menuLink = (max: number, hint: string) =>
  group('Link', {
    label: text('Label', { max, fixedBy: '2' }),
    link: siteLink('Link', { hint }),
  });

const menuItem = (listed: readonly Kind[]) =>
  group('Menu item', {
    label: text('Label', { max: 40, fixedBy: '2' }),
    link: optionalSiteLink('Link', { hint: 'Where the item leads; leave out for a dropdown.' }),
    entries: optionalChoice('Entries', listChoices(listed, 'inMenu'), {
      hint: 'Fills the dropdown with these entries, in their order.',
    }),
    links: optionalList('Links', menuLink(60, 'A page like /success#markets.'), {
      hint: 'Fills the dropdown with these links.',
    }),
    phase: optionalChoice(
      'Colour',
      { listen: 'Gulf', respond: 'Coral', succeed: 'Saffron' },
      { hint: 'The edge of the dropdown.' },
    ),
    isButton: optionalYesNo('Button', { hint: 'true shows the item as the coral button.' }),
  }).test(exactlyOneOf('link', 'entries', 'links'));

/** The name of a button; the specification requires it to contain `word`. */
const nameWith = (word: string, label: string) =>
  text(label, { hint: `Contains "${word}".`, max: 40, fixedBy: '2' });

const crisisWords = optionalGroup(
  'Crisis line',
  {
    illustrative: illustrative(),
    question: text('Question', { example: 'In a crisis now?', max: 30 }),
    call: text('Call', {
      hint: 'The link that calls the phone; {phone} stands for its number.',
      example: 'Call {phone}',
      max: 30,
    }),
    more: optionalParagraph('More', {
      hint: 'Below the number, but not in the top bar.',
      example: '[What happens first](/reputation#first-hours)',
      max: 120,
    }),
  },
  {
    hint: 'In the top bar, at the top of the home page and of services that ask for it, and on /contact, with the phone hours from there. Without it nothing is shown.',
  },
);

const navigationWords = group('Words of the navigation', {
  skip: text('Skip link', { max: 40 }),
  main: text('Name of the main menu', { max: 40 }),
  footer: text('Name of the footer menu', { max: 40 }),
  openMenu: nameWith('menu', 'Open the mobile menu'),
  closeMenu: nameWith('menu', 'Close the mobile menu'),
  toDark: nameWith('theme', 'Change to the dark theme'),
  toLight: nameWith('theme', 'Change to the light theme'),
  all: text('See all', {
    hint: 'Last in a dropdown that has no room for all its entries.',
    max: 40,
  }),
  home: text('Name of the logo', { max: 60 }),
  opensElsewhere: paragraph('Note on links to other sites', { max: 60 }),
  loading: text('A page takes long to load', { hint: 'Said by screen readers.', max: 40 }),
  opened: text('Another page is shown', {
    hint: 'Said by screen readers; {title} is the page’s heading.',
    max: 60,
    filledIn: ['title'],
  }),
});

/**
 * A function, because index.ts, which lists all kinds, would have to import itself.
 * @param listed the kinds whose lists can fill a dropdown
 */
export const navigation = (listed: readonly Kind[]) =>
  defineKind({
    name: 'navigation',
    label: 'Menus',
    about: 'The menus of header and footer and the names of their buttons.',
    file: 'data/navigation.yaml',
    schema: group('Navigation', {
      main: list('Main menu', menuItem(listed)),
      footer: group('Footer', {
        linksHeading: text('Heading of the links', { max: 40 }),
        // The owner writes relative links here; text/addresses.ts resolves them.
        links: list('Links', menuLink(40, 'A page, with or without its leading slash.')),
        contactHeading: text('Heading of the contact block', { max: 40 }),
        poBox: text('P.O. box', { hint: 'The number follows.', max: 30 }),
        licence: text('Licence', { hint: 'The number follows.', max: 40 }),
        cookiePreferences: text('Cookie Preferences', {
          hint: 'The button that opens the dialogue.',
          max: 40,
          fixedBy: '2',
        }),
      }),
      topBar: group('Top bar', {
        label: text('Name of the bar', { hint: 'Said by screen readers.', max: 60 }),
        login: text('Log in', { hint: 'Name of the person icon.', max: 40 }),
      }),
      crisis: crisisWords,
      words: navigationWords,
    }),
    preview: { on: 'home' },
  });
