import { screen } from '@testing-library/react';
import { aboutPage } from '../../src/content/kinds/about';
import About from '../../src/templates/AboutPage';
import { fixtureLibrary } from '../support/fixturePages';
import { shownIn } from '../support/pictures';
import { head, renderPage } from '../support/renderPage';
import { styleOf } from '../support/viewport';
import { contextOf, target, titles } from './support';

const view = aboutPage.view(fixtureLibrary.the('about'), fixtureLibrary);
const page = <About pageContext={{ ...contextOf('/about'), view }} />;

it('the about page has its sections in the specified order on alternating grounds', async () => {
  const { container } = await renderPage(page);
  expect(titles()).toEqual([
    'Built of two companies',
    'The story',
    'A modern powerhouse',
    'Intelligence',
    'What we will not do',
    'The people',
    'Our partners',
  ]);
  const sections = [...container.querySelectorAll('section:has(h2)')];
  const grounds = sections.map((section) => styleOf(section).background);
  const [plain, surface, gulf] = [undefined, 'var(--surface)', 'var(--listen)'];
  expect(grounds).toEqual([surface, plain, surface, gulf, plain, surface]);
  expect(shownIn(container)).toEqual(['/quay.webp eager', '/quay.webp lazy']);
  expect(head()).toMatchObject({
    canonical: 'https://acme.example/about',
    title: 'About the company | Acme',
  });
});

it('the about page links to contact at both ends, and to the partners by their logos', async () => {
  await renderPage(page);
  // jsdom shows the logos of both themes.
  const names = ["Let's Talk", 'Connect With Us', 'HOOTALK HOOTALK', 'Mass Analytics', 'platform'];
  expect(names.map(target)).toEqual([
    '/contact',
    '/contact',
    '/hoo-talk',
    '/mass-analytics',
    '/hoo-talk',
  ]);
  expect(screen.getByRole('img', { name: 'Mass Analytics' })).toHaveAttribute(
    'src',
    '/static/mass.svg',
  );
});

it('the about page has an anchor for what the company refuses to do', async () => {
  await renderPage(page);
  expect(document.getElementById('will-not-do')).toHaveTextContent(
    /^What we will not doSome ways are quick\.No pretendingWe are who we are\.No shouting/,
  );
  expect(target('who we are')).toBe('/risk#fog');
});

it('the about page shows named team members with their portraits', async () => {
  await renderPage(page);
  const person = screen.getByRole('heading', { name: 'Sara Haddad' }).closest('li');
  expect(person).toHaveTextContent('Sara HaddadHead of AnalysisArabic, English');
  expect(person).toContainElement(screen.getByRole('img', { name: 'Sara Haddad on the quay' }));
});
