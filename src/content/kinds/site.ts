import {
  choice,
  group,
  list,
  optionalText,
  optionalWebAddress,
  paragraph,
  text,
} from '../model/fields';
import { defineKind } from '../model/kind';
import { logo, optionalLogoFile } from '../model/pictureFields';

export const site = defineKind({
  name: 'site',
  label: 'Company',
  about:
    'Who the company is: name, logo, mail, phone, address, social networks. Every page takes these facts from here.',
  file: 'data/site.yaml',
  schema: group('Site settings', {
    name: text('Company name', {
      hint: 'Every page and form says it; in texts, {name} stands for it.',
      max: 40,
      translation: 'shared by default',
    }),
    legalName: optionalText('Legal name', {
      hint: 'As in the trade licence: in the footer, and in texts for {legalName}, which is the name without it.',
      example: 'Sample Company FZ-LLC',
      max: 80,
      translation: 'shared by default',
      launch: { while: undefined, todo: 'Write the company’s name as its trade licence has it.' },
    }),
    licence: optionalText('Licence number', {
      hint: 'In the footer.',
      example: '12345',
      max: 30,
      translation: 'shared',
      launch: { while: undefined, todo: 'Write the number of the trade licence.' },
    }),
    poBox: optionalText('P.O. box', {
      hint: 'Below the address in the footer.',
      example: '500000',
      max: 20,
      translation: 'shared',
    }),
    logo: logo({
      hint: 'In the header, in the footer and on sharing cards, with the name beside it if it is square (in the preview, once it is saved). Without it a drawn mark stands beside the name.',
      launch: {
        while: undefined,
        todo: 'Name your own: until then pages, tabs and sharing cards show a drawn mark.',
      },
    }),
    icon: optionalLogoFile('Icon', {
      hint: 'A square drawing for browser tabs and home screens. Without it the logo is used.',
    }),
    tagline: text('Tagline', { hint: 'Under the logo in the footer.', max: 60 }),
    language: text('Language', {
      hint: 'Code of the language of the texts.',
      example: 'en',
      visibility: 'off page',
    }),
    locale: text('Language and country', {
      hint: 'The kind of that language in which the texts are written, for social networks.',
      example: 'en_GB',
    }).matches(/^[a-z]{2,3}_[A-Z]{2}$/, {
      name: 'locale',
      message: 'must be a language and a country, like "en_GB"',
    }),
    languageName: text('Name of the language', {
      hint: 'In its own words, as the link to it says.',
      example: 'English',
      max: 20,
    }),
    email: text('Mail address', {
      hint: 'In texts, {email} stands for it.',
      example: 'info@company.com',
      translation: 'shared',
    }).email(),
    emailSubject: text('Mail subject', {
      hint: 'Filled in when a visitor starts a mail.',
      max: 60,
      fixedBy: '2',
      visibility: 'off page',
    }),
    phone: text('Phone', {
      hint: 'With its country code, so that visitors abroad can call it; the link is made from its digits.',
      example: '+971 4 123 4567',
      translation: 'shared',
    }).matches(/^\+(?!0|.*\(\s*0)(?:[\s().-]*\d){8,15}[\s)]*$/, {
      name: 'phone',
      message:
        'must be a number with its country code, a plus sign and 8 to 15 digits without "(0)", like "+971 4 123 4567"',
    }),
    address: text('Address', {
      hint: 'One line. Phones show only the first parts of it at the top: begin with the building or the district. In texts, {address} stands for it.',
      max: 120,
    }),
    city: text('City', {
      hint: 'Of the address; search engines want it apart.',
      example: 'Dubai',
      max: 60,
      visibility: 'off page',
    }),
    country: text('Country', {
      hint: 'Of the address, as its two letters, for search engines.',
      example: 'AE',
      translation: 'shared',
      visibility: 'off page',
    }).matches(/^[A-Z]{2}$/, {
      name: 'country',
      message: 'must be the two letters of a country, like "AE"',
    }),
    social: list(
      'Social networks',
      group('Social network', {
        network: choice(
          'Network',
          { linkedin: 'LinkedIn', x: 'X', whatsapp: 'WhatsApp' },
          { hint: 'Chooses the icon.', fixedBy: '2' },
        ),
        label: text('Name', { hint: 'Said to people who cannot see the icon.', max: 40 }),
        link: optionalWebAddress('Link', {
          hint: 'Leave empty until there is an account; the icon then leads nowhere.',
          launch: { while: '', todo: 'Write the address of the account, or take the network out.' },
        }),
      }),
    ),
    copyright: text('Copyright line', { hint: 'Last line of every page.', max: 120 }),
    titleSuffix: text('Title suffix', {
      hint: 'Added to the title of each page that stays within 60 characters with it.',
      example: '| {name}',
      visibility: 'off page',
    }),
    shareImageAlt: paragraph('Description of the sharing picture', {
      describesPicture: true,
      hint: 'Said to people who cannot see the card of a page on a social network. {title} and {label} stand for the words that are drawn on it.',
      max: 160,
      visibility: 'off page',
      filledIn: ['title', 'label'],
    }),
  }),

  preview: { on: 'home' },
});
