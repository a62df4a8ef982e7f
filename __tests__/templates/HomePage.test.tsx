import { screen, within } from '@testing-library/react';
import { homePage } from '../../src/content/kinds/home';
import { librariesOf } from '../../src/content/pages/library';
import { NO_PICTURES } from '../../src/content/pages/pictures';
import HomePage from '../../src/templates/HomePage';
import { siteEntries } from '../support/entries';
import { fixtureLibrary } from '../support/fixturePages';
import { inArabic } from '../support/library';
import { renderPage } from '../support/renderPage';
import { setViewport } from '../support/viewport';
import { contextOf, linksIn, target, textsOf, titles } from './support';

const view = homePage.view(fixtureLibrary.the('home'), fixtureLibrary);

function card(name: string): HTMLElement {
  const place = screen.getByRole('heading', { level: 4, name }).closest('li');
  if (!place) throw new Error(`${name} stands in no list.`);
  return place;
}

const show = (bookingLink = '') =>
  renderPage(<HomePage pageContext={{ ...contextOf('/'), view: { ...view, bookingLink } }} />);

beforeEach(() => {
  setViewport({});
  document.documentElement.className = 'js';
});

it('the home page has its sections in the specified order, with their links', async () => {
  await show();
  expect(titles()).toEqual([
    'Listen, Respond, Succeed',
    'What we do',
    'Which one?',
    'Services',
    'What makes us special',
    'Where we differ',
    'They Trusted Us',
    'Get in Touch',
  ]);
  expect(screen.getByRole('button', { name: 'Send' })).toBeInTheDocument();
  const links = ['Book a Call', 'See our stories', 'Work With Us', 'name'];
  expect(links.map(target)).toEqual(['/contact', '/success', '/contact', '/about']);
});

it('the home page in another language leads to pages in that language', async () => {
  const [, library = fixtureLibrary] = librariesOf(
    [...siteEntries, ...siteEntries.map(inArabic)],
    NO_PICTURES,
  );
  const arabicView = homePage.view(library.the('home'), library);
  const { container } = await renderPage(
    <HomePage pageContext={{ ...contextOf('/ar'), view: { ...arabicView, bookingLink: '' } }} />,
    { language: 'ar' },
  );
  const addresses = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(expect.arrayContaining(['/ar/contact', '/ar/contact#compare']));
  // The notice below the form is one of the words around every page, which are English here.
  const elsewhere = addresses.filter((address) => /^\/(?!ar\b)/.test(address ?? ''));
  expect(elsewhere).toEqual(['/privacy-policy', '/terms']);
});

it('each service that states a need is led to by a question, with what one gets, and all of them stand side by side', async () => {
  await show();
  const section = screen.getByRole('heading', { name: 'Which one?' }).closest('section');
  if (!section) throw new Error('The questions stand in no section.');
  expect(linksIn(section).filter((link) => link !== 'us /contact')).toEqual([
    'What could go wrong? An alert /risk',
    'How do we answer? A plan /amplification',
    'What do we say by Friday? A calendar /tactical',
    'Side by side /contact#compare',
  ]);
});

it('the home page uses the booking link of the contact page', async () => {
  await show('https://calendar.example/acme');
  expect(target('Call +971 4 111 1111')).toBe('tel:+97141111111');
  expect(target('Book a Call (opens another website)')).toBe('https://calendar.example/acme');
});

it('the home page has service cards under their group, which has an anchor', async () => {
  await show();
  const headings = screen.getAllByRole('heading', { level: 3, name: /(?:Services|Solutions)$/ });
  expect(textsOf(headings)).toEqual(['Listening Services', 'Responsive Solutions']);
  expect(document.getElementById('listening')).toContainElement(card('Risk & Crisis'));
  expect(document.getElementById('responsive')).toHaveTextContent('Answer what is said about you.');
  expect(within(card('Risk & Crisis')).getByRole('link')).toHaveAttribute('href', '/risk');
  expect(card('Risk & Crisis')).toHaveTextContent('See a crisis coming.');
  const cards = headings.flatMap((heading) => [
    ...(heading.parentElement?.parentElement?.querySelectorAll('li') ?? []),
  ]);
  expect(cards.length).toBeGreaterThan(2);
  expect(cards.filter((one) => !one.querySelector('img'))).toEqual([]);
});
