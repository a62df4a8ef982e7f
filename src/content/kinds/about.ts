import { routes, sectionIds } from '../../routes';
import {
  anchor,
  eachOnce,
  group,
  list,
  optionalGroup,
  optionalList,
  optionalText,
  paragraph,
  text,
} from '../model/fields';
import { defineKind } from '../model/kind';
import { picture, portrait } from '../model/pictureFields';
import {
  action,
  glyphCard,
  hero,
  illustrative,
  seo,
  statementSection,
} from '../model/sharedFields';
import { companyCard, definePage } from '../views/definePage';
import type { ViewLibrary } from '../views/viewLibrary';
import { labelled, pick } from '../views/viewParts';
import type { Content } from './index';

export const about = defineKind({
  name: 'about',
  about: 'The texts of /about.',
  file: 'data/pages/about.yaml',
  schema: group('About page', {
    illustrative: illustrative(),
    seo: seo(),
    hero: hero({ max: 80 }),
    story: statementSection('Merger story'),
    powerhouse: statementSection('A modern powerhouse', {}, { fixedBy: '2' }),
    intelligence: statementSection('Deep web intelligence', { fixedBy: '9' }, { fixedBy: '2' }),
    willNotDo: optionalGroup('What we will not do', {
      illustrative: illustrative(),
      heading: text('Heading', { max: 60 }),
      intro: paragraph('Introduction', { max: 200 }),
      points: list('Points', glyphCard('Point'), { min: 3, max: 8 }),
    }),
    procurement: optionalGroup(
      'For procurement and compliance',
      {
        illustrative: illustrative(),
        heading: text('Heading', { max: 60 }),
        intro: paragraph('Introduction', { max: 240 }),
        answers: list(
          'Answers',
          group('Answer', {
            anchor: anchor('conflicts'),
            question: text('Question', { max: 90 }),
            illustrative: illustrative(),
            answer: paragraph('Answer', { hint: '[words](/address) makes a link.', max: 560 }),
          }),
          { min: 3, max: 12, hint: 'Service pages link to them: one answer, one address.' },
        ).test(eachOnce('anchor')),
        facts: group(
          'Facts',
          {
            labels: group('Labels', {
              legalName: text('Legal name', { max: 40 }),
              licence: text('Licence', { max: 40 }),
              servers: text('Servers', { max: 40 }),
              insurance: text('Insurance', { max: 40 }),
              certificates: text('Certificates', { max: 40 }),
              mailbox: text('Mailbox', { max: 40 }),
            }),
            servers: optionalText('Country of the servers', {
              example: 'United Arab Emirates',
              max: 60,
              launch: { while: undefined, todo: 'Write in which country project data are kept.' },
            }),
            insurance: optionalText('Insurance', {
              example: 'Professional indemnity, AED 5 million',
              max: 90,
              launch: { while: undefined, todo: 'Write what the company is insured for.' },
            }),
            certificates: optionalText('Certificates', {
              example: 'ISO 27001',
              max: 90,
              launch: { while: undefined, todo: 'Write which certificates the company holds.' },
            }),
            mailbox: optionalText('Mailbox for tenders', {
              hint: 'Where requests for proposals go.',
              example: 'tenders@company.com',
              translation: 'shared',
              launch: { while: undefined, todo: 'Write where requests for proposals go.' },
            }).email(),
          },
          {
            hint: 'Below the answers, with the legal name and the licence number of the company. What is empty is not shown.',
          },
        ),
      },
      { hint: 'One address to forward: /about#procurement.' },
    ),
    team: group('Team', {
      heading: text('Heading', { hint: 'Contains "team".', max: 60, fixedBy: '2' }),
      text: paragraph('Text'),
      roles: list('Roles', glyphCard('Role'), { min: 3, max: 12 }),
      people: optionalList(
        'People',
        group('Person', {
          name: text('Name', { example: 'Sara Haddad', max: 60 }),
          role: text('Role', { example: 'Head of Analysis', max: 60 }),
          languages: optionalText('Languages', { example: 'Arabic, English, French', max: 80 }),
          portrait: portrait(),
        }),
        { max: 12, hint: 'Below the roles: those who want to be named.' },
      ),
    }),
    partners: group('Partners', {
      heading: text('Heading', { max: 60 }),
      text: paragraph('Text'),
    }),
    closing: group('Closing', { text: paragraph('Line', { max: 160 }), action: action() }),
    picture: picture(),
  }),

  page: {
    describes: 'AboutPage',
    path: routes.about,
    picture: { formats: ['hero', 'wide', 'band'], patternSet: () => 'page' },
    anchors: ({ willNotDo, procurement }) => [
      willNotDo && sectionIds.willNotDo,
      procurement && sectionIds.procurement,
      ...(procurement?.answers ?? []).map((answer) => answer?.anchor),
    ],
  },
});

/** The answers to procurement, and the facts that the owner has filled in. */
function procurementView(
  { heading, intro, answers, facts }: NonNullable<Content<'about'>['procurement']>,
  library: ViewLibrary,
) {
  const { labels, mailbox, ...stated } = facts;
  const mail = mailbox && `[${mailbox}](mailto:${mailbox})`;
  const { legalName, licence } = library.the('site');
  return {
    heading,
    intro,
    answers: answers.map((answer) => pick(answer, 'anchor', 'question', 'answer')),
    facts: labelled(labels, { ...stated, legalName, licence, mailbox: mail }),
  };
}

export const aboutPage = definePage('about', {
  view: (content, library) => ({
    ...pick(content, 'seo', 'hero', 'story', 'powerhouse', 'intelligence', 'willNotDo', 'closing'),
    pictures: library.picturesOf(content, ['hero', 'wide', 'band']),
    procurement: content.procurement && procurementView(content.procurement, library),
    team: {
      ...content.team,
      people: content.team.people?.map((person) => ({
        ...pick(person, 'name', 'role', 'languages'),
        portrait: library.photographOf(person.portrait, ['card']),
      })),
    },
    partners: {
      ...content.partners,
      logos: library.all('partners').map((partner) => ({
        ...library.linkTo(partner),
        logo: library.logoOf(partner.logo),
      })),
    },
  }),
  card: ({ hero }, library) => companyCard(hero.title, library),
});
