import { routes, sectionIds } from '../../routes';
import {
  group,
  list,
  optionalGroup,
  optionalList,
  optionalWebAddress,
  paragraph,
  text,
} from '../model/fields';
import { defineKind } from '../model/kind';
import { picture } from '../model/pictureFields';
import { illustrative, seo } from '../model/sharedFields';
import { companyCard, definePage } from '../views/definePage';
import { factsOf, groupsOfServices } from '../views/serviceParts';
import type { ViewLibrary } from '../views/viewLibrary';
import { pick } from '../views/viewParts';
import type { Content } from './index';

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
      {
        max: 4,
        hint: 'When the phone is answered: below the crisis line, too. Without them nothing is said of it.',
        launch: { while: undefined, todo: 'Write when the phone is answered.' },
      },
    ),
    bookingLink: optionalWebAddress('Booking link', {
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
    glance: group(
      'Labels at a glance',
      {
        inHand: text('You get', { max: 40 }),
        chargedBy: text('How it is charged', { max: 40 }),
        firstResult: text('First result', { max: 40 }),
        languages: text('Languages', { max: 40 }),
      },
      {
        hint: 'Over the columns of the comparison, and before the facts on the page of each service.',
      },
    ),
    compare: optionalGroup(
      'Comparison of the services',
      {
        heading: text('Heading', { max: 60 }),
        intro: paragraph('Introduction', { max: 240 }),
        service: text('Service', { hint: 'Name of the first column.', max: 30 }),
        example: text('Link to an example', {
          hint: 'Below the services that show what a client receives.',
          example: 'See an example',
          max: 40,
        }),
      },
      { hint: 'Makes itself of what each service says of its need and at a glance.' },
    ),
    picture: picture(),
  }),

  page: {
    describes: 'ContactPage',
    path: routes.contact,
    picture: { formats: ['band'], patternSet: () => 'page' },
  },
});

/** The services that state a need, and what each says at a glance, in the columns of the labels. */
function compareView({ compare, glance }: Content<'contact'>, library: ViewLibrary) {
  const labels = Object.entries(glance);
  return (
    compare && {
      ...compare,
      columns: labels.map(([, label]) => label),
      services: groupsOfServices(library).flatMap(({ group, services }) =>
        services
          .filter(({ need }) => need)
          .map((service) => {
            const facts: Readonly<Record<string, string | undefined>> = factsOf(service, group);
            const link = library.linkTo(service);
            return {
              ...link,
              example: service.example && `${link.path}#${sectionIds.example}`,
              cells: labels.map(([name]) => facts[name] ?? ''),
            };
          }),
      ),
    }
  );
}

export const contactPage = definePage('contact', {
  view: (content, library) => ({
    ...pick(content, 'seo', 'title', 'text', 'details', 'hours', 'formHeading', 'subjects'),
    booking: content.bookingLink
      ? { label: library.the('home').hero.action.label, link: content.bookingLink }
      : undefined,
    pictures: library.picturesOf(content, ['band']),
    form: library.the('contact-form'),
    compare: compareView(content, library),
  }),
  card: ({ title }, library) => companyCard(title, library),
});
