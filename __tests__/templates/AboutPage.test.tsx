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
    'For buyers',
    'The people',
    'Our partners',
  ]);
  const sections = [...container.querySelectorAll('section:has(h2)')];
  const grounds = sections.map((section) => styleOf(section).background);
  const [plain, surface, gulf] = [undefined, 'var(--surface)', 'var(--listen)'];
  expect(grounds).toEqual([surface, plain, surface, gulf, surface, plain, surface]);
  expect(shownIn(container)).toEqual(['/quay.webp eager', '/quay.webp lazy', '/quay.webp lazy']);
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

it('the logos of the partners share the whole strip, however few they are', async () => {
  await renderPage(page);
  const strip = screen.getByRole('img', { name: 'Mass Analytics' }).closest('ul');
  expect(strip && styleOf(strip)['grid-template-columns']).toMatch(/^repeat\(auto-fit,/);
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

it('each answer to procurement has an address of its own, and the facts that are known stand below', async () => {
  await renderPage(page);
  const section = document.getElementById('procurement');
  if (!section) throw new Error('There is no section for procurement.');
  expect(document.getElementById('conflicts')).toHaveTextContent('Who else rows?Nobody.');
  expect(target('Who else rows?')).toBe('#conflicts');
  expect(section).toContainElement(document.getElementById('data'));
  const facts = [...section.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(facts).toEqual([
    'Legal nameAcme Listening FZ-LLC',
    'Licence90210',
    'ServersEmirates',
    'InsuranceBoats',
    'CertificatesA rowing badge',
    'Tenderstenders@acme.example',
  ]);
  expect(target('tenders@acme.example')).toBe('mailto:tenders@acme.example');
});

it('without its facts, procurement has no empty list', async () => {
  await renderPage(
    <About
      pageContext={{
        ...contextOf('/about'),
        view: { ...view, procurement: view.procurement && { ...view.procurement, facts: [] } },
      }}
    />,
  );
  expect(document.querySelector('#procurement dl')).not.toBeInTheDocument();
});
