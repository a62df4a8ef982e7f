import { fireEvent, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import ServicePage from '../../src/templates/ServicePage';
import { formWords, leadContent } from '../support/formContent';
import { logoOf } from '../support/logos';
import { picturesOf, shownIn } from '../support/pictures';
import { head, renderPage } from '../support/renderPage';
import { setViewport, styleOf } from '../support/viewport';

type Service = ComponentProps<typeof ServicePage>['data']['service'];

const service: Service = {
  leadService: null,
  seo: { title: 'Steering', description: 'A service.' },
  hero: {
    title: 'Steering in Wind',
    text: 'We hold the [course](/course).',
    action: { label: 'Contact Us', link: '/contact' },
  },
  why: {
    heading: 'Why steer?',
    statement: 'Wind pushes.',
    text: null,
    points: ['Rocks are hard.', 'Harbours are [narrow](/harbours).'],
  },
  how: {
    heading: 'Look, then turn',
    intro: null,
    cards: ['Look', 'Turn'].map((title) => ({ title, text: `${title} first.`, glyph: null })),
  },
  questions: [
    { anchor: 'fog', question: 'And in fog?', answer: 'Then we [whistle](/whistles).' },
    { anchor: 'night', question: 'And at night?', answer: 'We carry lamps.' },
  ],
  pictures: picturesOf('steering'),
  caseStudies: [
    { name: 'Sailing', path: '/sailing' },
    { name: 'Rowing', path: '/ROWING' },
  ],
  group: {
    slug: 'helm',
    name: 'Helm Services',
    phase: 'respond',
    cards: 'steps',
    labels: { why: 'Why it matters', how: 'How it works', questions: 'Asked before' },
    promo: {
      heading: 'Steer yourself',
      text: 'With a wheel.',
      actionLabel: 'Get a wheel',
      partner: {
        name: 'Wheels',
        path: '/wheels',
        logo: null,
        pictures: picturesOf('wheels'),
      },
    },
  },
};

const inGroup = (changes: Partial<Service['group']>) => ({
  group: { ...service.group, ...changes },
});

async function show(changes: Partial<Service> = {}, language = 'en') {
  setViewport({});
  document.documentElement.className = 'js';
  const { container } = await renderPage(
    <ServicePage
      data={{
        service: { ...service, ...changes },
        successPage: { caseLabels: { usedIn: 'Used in' } },
        homePage: { lead: { heading: 'Get in Touch', text: 'Write to us.' } },
        leadForm: leadContent(),
        formWords,
      }}
      pageContext={{ id: '1', language, alternates: [], canonicalPath: '/steering' }}
    />,
    { language },
  );
  return container;
}

const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it.each(['steps', 'glyphs'] as const)(
  'has its blocks in the order of the specification (%s)',
  async (cards) => {
    const container = await show(inGroup({ cards }));
    const headings = screen.getAllByRole('heading').filter(({ tagName }) => tagName !== 'H3');
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Steering in Wind',
      'Why it matters Why steer?',
      'How it works Look, then turn',
      'Asked before',
      'Get in Touch',
      'Steer yourself',
    ]);
    expect(shownIn(container)).toEqual(['/steering--hero.png eager', '/wheels--card.png lazy']);
    const label = screen.getByText('Why it matters');
    expect(styleOf(label)).toMatchObject({ '--tone': 'var(--ring-respond)', gap: '12px' });
    expect(within(screen.getByRole('list', { name: 'Used in' })).getAllByRole('link')).toHaveLength(
      2,
    );
  },
);

it('leads to contact, to its group on the home page, to the stories that used it and to the partner', async () => {
  await show();
  const names = ['Contact Us', 'Helm Services', 'Sailing', 'Rowing', 'Get a wheel'];
  expect(names.map(target)).toEqual(['/contact', '/#helm', '/sailing', '/ROWING', '/wheels']);
  expect([target('course'), target('narrow')]).toEqual(['/course', '/harbours']);
});

it('says nothing of stories where none used it, and no more of the why and the how than there is', async () => {
  const container = await show({ caseStudies: [] });
  expect(screen.queryByText('Used in')).not.toBeInTheDocument();
  expect(container.querySelectorAll('p:empty')).toHaveLength(0);
});

it('says more of the why and the how where there is more', async () => {
  await show({
    why: { ...service.why, text: 'Waves push, too.' },
    how: { ...service.how, intro: 'In two steps.' },
  });
  expect(screen.getByText('Waves push, too.')).toBeInTheDocument();
  expect(screen.getByText('In two steps.')).toBeInTheDocument();
});

it('numbers the steps of a group that works in steps, and shows cards in any other', async () => {
  const container = await show();
  expect(screen.getByRole('heading', { level: 3, name: 'Look' }).closest('ol')).toHaveTextContent(
    'LookLook first.TurnTurn first.',
  );
  // The signal over the steps fills its place.
  expect(container.querySelector('svg[preserveAspectRatio="xMidYMid slice"]')).not.toBeNull();
  await show(inGroup({ cards: 'glyphs' }));
  expect(screen.getAllByText('Look')[1]?.closest('ul')).toHaveTextContent('LookLook first.');
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

it('has no part for questions that nobody has written', async () => {
  await show({ questions: null });
  expect(screen.queryByText('Asked before')).not.toBeInTheDocument();
});

it('begins the form with its own service, where the form offers that', async () => {
  await show({ leadService: 'Sailing' });
  expect(screen.getByRole('combobox')).toHaveValue('Sailing');
});

it('shows the partner’s logo on a plate: the promo is in colour', async () => {
  const { promo } = service.group;
  const partner = { ...promo.partner, logo: logoOf('wheels') };
  await show(inGroup({ promo: { ...promo, partner } }));
  expect(styleOf(screen.getByRole('img', { name: 'Wheels' })).background).toBe('#F7FAF8');
});

it.each([
  ['en', 'Acme', '/'],
  ['ar', 'أكمي', '/ar'],
])('is named to search engines by its heading (%s)', async (language, name, home) => {
  await show({}, language);
  const site = 'https://acme.example';
  expect(head()).toMatchObject({
    title: `Steering | ${name}`,
    description: 'A service.',
    canonical: `${site}/steering`,
    trail: [`${name} ${site}${home}`, `Steering in Wind ${site}/steering`],
  });
});
