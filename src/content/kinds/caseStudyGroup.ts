import { choice, group, notHidden, order, slug, text } from '../model/fields';
import { defineKind } from '../model/kind';

export const caseStudyGroup = defineKind({
  name: 'case-study-groups',
  label: 'Case study groups',
  about: 'The two groups of the Success Stories page.',
  folder: 'data/case-study-groups',
  schema: group('Case study group', {
    slug: slug().test(notHidden),
    order: order(),
    name: text('Name', { example: 'Markets', max: 40, fixedBy: '2' }),
    all: text('Link to all', {
      hint: 'Last in the menu beside a case study, once the group is too long to stand there.',
      example: 'All markets',
      max: 40,
    }),
    layout: choice(
      'Layout',
      { squares: 'Five square cards in a row', wide: 'Two wide cards in a row' },
      { hint: 'How the cards stand on the index.' },
    ),
  }),

  preview: { on: 'success' },
});
