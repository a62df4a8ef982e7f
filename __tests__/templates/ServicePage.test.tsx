import { fireEvent, screen } from '@testing-library/react';
import type { ViewOf } from '../../src/content/pages';
import ServicePage from '../../src/templates/ServicePage';
import { leadContent } from '../support/formContent';
import { logoOf } from '../support/logos';
import { picturesOf, shownIn } from '../support/pictures';
import { head, renderPage } from '../support/renderPage';
import { setViewport, styleOf } from '../support/viewport';
import { action, caseLabels, contextOf, headOf, linksIn, seoOf, target, titles } from './support';

type View = ViewOf<'services'>;

const view: View = {
  seo: seoOf('Steering'),
  hero: {
    title: 'Steering in Wind',
    text: 'We hold the [course](/course).',
    action: action('Contact Us'),
  },
  glance: [],
  sample: undefined,
  why: {
    heading: 'Why steer?',
    statement: 'Wind pushes.',
    points: ['Rocks are hard.', 'Harbours are [narrow](/harbours).'],
  },
  how: {
    heading: 'Look, then turn',
    cards: ['Look', 'Turn'].map((title) => ({ title, text: `${title} first.` })),
  },
  questions: [
    { anchor: 'fog', question: 'And in fog?', answer: 'Then we [whistle](/whistles).' },
    { anchor: 'night', question: 'And at night?', answer: 'We carry lamps.' },
  ],
  pictures: picturesOf('steering'),
  usedIn: {
    label: caseLabels.usedIn,
    pages: [
      { name: 'Sailing', path: '/sailing' },
      { name: 'Rowing', path: '/ROWING' },
    ],
  },
  group: {
    name: 'Helm Services',
    href: '/#helm',
    phase: 'respond',
    cards: 'steps',
    labels: { why: 'Why it matters', how: 'How it works', questions: 'Asked before' },
  },
  lead: {
    heading: 'Get in Touch',
    text: 'Write to us.',
    form: leadContent(),
    suggested: undefined,
  },
  promo: {
    heading: 'Steer yourself',
    text: 'With a wheel.',
    action: action('Get a wheel', '/wheels'),
    partner: 'Wheels',
    logo: undefined,
    pictures: picturesOf('wheels'),
  },
};

async function show(changes: Partial<View> = {}) {
  setViewport({});
  document.documentElement.className = 'js';
  const { container } = await renderPage(
    <ServicePage pageContext={{ ...contextOf('/steering'), view: { ...view, ...changes } }} />,
  );
  return container;
}

it.each([
  ['steps', 'ol', 1],
  ['glyphs', 'ul', 0],
] as const)('has its blocks in their order (%s)', async (cards, list, signals) => {
  const container = await show({ group: { ...view.group, cards } });
  expect(titles()).toEqual([
    'Steering in Wind',
    'Why it matters Why steer?',
    'How it works Look, then turn',
    'Asked before',
    'Get in Touch',
    'Steer yourself',
  ]);
  expect(shownIn(container)).toEqual(['/steering--hero.svg eager', '/wheels--card.svg lazy']);
  const label = screen.getByText('Why it matters');
  expect(styleOf(label)).toMatchObject({ '--tone': 'var(--ring-respond)', gap: '12px' });
  expect(linksIn(screen.getByRole('list', { name: 'Used in' }))).toEqual([
    'Sailing /sailing',
    'Rowing /ROWING',
  ]);
  expect(head()).toMatchObject({
    ...headOf('/steering', 'Steering', 'Steering in Wind'),
    types: ['BreadcrumbList', 'FAQPage'],
  });
  const parts = screen.getByRole('heading', { level: 3, name: 'Look' }).closest('ol, ul');
  expect(parts).toHaveTextContent('LookLook first.TurnTurn first.');
  expect(parts?.localName).toBe(list);
  // The signal over the steps fills its place.
  const filling = container.querySelectorAll('svg[preserveAspectRatio="xMidYMid slice"]');
  expect(filling).toHaveLength(signals);
});

it('leads to contact, to its group on the home page and to the partner', async () => {
  await show();
  const names = ['Contact Us', 'Helm Services', 'Get a wheel'];
  expect(names.map(target)).toEqual(['/contact', '/#helm', '/wheels']);
  expect([target('course'), target('narrow')]).toEqual(['/course', '/harbours']);
  // The dot before a reason is at the middle of its first line.
  const dot = styleOf(screen.getByText('Rocks are hard.'), '::before');
  expect(dot['inset-block-start']).toContain('0.725em');
});

it('says at a glance what a buyer asks, above the reasons, where that is filled in', async () => {
  const glance = [
    { label: 'Charged by', value: 'Month' },
    { label: 'You get', value: 'A chart' },
  ];
  await show({ glance });
  const [term] = screen.getAllByRole('term');
  expect(term?.closest('dl')).toHaveTextContent('Charged byMonthYou getA chart');
  const why = screen.getByRole('heading', { name: /Why steer/ });
  expect(term?.compareDocumentPosition(why)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it.each([
  ['a PDF behind a link', { link: '/static/week.pdf' }, '/static/week.pdf', []],
  ['a picture with its title', { pictures: picturesOf('week') }, null, ['/week--wide.svg lazy']],
])('shows a sample page: %s', async (_what, sample, href, shown) => {
  const container = await show({
    sample: { label: 'A sample page', title: 'One week', ...sample },
  });
  expect(screen.queryByRole('link', { name: 'One week' })?.getAttribute('href') ?? null).toBe(href);
  const figure = screen.getByText('A sample page').closest('figure') ?? container;
  expect(shownIn(figure)).toEqual(shown);
  expect(figure).toHaveTextContent('A sample pageOne week');
});

it('shows no more than there is', async () => {
  const container = await show({ usedIn: { ...view.usedIn, pages: [] }, questions: undefined });
  expect(screen.queryByText('Used in')).not.toBeInTheDocument();
  expect(screen.queryByText('Asked before')).not.toBeInTheDocument();
  expect(container.querySelectorAll('p:empty')).toHaveLength(0);
});

it('answers each question below it, folded, where a link can lead to the answer', async () => {
  await show();
  const answer = document.getElementById('fog');
  expect(answer).toHaveTextContent('Then we whistle.');
  expect(answer).not.toBeVisible();
  fireEvent.click(screen.getByText('And in fog?'));
  expect(answer).toBeVisible();
  expect(target('whistle')).toBe('/whistles');
  expect(document.getElementById('night')).not.toBeVisible();
});

it('says more where there is more: of the why, the how, the service in the form and the partner', async () => {
  await show({
    why: { ...view.why, text: 'Waves push, too.' },
    how: { ...view.how, intro: 'In two steps.' },
    lead: { ...view.lead, suggested: 'Sailing' },
    promo: { ...view.promo, logo: logoOf('wheels') },
  });
  expect(screen.getByText('Waves push, too.')).toBeInTheDocument();
  expect(screen.getByText('In two steps.')).toBeInTheDocument();
  expect(screen.getByRole('combobox')).toHaveValue('Sailing');
  // The promo is in colour: its logo is on a plate.
  expect(styleOf(screen.getByRole('img', { name: 'Wheels' })).background).toBe('#F7FAF8');
});
