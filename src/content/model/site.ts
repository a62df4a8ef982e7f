/** `data/site.yaml`: who the company is. One place for each fact of its identity. */
import * as yup from 'yup';
import { choice, group, link, list, paragraph, reference, text } from './kit';

export const siteSchema = yup
  .object({
    name: text({ label: 'Company name', max: 40 }),
    tagline: text({ label: 'Tagline', hint: 'Under the logo in the footer.', max: 60 }),
    language: text({
      label: 'Language',
      hint: 'Code of the language of the texts.',
      example: 'en',
    }),
    email: text({ label: 'Mail address' }).email(),
    emailSubject: text({
      label: 'Mail subject',
      hint: 'Filled in when a visitor starts a mail.',
      max: 60,
    }),
    phone: text({
      label: 'Phone',
      hint: 'As it is shown; the link is made from its digits.',
      example: '+971 4 000 0000',
    }).matches(/^\+?[\d\s()-]{6,}$/, {
      name: 'phone',
      message: 'must be a phone number with its country code, like "+971 4 000 0000"',
    }),
    address: text({ label: 'Address', hint: 'One line.', max: 120 }),
    partnerSites: list(
      'Partner sites',
      group('Partner site', {
        partner: reference('partners', { label: 'Partner' }),
        address: link({
          label: 'Address',
          hint: 'The full https:// address of the partner’s site.',
        }),
      }),
    ),
    social: list(
      'Social networks',
      group('Social network', {
        network: choice(
          { linkedin: 'LinkedIn', x: 'X', whatsapp: 'WhatsApp' },
          { label: 'Network', hint: 'Chooses the icon.' },
        ).required(),
        label: text({ label: 'Name', hint: 'Said to people who cannot see the icon.', max: 40 }),
        link: yup
          .string()
          .optional()
          .label('Link')
          .matches(/^https:\/\//, {
            name: 'https',
            message: 'must start with "https://"',
            excludeEmptyString: true,
          })
          .meta({ hint: 'Leave empty until there is an account; the icon then leads nowhere.' }),
      }),
    ),
    copyright: text({ label: 'Copyright line', hint: 'Last line of every page.', max: 120 }),
    titleSuffix: text({
      label: 'Title suffix',
      hint: 'Added to every page title.',
      example: '| {name}',
    }),
    shareImageAlt: paragraph({ label: 'Description of the sharing picture', max: 160 }),
  })
  .exact()
  .label('Site settings');

export type Site = yup.InferType<typeof siteSchema>;
