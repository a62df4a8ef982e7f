import { screen, within } from '@testing-library/react';
import type { ViewOf } from '../../src/content/pages';
import CaseStudyPage from '../../src/templates/CaseStudyPage';
import { picturesOf, shownIn } from '../support/pictures';
import { head, renderPage } from '../support/renderPage';
import { setViewport, styleOf } from '../support/viewport';
import { action, caseLabels, contextOf, headOf, linksIn, seoOf, target } from './support';

type View = ViewOf<'case-studies'>;

const { menu, previous, next, ...labels } = caseLabels;

const view: Omit<View, 'menu'> = {
  seo: seoOf('How a Club Rowed Faster'),
  cardOf: undefined,
  caseStudy: {
    name: 'Rowing',
    headline: 'The wind was the same, and the [boats](/boats) were not.',
    summary: 'A [club](/club) wanted to row faster.',
    action: action('Row with us'),
    client: [],
    figures: undefined,
    challenges: ['Wind, see [that](/risk).', 'Waves'],
    solutions: ['Oars', 'Boats'],
    results: ['Speed', 'Calm'],
    quote: undefined,
    closing: { text: 'Do you row?', action: action('Start now') },
    pictures: picturesOf('rowing'),
    services: [
      { name: 'Steering', path: '/steering' },
      { name: 'Repairs', path: '/repairs' },
    ],
  },
  labels,
};

const items = ['/swimming', '/ROWING', '/diving'].map((href) => ({
  label: href.slice(1),
  href,
  isCurrent: href === '/ROWING',
}));

const figures = [
  { value: '40 minutes', label: 'from shore to shore', period: 'in May' },
  { value: '−35%', label: 'broken oars', period: 'in two years' },
];
const quote = { words: 'We row with the wind.', name: 'Una Rower', role: 'Captain, the club' };

async function show({
  listed = items,
  language = 'en',
  width = 800,
  proof = {} as Partial<View['caseStudy']>,
} = {}) {
  setViewport({ width });
  const page = (
    <CaseStudyPage
      pageContext={{
        ...contextOf('/ROWING', language),
        view: {
          ...view,
          caseStudy: { ...view.caseStudy, ...proof },
          menu: {
            heading: 'Sports',
            labels: { menu: `${menu} Sports`, previous, next },
            items: listed,
          },
        },
      }}
    />
  );
  const { container } = await renderPage(page, { language });
  return container;
}

/** The menu beside the page and the carousel of narrow screens, which has the same name. */
const menus = () => screen.getAllByRole('navigation', { name: 'Stories in Sports' });

it('begins with its picture, its name and headline, its summary and the first button, and ends with its services and a second one', async () => {
  const container = await show();
  expect(shownIn(container)).toEqual(['/rowing--wide.svg eager']);
  expect(screen.getByText(/^The wind was the same/).previousElementSibling).toBe(
    screen.getByRole('heading', { level: 1, name: 'Rowing' }),
  );
  const links = ['boats', 'club', 'Row with us', 'Start now'];
  expect(links.map(target)).toEqual(['/boats', '/club', '/contact', '/contact']);
  expect(styleOf(screen.getByText('Do you row?'))['font-size']).toContain('statementSmall');
  const services = screen.getByRole('list', { name: 'Services used' });
  expect(linksIn(services)).toEqual(['Steering /steering', 'Repairs /repairs']);
});

it('has its figures before the panels, and its client’s words after them, with name and role', async () => {
  const container = await show({ proof: { figures, quote } });
  // Only the drawing of the figures has a pearl, with room around it.
  const discs = [...container.querySelectorAll('article svg g ~ circle')];
  expect(discs.map((disc) => disc.getAttribute('r'))).toEqual(['22', '15']);
  const [first, second] = ['40 minutes', '−35%'].map((value) => screen.getByText(value));
  expect(first?.closest('li')).toHaveTextContent(/^40 minutes ?from shore to shore ?in May$/);
  expect(second?.closest('li')).toHaveTextContent(/^−35% ?broken oars ?in two years$/);
  expect(container).toHaveTextContent(/−35%.*Their Challenges.*The Results.*We row with the wind/);
  // Where text runs from right to left, the sign would come after its digits.
  expect(second?.tagName).toBe('BDI');
  const quotation = screen.getByRole('figure');
  expect(within(quotation).getByRole('blockquote')).toHaveTextContent('We row with the wind.');
  expect(quotation).toHaveTextContent(/Una Rower ?Captain, the club$/);
});

it('says who the client is in short facts, below the summary, where they are given', async () => {
  await show({ proof: { client: [{ label: 'Sector', value: 'A club' }] } });
  const fact = screen.getByRole('definition');
  expect(fact.parentElement).toHaveTextContent('SectorA club');
  expect(screen.getByText(/wanted to row faster/).compareDocumentPosition(fact)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

it('is whole without figures and quotation', async () => {
  // A list without items is what /admin shows when the last one was deleted.
  for (const none of [undefined, []]) {
    const container = await show({ proof: { figures: none } });
    expect(container.querySelectorAll('figure, ul:empty')).toHaveLength(0);
    expect(container.querySelectorAll('article svg g')).toHaveLength(3);
  }
});

it('lists its group, with its own entry marked by its right spelling; the carousel begins with it', async () => {
  await show();
  const [menu, carousel] = menus();
  expect(menu && linksIn(menu)).toEqual([
    'swimming /swimming',
    'ROWING /ROWING page',
    'diving /diving',
  ]);
  expect(carousel && linksIn(carousel)).toEqual(['ROWING /ROWING page', 'diving /diving']);
});

it('begins the carousel with the first story where its own is not listed', async () => {
  await show({ listed: items.map((item) => ({ ...item, isCurrent: false })) });
  const [, carousel] = menus();
  expect(carousel && linksIn(carousel)).toEqual(['swimming /swimming', 'ROWING /ROWING']);
});

it('is named to search engines, in its language', async () => {
  await show({ language: 'ar' });
  expect(head()).toMatchObject({
    ...headOf('/ROWING', 'How a Club Rowed Faster'),
    title: 'How a Club Rowed Faster | أكمي',
    trail: ['أكمي https://acme.example/ar', 'Rowing https://acme.example/ROWING'],
  });
});
