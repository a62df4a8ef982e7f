/** What stands side by side on a page, in windows of different sizes and on paper. */
import { act, render, screen } from '@testing-library/react';
import { CaseCards } from '../../src/components/sections/CaseCards';
import { GlyphCards } from '../../src/components/sections/GlyphCards';
import Home from '../../src/templates/HomePage';
import { settle } from '../support/renderForm';
import { renderPage } from '../support/renderPage';
import { home, pages, showPage, success } from '../support/templates';
import { setViewport, styleOf } from '../support/viewport';
import { contextOf } from './support';

const screens = {
  phone: { width: 390 },
  tablet: { width: 800 },
  wide: { width: 1440 },
  paper: { width: 718, isPaper: true },
};

beforeEach(() => {
  setViewport({});
  document.documentElement.className = 'js';
});

/** The number of tracks of a grid: "5fr minmax(0, 1fr)" has two. */
function tracksOf(template: string): number {
  const [, repeated] = /^repeat\((\d+),/.exec(template) ?? [];
  const tracks = template.match(/(?:\([^()]*(?:\([^()]*\))?[^()]*\)|\S)+/g) ?? [];
  return repeated === undefined ? Math.max(1, tracks.length) : Number(repeated);
}

/** How many of its parts stand side by side. */
function sideBySide(list: Element): number {
  const style = styleOf(list);
  const { 'grid-template-columns': template = '', 'grid-auto-flow': flow } = style;
  const [, rows] = /^repeat\((\d+),/.exec(style['grid-template-rows'] ?? '') ?? [];
  if (rows) return flow === 'column' ? Math.ceil(list.children.length / Number(rows)) : 1;
  if (template.includes('--columns')) return Number(style['--columns']);
  const [first] = list.children;
  const sharesRows = first && styleOf(first)['grid-row']?.includes('/');
  if (flow === 'column' || sharesRows) return list.children.length;
  return Number(style.columns ?? tracksOf(template));
}

/** The part of a page whose parts, one of which has this text, stand below or beside each other. */
function listWith(text: string): Element {
  const [words] = screen.getAllByText(text, { ignore: 'option, [aria-current]' });
  const list =
    words?.closest('ul, ol, dl') ?? words?.closest('h2, h3, h4')?.parentElement?.parentElement;
  if (!list) throw new Error(`${text} stands in no list.`);
  return list;
}

it.each<[keyof typeof pages, Record<string, (number | '')[]>]>([
  [
    'home',
    {
      'What could go wrong?': [1, 2, 2, 2],
      Listen: [1, 3, 3, ''],
      'Two in one': [1, 2, 3, ''],
      countries: [2, 2, 4, ''],
      Tactical: [1, 2, 4, ''],
    },
  ],
  [
    'about',
    { 'No shouting': [1, 2, 3, ''], 'Who else rows?': [1, 2, 2, 2], Analysts: [1, 2, 3, 3] },
  ],
  ['partner', { 'User-friendly interface': [1, 2, 4, 3] }],
  [
    'service',
    {
      'Charged by': [1, 2, 4, ''],
      Foresee: [1, 2, 4, 4],
      Afterwards: [1, 1, 3, ''],
      Collect: [1, 2, 5, 5],
      Open: [1, 2, 4, 4],
      'What now': [1, 1, 2, ''],
    },
  ],
  ['success', { Telco: [1, 3, 5, ''], Fashion: [1, 2, 2, ''] }],
  [
    'story',
    { 'calls at night': [1, 3, 3, 3], 'Client Challenges': [1, 1, 3, 3], Market: [1, 2, 4, ''] },
  ],
  ['contact', { 'We answer': [1, 1, 3, ''] }],
])(
  'of the page %s, what stands beside each other on a phone, a tablet, a desk and paper: %j',
  async (page, expected) => {
    await showPage(page);
    const shown = new Map<string, (number | '')[]>();
    for (const [index, size] of Object.values(screens).entries()) {
      await settle(() => setViewport(size));
      for (const [text, counts] of Object.entries(expected)) {
        const count = counts[index] === '' ? '' : sideBySide(listWith(text));
        shown.set(text, [...(shown.get(text) ?? []), count]);
      }
    }
    expect(Object.fromEntries(shown)).toEqual(expected);
  },
);

it.each(['home', 'service', 'success', 'contact', 'login'] as const)(
  'on a phone, texts of the page %s stand below each other',
  async (page) => {
    setViewport(screens.phone);
    const container = await showPage(page);
    const hasWords = ({ textContent }: Element) => (textContent ?? '').split(' ').length > 4;
    const beside = [...container.querySelectorAll('ul, ol, dl, div, section')]
      .filter((part) => sideBySide(part) > 1 && [...part.children].filter(hasWords).length > 1)
      .map(({ textContent }) => textContent);
    expect(beside).toEqual([]);
  },
);

it('the first service of a group that fills no rows of three is a poster, as large as four others', async () => {
  await showPage('home');
  const areaOf = (name: string) => {
    const card = screen.getByRole('heading', { level: 4, name }).closest('li');
    return card && styleOf(card)['grid-area'];
  };
  const names = ['Risk & Crisis', 'Amplification', 'Tactical'];
  expect(names.map(areaOf)).toEqual(['span 2/span 2', 'span 2/span 2', undefined]);
});

it('the services of a group of three fill a row, and none is larger', async () => {
  const [group] = home.offers.groups;
  const services = ['One', 'Two', 'Three'].map((name) => ({
    name,
    cardText: 'A card.',
    path: `/${name}`,
    pictures: success.groups[0]?.stories[0]?.pictures ?? { alt: '' },
  }));
  const view = {
    ...home,
    offers: { ...home.offers, groups: group ? [{ ...group, services }] : [] },
  };
  await renderPage(<Home pageContext={{ ...contextOf('/'), view }} />);
  expect(sideBySide(listWith('Two'))).toBe(3);
  const [first] = listWith('Two').children;
  expect(first && styleOf(first)['grid-area']).toBeUndefined();
  const [one, two] = ['One', 'Two'].map((name) =>
    styleOf(screen.getByRole('heading', { level: 4, name })),
  );
  expect(one).toEqual(two);
});

/** True if it is in a part that stands beside another. */
function isBeside(text: string): boolean {
  const [words] = screen.getAllByText(text, { ignore: 'a, option' });
  for (let part = words?.parentElement; part; part = part.parentElement)
    if (part.children.length > 1 && sideBySide(part) > 1) return true;
  return false;
}

it.each<[keyof typeof pages, string[]]>([
  ['home', ['What we do', 'What makes us special', 'Get in Touch']],
  ['about', ['Built of two companies', 'The story', 'For buyers']],
  ['contact', ['Contact', 'Write to us', 'Side by side']],
  ['login', ['Login']],
  ['service', ['Why early?', 'Questions and answers', 'Listen yourself']],
  ['story', ['Markets']],
  ['legal', ['What is stored']],
])('the halves of the page %s stand below each other on a phone alone: %j', async (page, texts) => {
  // A story's menu stands beside it from this width on.
  setViewport({ width: 1200 });
  await showPage(page);
  expect(texts.filter((text) => !isBeside(text))).toEqual([]);
  await settle(() => setViewport(screens.phone));
  expect(texts.filter(isBeside)).toEqual([]);
});

it.each([
  [3, 3],
  [4, 4],
  [6, 3],
  [8, 4],
])('%i cards with glyphs stand in full rows of %i', (count, inRow) => {
  const cards = Array.from({ length: count }, (_, index) => ({
    title: `Card ${index}`,
    text: 'A text.',
    glyph: 'deep' as const,
  }));
  render(<GlyphCards cards={cards} />);
  expect(sideBySide(listWith('Card 1'))).toBe(inRow);
});

it('the points of a story’s panels share their rows, so that the lines above them meet', async () => {
  await showPage('story');
  const panels = ['Client Challenges', 'Solutions Provided', 'Results & Impact'];
  const lists = panels.map((name) => screen.getByText(name).nextElementSibling ?? document.body);
  const rows = lists.map((list) => [
    styleOf(list)['grid-row'],
    styleOf(list)['grid-template-rows'],
  ]);
  expect(rows).toEqual(lists.map(() => ['span 2', 'subgrid']));
});

it.each([390, 768, 1023, 1024, 1100, 1199, 1200, 1440])(
  'in a window of %i pixels, either the menu beside a story or the strip above it leads to the others',
  async (width) => {
    setViewport({ width });
    const container = await showPage('story');
    const isShown = (part: Element | null): boolean =>
      part === container ||
      (part ? styleOf(part).display !== 'none' && isShown(part.parentElement) : true);
    const ways = [...container.querySelectorAll('nav, [aria-roledescription]')];
    expect(ways).toHaveLength(2);
    expect(ways.filter(isShown)).toHaveLength(1);
  },
);

it('no story stands alone in its row, in a wide window and on a tablet', () => {
  const [group] = success.groups;
  const [story] = group?.stories ?? [];
  if (!group || !story) throw new Error('There are no stories.');
  const alone: string[] = [];
  for (let count = 4; count <= 12; count += 1) {
    const names = Array.from({ length: count }, (_, index) => `Story ${index}`);
    const stories = names.map((name) => ({ ...story, name, path: `/${name}` }));
    const { unmount } = render(<CaseCards group={{ ...group, stories }} heading="h3" />);
    for (const size of ['tablet', 'wide'] as const) {
      act(() => setViewport(screens[size]));
      if (count % sideBySide(listWith('Story 1')) === 1) alone.push(`${count}, ${size}`);
    }
    unmount();
  }
  expect(alone).toEqual([]);
});
