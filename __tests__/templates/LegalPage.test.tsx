import { fireEvent, screen, within } from '@testing-library/react';
import { legalPages } from '../../src/content/kinds/legalPage';
import LegalPage from '../../src/templates/LegalPage';
import { fixtureLibrary } from '../support/fixturePages';
import { head, renderPage } from '../support/renderPage';
import { contextOf, target, textsOf, titles } from './support';

const viewOf = (slug: string) =>
  legalPages.view(fixtureLibrary.bySlug('legal', slug), fixtureLibrary);

const terms = viewOf('terms & conditions');
const {
  storedItems,
  sections: [stored],
} = viewOf('cookies');
if (!stored) throw new Error('The cookies page has no sections.');
const emptyTable = { ...stored, blocks: [...stored.blocks, { storedItems: false }] };
const page = { ...terms, storedItems, sections: [...terms.sections, emptyTable] };

const show = (view = page) =>
  renderPage(<LegalPage pageContext={{ ...contextOf('/terms'), view }} />);

const contents = () =>
  within(screen.getByRole('navigation', { name: 'On this page', hidden: true }));
const entries = () => contents().getAllByRole('link', { hidden: true });
const current = () =>
  textsOf(entries().filter((entry) => entry.getAttribute('aria-current') === 'location'));

const set = (target: object, name: string, value: number) =>
  Object.defineProperty(target, name, { value, configurable: true });

/** Scrolls a page whose sections start at 400, 1400 and 2400 pixels. */
function scrollTo(position: number): void {
  document.querySelectorAll('section[id]').forEach((section, index) => {
    const top = 400 + index * 1000 - position;
    section.getBoundingClientRect = () => DOMRect.fromRect({ y: top });
  });
  set(window, 'scrollY', position);
  fireEvent.scroll(window);
}

beforeEach(() => {
  set(window, 'innerHeight', 800);
  set(window, 'scrollY', 0);
  set(document.documentElement, 'scrollHeight', 3600);
  document.documentElement.style.scrollPaddingTop = '120px';
  window.location.hash = '';
});

describe('a legal page', () => {
  it('has its name, its date and its introduction', async () => {
    await show();
    expect(titles()[0]).toBe('Terms');
    expect(screen.getByText('Effective date: 1 December 2026')).toBeInTheDocument();
    expect(target('desk@acme.example')).toBe('mailto:desk@acme.example');
    expect(head()).toMatchObject({
      canonical: 'https://acme.example/terms',
      title: 'Terms of this site | Acme',
    });
  });

  it.each([
    [true, ['1. Acceptance', '2. Law', '3. What is stored']],
    [false, ['Acceptance', 'Law', 'What is stored']],
  ])('numbers its sections in headings and contents: %j', async (isNumbered, titles) => {
    await show({ ...page, isNumbered });
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(textsOf(headings)).toEqual(titles);
    expect(textsOf(entries())).toEqual(titles);
    entries().forEach((entry, index) => {
      const section = document.getElementById(entry.getAttribute('href')?.slice(1) ?? '');
      expect(section).toContainElement(headings[index] ?? null);
    });
  });

  it('shows every kind of block, and nothing for an empty one', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 3, name: 'Courts' })).toBeInTheDocument();
    expect(target('above')).toBe('#acceptance');
    const link = screen.getByRole('link', { name: 'link' });
    expect(link).toHaveAttribute('href', '/privacy-policy');
    expect(link.closest('li')).toHaveTextContent('A first item with a link.');
    const table = within(screen.getByRole('table', { name: 'What this website keeps' }));
    const rows = table.getAllByRole('row').map((row) => textsOf([...row.children]));
    expect(rows.slice(0, 2)).toEqual([
      ['Name', 'Purpose', 'Category', 'How long'],
      ['theme', 'Remembers your theme.', 'Necessary', 'Until you clear it.'],
    ]);
    expect(screen.getAllByRole('table')).toHaveLength(1);
    expect(screen.getByText('theme')).toHaveAttribute('dir', 'ltr');
  });
});

describe('the contents of a legal page', () => {
  it('mark the section in view', async () => {
    await show();
    // The heading is just below the header.
    scrollTo(1275);
    expect(current()).toEqual(['2. Law']);
    scrollTo(700);
    expect(current()).toEqual(['1. Acceptance']);
    // The last section cannot reach the top of the window.
    scrollTo(2195);
    expect(current()).toEqual(['2. Law']);
    scrollTo(2196);
    expect(current()).toEqual(['3. What is stored']);
  });

  it('keep the section of a followed link until the visitor scrolls on', async () => {
    // At the end of this page the last section is in view, too.
    set(window, 'innerHeight', 1800);
    await show();
    scrollTo(0);
    fireEvent.click(contents().getByText('2. Law'));
    expect(current()).toEqual(['2. Law']);
    scrollTo(1280);
    expect(current()).toEqual(['2. Law']);
    scrollTo(1300);
    expect(current()).toEqual(['3. What is stored']);
  });

  it('keep the section of a followed link that cannot reach the top of the window', async () => {
    set(window, 'innerHeight', 2500);
    await show();
    scrollTo(0);
    fireEvent.click(contents().getByText('2. Law'));
    scrollTo(1100);
    expect(current()).toEqual(['2. Law']);
    scrollTo(1000);
    expect(current()).toEqual(['3. What is stored']);
  });

  it('follow the visitor’s first scroll after a link to where the page stands already', async () => {
    await show();
    scrollTo(1280);
    fireEvent.click(contents().getByText('2. Law'));
    scrollTo(700);
    expect(current()).toEqual(['1. Acceptance']);
  });

  it('start with the section in the address', async () => {
    window.location.hash = '#stored';
    await show();
    expect(current()).toEqual(['3. What is stored']);
  });
});
