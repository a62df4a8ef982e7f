import { fireEvent, screen, within } from '@testing-library/react';
import type { ViewOf } from '../../src/content/pages';
import LegalPage from '../../src/templates/LegalPage';
import { head, renderPage } from '../support/renderPage';
import { contextOf, headOf, seoOf, target, textsOf, titles } from './support';

type View = ViewOf<'legal'>;

const page: Omit<View, 'storedItems'> = {
  name: 'Terms',
  seo: seoOf('Terms of Use'),
  effective: 'In force since 07 November 2024',
  contentsLabel: 'On this page',
  intro: 'Write to [us](mailto:us@x.test).',
  isNumbered: true,
  sections: [
    {
      anchor: 'start',
      heading: 'The start',
      blocks: [{ subheading: 'A part' }, { paragraph: 'See [that page](/that).' }],
    },
    {
      anchor: 'middle',
      heading: 'The middle',
      blocks: [{ list: ['One [link](/one)', 'Two'] }],
    },
    {
      anchor: 'end',
      heading: 'The end',
      blocks: [{ storedItems: true }, { storedItems: false }],
    },
  ],
};

const storedItems = {
  caption: 'Kept in your browser',
  columns: { name: 'Name', purpose: 'Purpose', category: 'Category', kept: 'Kept' },
  items: [
    { name: 'theme', purpose: 'Your theme', category: 'Necessary', kept: 'Until you clear it' },
  ],
};

const show = (view = page, language = 'en') =>
  renderPage(
    <LegalPage
      pageContext={{ ...contextOf('/terms', language), view: { ...view, storedItems } }}
    />,
    { language },
  );

const contents = () =>
  within(screen.getByRole('navigation', { name: 'On this page', hidden: true }));
const entries = () => contents().getAllByRole('link', { hidden: true });
const current = () =>
  textsOf(entries().filter((entry) => entry.getAttribute('aria-current') === 'location'));

const set = (target: object, name: string, value: number) =>
  Object.defineProperty(target, name, { value, configurable: true });

/** Moves the page up so far, as jsdom does not: sections begin at 400, 1400 and 2400. */
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
    expect(screen.getByText('In force since 07 November 2024')).toBeInTheDocument();
    expect(target('us')).toBe('mailto:us@x.test');
    expect(head()).toMatchObject(headOf('/terms', 'Terms of Use', 'Terms'));
  });

  it.each([
    [true, ['1. The start', '2. The middle', '3. The end']],
    [false, ['The start', 'The middle', 'The end']],
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

  it('shows every kind of block, and nothing for one that is empty', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 3, name: 'A part' })).toBeInTheDocument();
    expect(target('that page')).toBe('/that');
    const link = screen.getByRole('link', { name: 'link' });
    expect(link).toHaveAttribute('href', '/one');
    expect(link.closest('li')).toHaveTextContent('One link');
    const table = within(screen.getByRole('table', { name: 'Kept in your browser' }));
    const rows = table.getAllByRole('row').map((row) => textsOf([...row.children]));
    expect(rows).toEqual([
      ['Name', 'Purpose', 'Category', 'Kept'],
      ['theme', 'Your theme', 'Necessary', 'Until you clear it'],
    ]);
    expect(screen.getAllByRole('table')).toHaveLength(1);
    expect(screen.getByText('theme')).not.toHaveAttribute('dir');
  });
});

describe('the contents of a legal page', () => {
  it('mark the section that is being read', async () => {
    await show();
    // It is just below the header then.
    scrollTo(1275);
    expect(current()).toEqual(['2. The middle']);
    scrollTo(700);
    expect(current()).toEqual(['1. The start']);
    // The last one cannot reach the top of the window.
    scrollTo(2195);
    expect(current()).toEqual(['2. The middle']);
    scrollTo(2196);
    expect(current()).toEqual(['3. The end']);
  });

  it('keep the section of a followed link until the visitor scrolls on', async () => {
    await show();
    scrollTo(0);
    fireEvent.click(contents().getByText('2. The middle'));
    expect(current()).toEqual(['2. The middle']);
    scrollTo(900);
    expect(current()).toEqual(['2. The middle']);
    scrollTo(910);
    expect(current()).toEqual(['1. The start']);
  });

  it('begin with the section that the address names', async () => {
    window.location.hash = '#end';
    await show();
    expect(current()).toEqual(['3. The end']);
  });
});
