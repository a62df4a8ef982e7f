import { cleanup, screen, within } from '@testing-library/react';
import type { ViewOf } from '../../src/content/pages';
import HomePage from '../../src/templates/HomePage';
import { leadContent } from '../support/formContent';
import { picturesOf } from '../support/pictures';
import { renderPage } from '../support/renderPage';
import { setViewport, styleOf } from '../support/viewport';
import { action, contextOf, seoOf, target, textsOf, titles } from './support';

type View = ViewOf<'home'>;
type Group = View['offers']['groups'][number];

const group = (slug: string, phase: Group['phase'], services: string[]): Group => ({
  slug,
  name: `${slug} services`,
  tagline: `What ${slug} is for.`,
  phase,
  services: services.map((name) => ({
    name,
    cardText: name === 'Risk' ? 'See [more](/more).' : `${name} in a line.`,
    path: `/${name.toLowerCase()}`,
    pictures: picturesOf(name.toLowerCase()),
  })),
});

const view: View = {
  seo: seoOf('Acme listens'),
  hero: {
    title: 'Listen, Respond, Succeed',
    text: 'A consultancy.',
    action: action('Book a Call'),
  },
  what: {
    heading: 'What we do',
    statement: 'We [listen](/listen).',
    text: 'And more.',
    action: action('Case studies', '/success'),
  },
  phases: {
    label: 'How we work',
    items: ['Listen', 'Respond', 'Succeed'].map((title) => ({ title, text: `${title} first.` })),
  },
  bookingLink: '',
  offers: {
    heading: 'Services and solutions',
    groups: [
      group('listening', 'listen', ['Risk', 'Reputation', 'Rivals']),
      group('responsive', 'respond', ['Amplify', 'Repair']),
    ],
  },
  special: {
    heading: 'What makes us special',
    statement: 'We care.',
    text: 'Really.',
    action: action('Work With Us'),
    facts: [
      { counts: 'listening', label: 'ways to hear', shown: '6', dots: 6 },
      { counts: 'responsive', label: 'ways to act', shown: '5', dots: 5 },
      { counts: 'case-studies', label: 'stories', shown: '13', dots: 13 },
      { counts: undefined, label: 'countries', shown: '20+', dots: 12 },
    ],
    pictures: picturesOf('about'),
  },
  unique: {
    heading: 'Where we differ',
    turn: 'Read more:',
    turnBack: 'Turn back:',
    cards: [{ title: 'Depth', text: 'Below.', glyph: 'deep' }],
    action: action('Be Unique'),
  },
  trusted: {
    heading: 'They Trusted Us',
    controls: { previous: 'Previous', next: 'Next', pause: 'Pause', play: 'Play' },
    logos: [{ name: 'Airline', mark: 'arc', link: undefined, logo: undefined }],
  },
  lead: {
    heading: 'Get in Touch',
    text: 'Write to us.',
    form: leadContent(),
    suggested: undefined,
  },
};

/** The card of a service. */
function card(name: string): HTMLElement {
  const place = screen.getByRole('heading', { level: 4, name }).closest('li');
  if (!place) throw new Error(`${name} stands in no list.`);
  return place;
}

const show = (changes: Partial<View> = {}) =>
  renderPage(<HomePage pageContext={{ ...contextOf('/'), view: { ...view, ...changes } }} />);

beforeEach(async () => {
  setViewport({});
  document.documentElement.className = 'js';
  await show();
});

it('has its sections in the order of the specification, and leads to contact and to the case studies', () => {
  expect(titles()).toEqual([
    'Listen, Respond, Succeed',
    'What we do',
    'Services and solutions',
    'What makes us special',
    'Where we differ',
    'They Trusted Us',
    'Get in Touch',
  ]);
  expect(screen.getByRole('button', { name: 'Send' })).toBeInTheDocument();
  const links = ['Book a Call', 'Case studies', 'Work With Us', 'listen'];
  expect(links.map(target)).toEqual(['/contact', '/success', '/contact', '/listen']);
  // Here the statement is longer than the heading.
  expect(styleOf(screen.getByText('What we do'))['grid-column']).toBe('1/5');
  const said = screen.getByText('And more.').parentElement;
  expect(said && styleOf(said).gap).toBe('28px');
  expect(styleOf(screen.getByRole('link', { name: 'Case studies' })).background).toBe(
    'transparent',
  );
});

it('books calls where the contact page says', async () => {
  cleanup();
  await show({ bookingLink: 'https://calendar.example/acme' });
  expect(target('Book a Call (opens another website)')).toBe('https://calendar.example/acme');
});

describe('the cards of the services', () => {
  it('stand under the name of their group, which menus can link to, and lead to their pages', () => {
    const headings = screen.getAllByRole('heading', { level: 3, name: /services$/ });
    expect(textsOf(headings)).toEqual(['listening services', 'responsive services']);
    expect(headings.map((heading) => styleOf(heading)['--tone'])).toEqual([
      'var(--ring-listen)',
      'var(--ring-respond)',
    ]);
    expect(document.getElementById('listening')).toContainElement(card('Risk'));
    expect(document.getElementById('responsive')).toHaveTextContent('What responsive is for.');
    expect(target('Repair')).toBe('/repair');
    expect(card('Repair')).toHaveTextContent('Repair in a line.');
    expect(within(card('Risk')).getByText('more')).toHaveAttribute('href', '/more');
  });
});
