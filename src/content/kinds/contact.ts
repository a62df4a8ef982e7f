import { routes } from '../../routes';
import { group, list, optionalList, paragraph, text, webAddress } from '../fields';
import { defineKind } from '../kind';
import { companyCard, definePage, pick } from '../page';
import { illustrative, picture, seo } from '../sharedFields';

export const contact = defineKind({
  name: 'contact',
  about: 'The texts of /contact around the form.',
  file: 'data/pages/contact.yaml',
  schema: group('Contact page', {
    illustrative: illustrative(),
    seo: seo(),
    title: text('Title', { max: 60 }),
    text: paragraph('Text', { max: 240 }),
    details: group('Labels of the details', {
      office: text('Office', { max: 40 }),
      phone: text('Phone', { max: 40 }),
      email: text('E-mail', { max: 40 }),
      hours: text('Hours', { max: 40 }),
    }),
    hours: optionalList(
      'Hours',
      group('Hours', {
        days: text('Days', { example: 'Monday to Friday', max: 60 }),
        time: text('Time', { example: '9:00 to 18:00', max: 60 }),
      }),
      { max: 4, hint: 'When the phone is answered. Without them the page says nothing of it.' },
    ),
    bookingLink: webAddress('Booking link', {
      hint: 'Where visitors book a call by themselves; without it, "Book a Call" leads to this page.',
      example: 'https://calendar.example.com/company',
    }),
    formHeading: text('Heading of the form', { max: 60 }),
    subjects: list(
      'Subjects',
      group('Subject', {
        key: text('Key', {
          hint: 'The part after ?subject= in a link to this page.',
          max: 40,
          translation: 'shared',
          visibility: 'off page',
        }),
        notice: paragraph('Notice', { hint: 'Shown above the form.', max: 200 }),
        message: paragraph('Message', {
          hint: 'Begins the visitor’s message.',
          max: 200,
          visibility: 'off page',
        }),
      }),
    ),
    picture: picture(),
  }),

  page: {
    path: routes.contact,
    picture: { formats: ['band'], patterns: () => 'page' },
  },
});

export const contactPage = definePage('contact', {
  view: (content, library) => ({
    ...pick(content, 'seo', 'title', 'text', 'details', 'hours', 'formHeading', 'subjects'),
    booking: content.bookingLink
      ? { label: library.the('home').hero.action.label, link: content.bookingLink }
      : undefined,
    pictures: library.picturesOf(content, ['band']),
    form: library.the('contact-form'),
  }),
  card: ({ title }, library) => companyCard(title, library),
});
