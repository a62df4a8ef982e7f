import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import ServicePage from '../../src/templates/ServicePage';
import { formWords, leadContent } from '../support/formContent';

const oneLanguage = { language: 'en', alternates: [] };

jest.mock('../../src/seo/Seo', () => ({ Seo: () => null }));

type Data = ComponentProps<typeof ServicePage>['data'];

const pictures = { alt: '', card: null, hero: null, wide: null };

const sailing = { name: 'Sailing', path: '/sailing' };
const rowing = { name: 'Rowing', path: '/ROWING' };

const data = (cards: 'steps' | 'glyphs', caseStudies = [sailing, rowing]): Data => ({
  service: {
    seo: { title: 'Steering', description: 'A service.' },
    hero: {
      title: 'Steering in Wind',
      text: 'We hold the [course](/course).',
      action: { label: 'Contact Us', link: '/contact' },
    },
    why: {
      heading: 'Why steer?',
      statement: 'Wind pushes.',
      text: undefined,
      points: ['Rocks are hard.', 'Harbours are [narrow](/harbours).', 'Nights are dark.'],
    },
    how: {
      heading: 'Look, then turn',
      intro: undefined,
      cards: ['Look', 'Decide', 'Turn', 'Check'].map((title) => ({
        title,
        text: `${title} first.`,
        glyph: cards === 'glyphs' ? 'aim' : undefined,
      })),
    },
    pictures,
    caseStudies,
    group: {
      slug: 'helm',
      name: 'Helm Services',
      phase: 'listen',
      cards,
      labels: { why: 'Why it matters', how: 'How it works' },
      promo: {
        heading: 'Steer yourself',
        text: 'With a wheel.',
        actionLabel: 'Get a wheel',
        partner: { name: 'Wheels', path: '/wheels', logo: null, pictures },
      },
    },
  },
  successPage: { caseLabels: { usedIn: 'Used in' } },
  homePage: { lead: { heading: 'Get in Touch', text: 'Write to us.' } },
  leadForm: leadContent(),
  formWords,
});

const show = (cards: 'steps' | 'glyphs' = 'steps', caseStudies?: (typeof rowing)[]) =>
  render(
    <ServicePage
      data={data(cards, caseStudies)}
      pageContext={{ id: '1', ...oneLanguage, canonicalPath: '/steering' }}
    />,
  );

describe('the page of a service', () => {
  it('has its blocks in the order of the specification', () => {
    show();
    const headings = screen
      .getAllByRole('heading')
      .filter((heading) => heading.tagName === 'H1' || heading.tagName === 'H2');
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'Steering in Wind',
      'Why it matters Why steer?',
      'How it works Look, then turn',
      'Get in Touch',
      'Steer yourself',
    ]);
  });

  it('leads to contact, to its group on the home page and to the partner', () => {
    show();
    const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(target('Contact Us')).toBe('/contact');
    expect(target('Helm Services')).toBe('/#helm');
    expect(target('Get a wheel')).toBe('/wheels');
  });

  it.each(['steps', 'glyphs'] as const)('names the case studies that used it (%s)', (cards) => {
    show(cards);
    const links = within(screen.getByRole('list', { name: 'Used in' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Sailing', '/sailing'],
      ['Rowing', '/ROWING'],
    ]);
  });

  it('says nothing of case studies where none used it', () => {
    show('steps', []);
    expect(screen.queryByText('Used in')).not.toBeInTheDocument();
  });

  it('numbers the steps of a group that works in steps', () => {
    show('steps');
    const list = screen.getByRole('heading', { name: 'Look' }).closest('ol');
    if (!list) throw new Error('The steps are no ordered list.');
    expect(
      within(list)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual(['Look', 'Decide', 'Turn', 'Check']);
  });

  it('shows the cards of a group that has cards', () => {
    show('glyphs');
    const card = screen.getByRole('heading', { level: 3, name: 'Decide' }).closest('li');
    expect(card?.closest('ul')).not.toBeNull();
    expect(card).toHaveTextContent('Decide first.');
  });

  it('makes links of the texts that hold some', () => {
    show();
    expect(screen.getByRole('link', { name: 'course' })).toHaveAttribute('href', '/course');
    expect(screen.getByRole('link', { name: 'narrow' })).toHaveAttribute('href', '/harbours');
  });
});
