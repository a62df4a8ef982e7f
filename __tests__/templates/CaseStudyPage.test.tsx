import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import CaseStudyPage from '../../src/templates/CaseStudyPage';
import { setViewport } from '../support/viewport';

const oneLanguage = { language: 'en', alternates: [] };

jest.mock('../../src/seo/Seo', () => ({ Seo: () => null }));

type Data = ComponentProps<typeof CaseStudyPage>['data'];

const data: Data = {
  caseStudy: {
    name: 'Rowing',
    seo: { title: 'Rowing', description: 'A story.' },
    summary: 'A club wanted to row faster.',
    action: { label: 'Row with us', link: '/contact' },
    challenges: ['Wind', 'Waves'],
    solutions: ['Oars', 'Boats'],
    results: ['Speed', 'Calm'],
    closing: { text: 'Do you row?', action: { label: 'Start now', link: '/contact' } },
    pictures: { alt: '', wide: null },
    services: [
      { name: 'Steering', path: '/steering' },
      { name: 'Repairs', path: '/repairs' },
    ],
    group: { name: 'Sports', all: 'All sports' },
  },
  successPage: {
    title: 'Stories',
    caseLabels: {
      menu: 'Stories in',
      challenges: 'Their Challenges',
      solutions: 'Our Solutions',
      results: 'The Results',
      services: 'Services used',
      previous: 'Previous story',
      next: 'Next story',
    },
  },
};

const show = (index: string | null) => {
  const items = [
    { label: 'Swimming', href: '/swimming' },
    { label: 'Rowing', href: '/ROWING' },
    { label: 'Diving', href: '/diving' },
  ];
  setViewport({ width: 1440 });
  render(
    <CaseStudyPage
      data={data}
      pageContext={{ id: '8', ...oneLanguage, canonicalPath: '/ROWING', menu: { items, index } }}
    />,
  );
};

/** The menu beside the page; the carousel, which has the same name, comes after it. */
const menu = () => {
  const [first] = screen.getAllByRole('navigation', { name: 'Stories in Sports' });
  if (!first) throw new Error('There is no menu.');
  return within(first);
};

const texts = (elements: HTMLElement[]) => elements.map((element) => element.textContent);

describe('the page of a case study in a long group', () => {
  beforeEach(() => show('/success/sports/7'));

  it('leads from its menu, after the neighbours, to the list that it stands in', () => {
    const links = menu().getAllByRole('link');
    expect(texts(links)).toEqual(['Swimming', 'Rowing', 'Diving', 'All sports']);
    expect(links[3]).toHaveAttribute('href', '/success/sports/7');
  });

  it('does so in the carousel of narrow screens too', () => {
    const [, carousel] = screen.getAllByRole('navigation', { name: 'Stories in Sports' });
    if (!carousel) throw new Error('There is no carousel.');
    expect(within(carousel).getByRole('link', { name: 'All sports' })).toHaveAttribute(
      'href',
      '/success/sports/7',
    );
  });
});

describe('the page of a case study', () => {
  beforeEach(() => show(null));

  it('begins with its name, summary and first button', () => {
    expect(screen.getByRole('heading', { level: 1, name: 'Rowing' })).toBeInTheDocument();
    expect(screen.getByText('A club wanted to row faster.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Row with us' })).toHaveAttribute('href', '/contact');
  });

  it('lists the whole group in its menu', () => {
    const links = menu().getAllByRole('link');
    expect(texts(links)).toEqual(['Swimming', 'Rowing', 'Diving']);
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/swimming',
      '/ROWING',
      '/diving',
    ]);
  });

  it('marks its own entry, whatever the spelling of the address', () => {
    const current = menu()
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(texts(current)).toEqual(['Rowing']);
  });

  it.each([
    ['Their Challenges', ['Wind', 'Waves']],
    ['Our Solutions', ['Oars', 'Boats']],
    ['The Results', ['Speed', 'Calm']],
  ])('has a panel "%s" with its bullets and no more', (title, bullets) => {
    const panel = screen.getByRole('heading', { level: 2, name: title }).parentElement;
    if (!panel) throw new Error(`There is no panel "${title}".`);
    expect(texts(within(panel).getAllByRole('listitem'))).toEqual(bullets);
  });

  it('links to the services that the story used', () => {
    const services = within(screen.getByRole('list', { name: 'Services used' }));
    expect(services.getByRole('link', { name: 'Steering' })).toHaveAttribute('href', '/steering');
    expect(services.getByRole('link', { name: 'Repairs' })).toHaveAttribute('href', '/repairs');
  });

  it('ends with a question and a second button', () => {
    expect(screen.getByText('Do you row?')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start now' })).toHaveAttribute('href', '/contact');
  });
});
