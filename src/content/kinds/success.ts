/** `data/pages/success.yaml`: the text of the index of case studies. Specification 2, "Success Stories index". */
import { routes } from '../../routes';
import { group, optionalParagraph, paragraph, text } from '../model/fields';
import { defineKind } from '../model/kind';
import { action, seo } from '../model/sharedFields';
import { groupsOfStories } from '../views/caseStudies';
import { listView } from '../views/caseStudyLists';
import { companyCard, definePage } from '../views/definePage';
import { pick } from '../views/viewParts';

export const success = defineKind({
  name: 'success',
  about: 'The texts of /success and the labels on every case study.',
  singular: 'Success Stories page',
  file: 'data/pages/success.yaml',
  schema: group('Success Stories page', {
    seo: seo(),
    title: text('Title', { max: 60 }),
    text: paragraph('Text', { max: 240 }),
    caseLabels: group('Labels on case studies', {
      menu: text('Name of the menu', {
        hint: 'Said by screen readers; the group’s name follows.',
        max: 60,
      }),
      challenges: text('First card', { max: 40, fixedBy: '2' }),
      solutions: text('Second card', { max: 40, fixedBy: '2' }),
      results: text('Third card', { max: 40, fixedBy: '2' }),
      client: group('The client in figures', {
        sector: text('Sector', { max: 40 }),
        size: text('Size', { max: 40 }),
        market: text('Market', { max: 40 }),
        year: text('Year', { max: 40 }),
      }),
      services: text('Services used', { max: 60 }),
      usedIn: text('Where it was used', {
        hint: 'On the page of a service, before the case studies that used it.',
        max: 60,
      }),
      previous: text('Previous', { hint: 'Name of the left arrow.', max: 40 }),
      next: text('Next', { hint: 'Name of the right arrow.', max: 40 }),
    }),
    paging: group(
      'Further pages',
      {
        label: text('Name of the links to them', {
          hint: 'Said by screen readers; the group’s name follows.',
          max: 60,
        }),
        page: text('Page', { hint: 'The first word of “Page 2 of 12”.', max: 20 }),
        of: text('Of', { hint: 'The word between the two numbers.', max: 20 }),
        title: text('Title', {
          hint: 'The page’s title: {group} is the group’s name, {place} says “Page 2 of 12”.',
          max: 60,
          filledIn: ['group', 'place'],
        }),
        previous: text('Previous page', { max: 40 }),
        next: text('Next page', { max: 40 }),
        description: paragraph('Page description', {
          hint: 'For search results, after the group’s name and the number of the page.',
          max: 120,
        }),
      },
      { hint: 'When a group has more case studies than one page shows.' },
    ),
    invitation: optionalParagraph('Invitation', {
      hint: 'Above the last button: for readers who find no story like theirs.',
      max: 120,
    }),
    action: action(),
  }),

  page: {
    path: routes.success,
    cardPattern: { pattern: 'bars-2', tone: 'S1' },
    anchors: (_success, slugsOf) => slugsOf('case-study-groups'),
  },
});

export const successPage = definePage('success', {
  view: (content, library) => ({
    ...pick(content, 'seo', 'title', 'text', 'invitation', 'action'),
    groups: groupsOfStories(library).map((group) => listView(group, 1, library)),
  }),
  card: ({ title }, library) => companyCard(title, library, 'succeed'),
});
