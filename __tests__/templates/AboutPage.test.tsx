import { screen } from '@testing-library/react';
import About from '../../src/templates/AboutPage';
import { logoOf } from '../support/logos';
import { picturesOf, shownIn } from '../support/pictures';
import { head, renderPage } from '../support/renderPage';
import { styleOf } from '../support/viewport';
import { action, contextOf, headOf, seoOf, target, titles } from './support';

const section = (heading: string) => ({
  heading,
  statement: `${heading}, said big.`,
  paragraphs: [`${heading}, first.`, `${heading}, [second](/second).`],
});

const page = (
  <About
    pageContext={{
      ...contextOf('/about'),
      view: {
        seo: seoOf('About'),
        hero: { title: 'Two in one', text: 'We merged.', action: action('Let’s Talk') },
        story: section('The story'),
        powerhouse: section('A powerhouse'),
        intelligence: section('Intelligence'),
        willNotDo: {
          heading: 'What we leave',
          intro: 'Some things.',
          points: [
            { title: 'No pretending', text: 'We are [who we are](/who).' },
            { title: 'No shouting', text: 'We speak.' },
          ],
        },
        team: {
          heading: 'The team',
          text: 'Some roles.',
          roles: [{ title: 'Helms', text: 'They steer.', glyph: 'aim' }],
          people: [
            {
              name: 'Sara Haddad',
              role: 'Head of Helms',
              languages: 'Arabic, French',
              portrait: picturesOf('sara', { alt: 'Sara, laughing' }),
            },
            { name: 'Ben Marsh', role: 'Second Helm', languages: undefined, portrait: undefined },
          ],
        },
        partners: {
          heading: 'Our partners',
          text: 'They make [wheels](/wheels).',
          logos: [
            { name: 'WHEELS', path: '/wheels', logo: logoOf('wheels') },
            { name: 'Sails', path: '/sails', logo: undefined },
          ],
        },
        closing: { text: 'Talk to us.', action: action('Connect') },
        pictures: picturesOf('about'),
      },
    }}
  />
);

it('has its sections in the order of the specification, every other one on its own ground', async () => {
  const { container } = await renderPage(page);
  expect(titles()).toEqual([
    'Two in one',
    'The story',
    'A powerhouse',
    'Intelligence',
    'What we leave',
    'The team',
    'Our partners',
  ]);
  const sections = [...container.querySelectorAll('section:has(h2)')];
  const grounds = sections.map((section) => styleOf(section).background);
  const [plain, surface, gulf] = [undefined, 'var(--surface)', 'var(--listen)'];
  expect(grounds).toEqual([surface, plain, surface, gulf, plain, surface]);
  expect(shownIn(container)).toEqual(['/about--hero.svg eager', '/sara--card.svg lazy']);
  expect(head()).toMatchObject(headOf('/about', 'About'));
});

it('leads to contact at both ends, and to the partners by their logos or their names', async () => {
  await renderPage(page);
  expect([target('Let’s Talk'), target('Connect')]).toEqual(['/contact', '/contact']);
  expect([target('WHEELS'), target('Sails')]).toEqual(['/wheels', '/sails']);
  expect(screen.getByRole('img', { name: 'WHEELS' })).toHaveAttribute('src', '/static/wheels.svg');
  expect(target('wheels')).toBe('/wheels');
  expect(screen.getByText('Intelligence, first.')).toBeInTheDocument();
});

it('says what the company refuses where links lead to it', async () => {
  await renderPage(page);
  expect(document.getElementById('will-not-do')).toHaveTextContent(
    /^What we leaveSome things.No pretendingWe are who we are.No shoutingWe speak.$/,
  );
  expect(target('who we are')).toBe('/who');
});

it('names those who want to be named, with their portraits where there are some', async () => {
  await renderPage(page);
  const person = (name: string) => screen.getByRole('heading', { name }).closest('li');
  expect(person('Sara Haddad')).toHaveTextContent('Sara HaddadHead of HelmsArabic, French');
  expect(person('Ben Marsh')).toHaveTextContent(/^Ben MarshSecond Helm$/);
  expect(person('Ben Marsh')?.querySelector('p:empty')).toBeNull();
  expect(person('Sara Haddad')).toContainElement(
    screen.getByRole('img', { name: 'Sara, laughing' }),
  );
});
