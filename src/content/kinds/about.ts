import { routes, sectionIds } from '../../routes';
import { group, list, optionalGroup, optionalList, optionalText, paragraph, text } from '../fields';
import { defineKind } from '../kind';
import { companyCard, definePage, pick } from '../page';
import {
  action,
  glyphCard,
  hero,
  illustrative,
  picture,
  portrait,
  seo,
  statementSection,
  titledText,
} from '../sharedFields';

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
      points: list('Points', titledText('Point', { title: 40, text: 200 }), { min: 3, max: 8 }),
    }),
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
    path: routes.about,
    picture: { formats: ['hero', 'wide'], patterns: () => 'page' },
    anchors: ({ willNotDo }) => [willNotDo && sectionIds.willNotDo],
  },
});

export const aboutPage = definePage('about', {
  view: (content, library) => ({
    ...pick(content, 'seo', 'hero', 'story', 'powerhouse', 'intelligence', 'willNotDo', 'closing'),
    pictures: library.picturesOf(content, ['hero', 'wide']),
    team: {
      ...content.team,
      people: content.team.people?.map(({ name, role, languages, portrait: own }) => ({
        name,
        role,
        languages,
        portrait: library.photographOf(own, ['card']),
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
