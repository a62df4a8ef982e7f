import { screen, within } from '@testing-library/react';
import { caseStudyPage } from '../../src/content/kinds/caseStudy';
import CaseStudyPage from '../../src/templates/CaseStudyPage';
import { fixtureLibrary } from '../support/fixturePages';
import { shownIn } from '../support/pictures';
import { head, renderPage } from '../support/renderPage';
import { setViewport, styleOf } from '../support/viewport';
import { contextOf, linksIn, target } from './support';

const viewOf = (slug: string) =>
  caseStudyPage.view(fixtureLibrary.bySlug('case-studies', slug), fixtureLibrary);
const airlines = viewOf('airlines');

async function show(view = airlines, language = 'en') {
  setViewport({ width: 800 });
  const page = <CaseStudyPage pageContext={{ ...contextOf('/airlines', language), view }} />;
  const { container } = await renderPage(page, { language });
  return container;
}

/** The menu beside the page and the carousel on narrow screens, which share a name. */
const menus = () => screen.getAllByRole('navigation', { name: 'Stories in Markets' });

it('a case study starts with its picture and headline, and ends with its services and a button', async () => {
  const container = await show();
  expect(shownIn(container)).toEqual(['/quay.webp eager']);
  expect(screen.getByText(/^They answered before/).previousElementSibling).toBe(
    screen.getByRole('heading', { level: 1, name: 'Airlines' }),
  );
  const links = ['say', 'Start With Us', 'Talk to us'];
  expect(links.map(target)).toEqual(['/risk', '/contact', '/contact']);
  expect(styleOf(screen.getByText('And you?'))['font-size']).toContain('statementSmall');
  const services = screen.getByRole('list', { name: 'Services used' });
  expect(linksIn(services)).toEqual(['Risk & Crisis /risk', 'Tactical /tactical']);
});

it('a case study has its figures before the panels, and the quotation after them', async () => {
  const container = await show();
  const [first, last] = ['40 minutes', '−35%'].map((value) => screen.getByText(value));
  expect(first?.closest('li')).toHaveTextContent(
    /^40 minutes ?from the rumour to an answer ?in an/,
  );
  expect(container).toHaveTextContent(
    /−35%.*Client Challenges.*Results & Impact.*Nobody had asked/,
  );
  // In right-to-left text, the minus sign would otherwise follow the digits.
  expect(last?.tagName).toBe('BDI');
  const quotation = screen.getByRole('figure');
  expect(within(quotation).getByRole('blockquote')).toHaveTextContent('Nobody had asked us that');
  expect(quotation).toHaveTextContent(/Sample Person ?Head of Communications, Sample Airline$/);
});

it('a case study lists facts about the client below the summary', async () => {
  const client = [{ label: 'Sector', value: 'A club' }];
  await show({ ...airlines, caseStudy: { ...airlines.caseStudy, client } });
  const fact = screen.getByRole('definition');
  expect(fact.parentElement).toHaveTextContent('SectorA club');
  expect(screen.getByText(/^A client from the air asked/).compareDocumentPosition(fact)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

it('a case study works without figures and a quotation', async () => {
  // /admin leaves an empty list when the last item is deleted.
  for (const figures of [undefined, []]) {
    const caseStudy = { ...airlines.caseStudy, figures, quote: undefined };
    const container = await show({ ...airlines, caseStudy });
    expect(container.querySelectorAll('figure, ul:empty')).toHaveLength(0);
    expect(container.querySelectorAll('article svg g')).toHaveLength(3);
  }
});

it('a case study’s menu marks its own entry, and the carousel starts with it', async () => {
  await show(viewOf('FMCG'));
  const [menu, carousel] = menus();
  expect(menu && linksIn(menu)).toEqual(['Airlines /airlines', 'Telco /telco', 'FMCG /FMCG page']);
  expect(carousel && linksIn(carousel)).toEqual(['FMCG /FMCG page', 'Airlines /airlines']);
});

it('the carousel starts with the first story if the current one is not listed', async () => {
  const { menu } = airlines;
  const items = menu.items.map((item) => ({ ...item, isCurrent: false }));
  await show({ ...airlines, menu: { ...menu, items } });
  const [, carousel] = menus();
  expect(carousel && linksIn(carousel)[0]).toBe('Airlines /airlines');
});

it('a case study’s head is in its language', async () => {
  await show(airlines, 'ar');
  expect(head()).toMatchObject({
    canonical: 'https://acme.example/airlines',
    title: 'Airlines, a story | أكمي',
    trail: ['أكمي https://acme.example/ar', 'Airlines https://acme.example/airlines'],
  });
});
