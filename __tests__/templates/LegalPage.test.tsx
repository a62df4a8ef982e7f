import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import LegalPage from '../../src/templates/LegalPage';

const oneLanguage = { language: 'en', alternates: [] };

jest.mock('../../src/seo/Seo', () => ({ Seo: () => null }));

type Page = ComponentProps<typeof LegalPage>['data']['legalPage'];

const page = (more: Partial<Page> = {}): Page => ({
  name: 'Terms',
  seo: { title: 'Terms', description: 'The terms.' },
  effectiveDateLabel: 'In force since',
  effectiveDate: '07 November 2024',
  contentsLabel: 'On this page',
  intro: 'Write to [us](mailto:us@x.test).',
  isNumbered: true,
  sections: [
    {
      anchor: 'start',
      heading: 'The start',
      blocks: [{ subheading: 'A part' }, { paragraph: 'See [that page](/that).' }],
    },
    { anchor: 'middle', heading: 'The middle', blocks: [{ list: ['One [link](/one)', 'Two'] }] },
    { anchor: 'end', heading: 'The end', blocks: [{ storedItems: true }] },
  ],
  ...more,
});

const storedItems = {
  caption: 'Kept in your browser',
  columns: { name: 'Name', purpose: 'Purpose', category: 'Category', kept: 'Kept' },
  items: [
    { name: 'theme', purpose: 'Your theme', category: 'Necessary', kept: 'Until you clear it' },
  ],
};

const show = (legalPage = page()) =>
  render(
    <LegalPage
      data={{ legalPage, storedItems }}
      pageContext={{ id: '1', ...oneLanguage, canonicalPath: '/terms' }}
    />,
  );

const contents = () =>
  within(screen.getByRole('navigation', { name: 'On this page', hidden: true }));
const entries = () => contents().getAllByRole('link', { hidden: true });
const current = () =>
  entries()
    .filter((entry) => entry.getAttribute('aria-current') === 'location')
    .map((entry) => entry.textContent);

const set = (target: object, name: string, value: number) =>
  Object.defineProperty(target, name, { value, configurable: true });

/** Moves the page up so far, as jsdom does not: sections begin at 400, 1400 and 2400. */
function scrollTo(position: number): void {
  ['start', 'middle', 'end'].forEach((anchor, index) => {
    const section = document.getElementById(anchor);
    if (!section) throw new Error(`There is no section "${anchor}".`);
    const top = 400 + index * 1000 - position;
    section.getBoundingClientRect = () => DOMRect.fromRect({ y: top });
  });
  set(window, 'scrollY', position);
  act(() => {
    fireEvent.scroll(window);
  });
}

beforeEach(() => {
  set(window, 'innerHeight', 800);
  set(window, 'scrollY', 0);
  set(document.documentElement, 'scrollHeight', 3600);
  window.location.hash = '';
});

describe('LegalPage', () => {
  it('shows name, date and introduction', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Terms' })).toBeInTheDocument();
    expect(screen.getByText('In force since 07 November 2024')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'us' })).toHaveAttribute('href', 'mailto:us@x.test');
  });

  it('numbers the sections in headings and contents', () => {
    show();
    const titles = ['1. The start', '2. The middle', '3. The end'];
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map((heading) => heading.textContent)).toEqual(titles);
    expect(entries().map((entry) => entry.textContent)).toEqual(titles);
  });

  it('leaves the numbers out where the page has none', () => {
    show(page({ isNumbered: false }));
    expect(screen.getByRole('heading', { level: 2, name: 'The start' })).toBeInTheDocument();
    expect(entries()[0]).toHaveTextContent(/^The start$/);
  });

  it('links each entry of the contents to its section', () => {
    show();
    for (const entry of entries()) {
      const anchor = entry.getAttribute('href')?.slice(1) ?? '';
      const section = document.getElementById(anchor);
      expect(section).toContainElement(
        screen.getByRole('heading', { level: 2, name: entry.textContent ?? '' }),
      );
    }
  });

  it('shows every kind of block', () => {
    show();
    expect(screen.getByRole('heading', { level: 3, name: 'A part' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'that page' })).toHaveAttribute('href', '/that');
    const link = screen.getByRole('link', { name: 'link' });
    expect(link).toHaveAttribute('href', '/one');
    expect(link.closest('li')).toHaveTextContent('One link');
    const table = within(screen.getByRole('table', { name: 'Kept in your browser' }));
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Name',
      'Purpose',
      'Category',
      'Kept',
    ]);
    expect(
      table.getByRole('row', { name: /theme Your theme Necessary Until/ }),
    ).toBeInTheDocument();
  });
});

describe('the contents of a legal page', () => {
  it('mark the section that is being read', () => {
    show();
    scrollTo(0);
    expect(current()).toEqual(['1. The start']);
    scrollTo(1450);
    expect(current()).toEqual(['2. The middle']);
    scrollTo(700);
    expect(current()).toEqual(['1. The start']);
  });

  it('mark the last section at the end of the page, where it cannot reach the top', () => {
    show();
    scrollTo(2300);
    expect(current()).toEqual(['3. The end']);
  });

  it('keep the section of a followed link until the visitor scrolls on', () => {
    show();
    scrollTo(0);
    fireEvent.click(contents().getByText('2. The middle'));
    expect(current()).toEqual(['2. The middle']);
    scrollTo(900);
    expect(current()).toEqual(['2. The middle']);
    scrollTo(910);
    expect(current()).toEqual(['1. The start']);
  });

  it('begin with the section that the address names', () => {
    window.location.hash = '#end';
    show();
    expect(current()).toEqual(['3. The end']);
  });
});
