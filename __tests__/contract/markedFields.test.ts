/** @jest-environment node */
/** What the contract tests hold is marked in /admin, in the handbook and in editors as the owner's. */
import { formFields } from '../../plugins/gatsby-plugin-content-admin/src/forms/fields';
import { fieldsPage } from '../../scripts/handbook/fieldsPage';
import { fieldOf } from '../../src/content/introspect';
import { kindNamed } from '../../src/content/kinds';
import { modelFields } from '../support/modelFields';

/** The fields that a section fixes. */
const fixedBy = (section: string): string[] =>
  modelFields
    .filter(({ field: { item, fixedBy } }) => (item?.fixedBy ?? fixedBy) === section)
    .map(({ kind, path }) => `${kind}: ${path.join('.')}`);

it.each([
  [
    '1: the services, and the cards of responsive and partner pages',
    ['services: name', 'services: how.cards.title', 'partners: features.cards.title'],
  ],
  [
    '2: addresses, calls to action, names of the navigation and of the screens',
    [
      'services: slug',
      'home: hero.action.label',
      'login: forgot.label',
      'navigation: main.label',
      'navigation: main.links.label',
      'navigation: footer.links.label',
      'navigation: footer.cookiePreferences',
      'navigation: words.openMenu',
      'navigation: words.closeMenu',
      'navigation: words.toDark',
      'navigation: words.toLight',
      'site: emailSubject',
      'site: social.network',
      'services: hero.title',
      'home: hero.title',
      'home: special.heading',
      'about: powerhouse.heading',
      'home: trusted.heading',
      'home: lead.heading',
      'service-groups: promo.heading',
      'service-groups: promo.partner',
      'service-groups: promo.actionLabel',
      'success: caseLabels.challenges',
      'success: caseLabels.solutions',
      'success: caseLabels.results',
      'case-study-groups: name',
    ],
  ],
  ['3: the service choices', ['lead-form: services']],
  [
    '9: the date of the legal pages, the liability cap, the team’s countries',
    [
      'home: special.facts.value',
      'about: intelligence.paragraphs',
      'legal: effectiveDate',
      'legal: sections.blocks.paragraph',
    ],
  ],
])('section %s', (section, fields) => {
  expect(fixedBy(section.slice(0, 1))).toEqual(expect.arrayContaining(fields));
});

it('section 8: every message of a form, and the title of the error screen', () => {
  const messages = modelFields
    .filter(({ kind, path }) => kind.endsWith('-form') && path[0] === 'messages' && path[1])
    .map(({ kind, path }) => `${kind}: ${path.join('.')}`);
  expect(fixedBy('8').sort()).toEqual([...messages, 'error: title'].sort());
});

it('the handbook and /admin say so beside the field', () => {
  const lines = fieldsPage().split('\n');
  expect(lines.find((line) => line.includes('**Privacy unticked**'))).toContain('🔒 8.');
  expect(lines.find((line) => line.includes('**First line of the services**'))).not.toContain('🔒');
  const title = formFields(fieldOf(kindNamed('error').schema)).find(({ name }) => name === 'title');
  expect(title).toMatchObject({
    hint: expect.stringContaining('section 8 of the owner’s specification'),
  });
});
