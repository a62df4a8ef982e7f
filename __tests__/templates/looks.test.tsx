/** The colours of phases, marks and states of pages, and what they leave out on paper. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { fixed } from '../../src/theme/tokens';
import { showPage } from '../support/templates';
import { setViewport, styleOf } from '../support/viewport';

beforeEach(() => {
  setViewport({});
  document.documentElement.className = 'js';
});

/** The ground on which a text stands. */
const groundOf = (text: string) => {
  const words = screen.queryByRole('heading', { level: 3, name: text }) ?? screen.getByText(text);
  const grounds: string[] = [];
  for (let part: Element | null = words; part; part = part.parentElement)
    grounds.push(styleOf(part).background ?? '');
  return grounds.find(Boolean);
};

const [LISTEN, RESPOND, SUCCEED] = ['var(--listen)', 'var(--respond)', 'var(--succeed)'];

it('what belongs to a phase has its colour', async () => {
  await showPage('home');
  expect(['Listen', 'Respond', 'Succeed'].map(groundOf)).toEqual([LISTEN, RESPOND, SUCCEED]);
  const backs = ['Past the headlines.', 'From many countries.', 'Facts first.'].map(groundOf);
  expect(backs).toEqual([RESPOND, SUCCEED, LISTEN]);
});

const marks = (texts: readonly string[]) =>
  texts.map((text) => styleOf(screen.getByText(text))['--tone']);

it('the groups of services and the dots of what is counted have the colours of their phases', async () => {
  const container = await showPage('home');
  const [listen, respond] = ['var(--ring-listen)', 'var(--ring-respond)'];
  expect(marks(['Listening Services', 'Responsive Solutions'])).toEqual([listen, respond]);
  const dots = [...container.querySelectorAll('li > span > i:first-child')].map(
    (dot) => styleOf(dot).border,
  );
  const ownInk = 'var(--ink)';
  const paints = [listen, respond, fixed.saffron, ownInk];
  expect(dots).toEqual(paints.map((paint) => `7px solid ${paint}`));
});

it('the marks of a service have the colour of its group’s phase', async () => {
  await showPage('responsive');
  const texts = ['Responsive Solutions', 'Why it matters', 'How to do it'];
  expect(marks(texts)).toEqual(texts.map(() => 'var(--ring-respond)'));
});

it('what stands on saffron is dark in both themes', async () => {
  await showPage('service');
  expect(styleOf(screen.getByRole('link', { name: 'Discover it' })).background).toBe(fixed.ink);
  expect(styleOf(screen.getByText('Invented example'))).toMatchObject({
    background: fixed.saffron,
    color: fixed.ink,
  });
});

/** The largest size that a font grows to, in rem: the last one of a `clamp`. */
const largestSize = (element: Element) =>
  Number(/([\d.]+)rem\)*$/.exec(styleOf(element)['font-size'] ?? '')?.[1]);

it('the news of a story is larger than the name of its market', async () => {
  await showPage('story');
  const name = screen.getByRole('heading', { level: 1 });
  const news = name.nextElementSibling;
  expect(news && largestSize(news)).toBeGreaterThan(largestSize(name));
});

it('the name of a group of stories is larger than the titles of its cards', async () => {
  await showPage('success');
  const group = screen.getByRole('heading', { level: 2, name: 'Markets' });
  const card = screen.getByRole('heading', { level: 3, name: 'Telco' });
  expect(largestSize(group)).toBeGreaterThan(largestSize(card));
});

it('on a phone, only the first card of a group has an arrow', async () => {
  setViewport({ width: 390 });
  const container = await showPage('success');
  const cards = [...container.querySelectorAll('#markets li')];
  const shown = cards.map((card) => {
    const arrow = card.querySelector('picture + * span, span:has(> svg)');
    return arrow && styleOf(arrow).display !== 'none';
  });
  expect(shown).toEqual([true, false, false]);
});

it('from right to left, the drawings of cards are mirrored, as their arrows are, and photographs are not', async () => {
  const container = await showPage('success');
  document.documentElement.dir = 'rtl';
  const images = [...container.querySelectorAll('#markets img')];
  const photograph = Object.assign(document.createElement('source'), { type: 'image/avif' });
  images[0]?.before(photograph);
  const turns = images.map((image) => styleOf(image).transform);
  document.documentElement.removeAttribute('dir');
  expect(turns).toEqual(['none', 'scaleX(-1)', 'scaleX(-1)']);
});

it('small cards side by side have their titles in one row, and their texts in the next', async () => {
  await showPage('success');
  const title = screen.getByRole('heading', { level: 3, name: 'Telco' });
  const parts = [title.parentElement, title.parentElement?.parentElement, title.closest('li')];
  const rows = parts.map((part) => {
    const style = part && styleOf(part);
    return [style?.['grid-template-rows'], style?.['grid-row']];
  });
  expect(rows).toEqual([2, 3, 3].map((count) => ['subgrid', `span ${count}`]));
});

it('the rules between questions meet, and the link to all services stands apart below', async () => {
  await showPage('home');
  const list = screen.getByText('What could go wrong?').closest('ul');
  expect(list && styleOf(list)).toMatchObject({ display: 'grid', 'grid-auto-flow': 'column' });
  expect(list).not.toContainElement(screen.getByRole('link', { name: 'Side by side' }));
});

it('answers for buyers leave no holes: each column packs its own', async () => {
  await showPage('about');
  const answer = screen.getByText('Who else rows?').closest('section');
  expect(answer && styleOf(answer)['break-inside']).toBe('avoid');
  expect(answer?.parentElement && styleOf(answer.parentElement).columns).toBe('2');
});

it('whom to call in a crisis is apart from the form below', async () => {
  await showPage('contact');
  const heading = screen.getByRole('heading', { name: 'Write to us' });
  expect(styleOf(heading)['border-block-start']).toBe('1px solid var(--line)');
});

it('the last words of a partner’s page have as much room above as below', async () => {
  await showPage('partner');
  const section = screen.getByRole('link', { name: /^Go to HOOTALK/ }).closest('section');
  expect(section?.querySelector('h2, h3')).toBeNull();
  expect(section && styleOf(section)['padding-block-start']).toBe('0');
});

it('no fact of a service ends in a line of one word', async () => {
  await showPage('service');
  const fact = screen.getByText('Charged by').nextElementSibling;
  expect(fact && styleOf(fact)['text-wrap']).toBe('balance');
});

it('the drawing of an example is whole, and on a phone as wide as the sheet', async () => {
  const container = await showPage('service');
  const drawing = container.querySelector('article svg');
  expect(drawing && styleOf(drawing)['block-size']).toBe('auto');
  act(() => setViewport({ width: 390 }));
  expect(drawing && styleOf(drawing)).toMatchObject({
    'margin-inline': expect.stringMatching(/^calc\(-1 \*/),
    'inline-size': expect.stringMatching(/^calc\(100% \+ 2 \*/),
    'max-inline-size': 'none',
  });
});

it('the pearls of a service’s drawings are coral, in a moat of their ground', async () => {
  const container = await showPage('service');
  const drawings = [...container.querySelectorAll('svg:has(circle)')].filter(
    (svg) => styleOf(svg.lastElementChild ?? svg).fill,
  );
  expect(drawings.length).toBeGreaterThan(1);
  for (const drawing of drawings) {
    const fills = [...drawing.querySelectorAll('circle')].map((circle) => styleOf(circle).fill);
    expect(fills.at(-1)).toBe('var(--accent)');
    expect(fills.slice(0, -1)).not.toContain('var(--accent)');
  }
});

it('the head of an invented example spans its drawing and its text', async () => {
  const container = await showPage('service');
  const head = container.querySelector('article header');
  expect(head && styleOf(head)['grid-column']).toBe('1/-1');
});

it('a link to an answer brings its question into view, too', async () => {
  await showPage('service');
  const answer = screen.getByText('And in fog?').nextElementSibling;
  expect(answer?.id).toBeTruthy();
  expect(answer && styleOf(answer)['scroll-margin-block-start']).toMatch(/^[1-9]\d*px$/);
});

it('in forced colours, the sides of a flip card have an edge, and the words of the hero a ground', async () => {
  setViewport({ hasForcedColors: true });
  await showPage('home');
  const side = screen.getByText('Past the headlines.').parentElement;
  expect(side && styleOf(side).border).toBe('1px solid');
  expect(styleOf(screen.getByText('Listen,'))['border-image']).toContain('Canvas');
});

it.each([
  ['beside the rings in a wide window', 1440, /vw/],
  ['as wide as the page on a tablet', 768, /^100%$/],
  ['as wide as the page on a phone', 390, /^100%$/],
])('the words of the home page’s hero are %s', async (_how, width, size) => {
  setViewport({ width });
  await showPage('home');
  const call = screen.getByRole('link', { name: /^Book a Call/ });
  let box = call.parentElement;
  while (box && !styleOf(box)['inline-size']) box = box.parentElement;
  expect(box && styleOf(box)['inline-size']).toMatch(size);
});

it('the rings of the hero are centred beside the words, and rise from the lower edge in narrow windows', async () => {
  const container = await showPage('home');
  const rings = container.querySelector('section > svg');
  const placeOf = () => rings && styleOf(rings);
  expect(placeOf()).toMatchObject({ 'inset-block-start': '50%', translate: '0 -50%' });
  for (const width of [768, 390]) {
    act(() => setViewport({ width }));
    expect(placeOf()).toMatchObject({ translate: 'none' });
  }
});

it.each([1100, 390])(
  'in a window of %i pixels, the strip of stories is a carousel',
  async (width) => {
    setViewport({ width });
    const container = await showPage('story');
    expect(container.querySelector('.slick-slider')).not.toBeNull();
  },
);

it('the ground behind the words of the hero reaches the edge of the window that they begin at', async () => {
  await showPage('home');
  const words = screen.getByText('Listen,');
  expect(styleOf(words)['border-image']).toMatch(/ 0 0 100vw$/);
  document.documentElement.dir = 'rtl';
  const mirrored = styleOf(words)['border-image-outset'];
  document.documentElement.dir = '';
  expect(mirrored).toBe('0 100vw 0 0');
});

it('the panels of a story hold what belongs to them, in their order and colours', async () => {
  await showPage('story');
  const panels = ['Client Challenges', 'Solutions Provided', 'Results & Impact'];
  const headings = panels.map((name) => screen.getByText(name));
  expect(headings.map((heading) => heading.closest('section')?.textContent)).toEqual([
    expect.stringContaining('Nobody knew'),
    expect.stringContaining('We listened'),
    expect.stringContaining('They know'),
  ]);
  const grounds = headings.map((heading) => styleOf(heading.closest('section') ?? heading));
  expect(grounds.map(({ background }) => background)).toEqual([LISTEN, RESPOND, SUCCEED]);
});

it('the surer a finding, the fuller the disc of its grade', async () => {
  await showPage('service');
  const shares = ['Sure', 'Likely', 'Open'].map((grade) => {
    const [disc] = screen.getByText(grade, { selector: 'dt' }).children;
    return /(\d+)%/.exec((disc && styleOf(disc).background) ?? '')?.[1];
  });
  expect(shares).toEqual(['100', '50', '0']);
});

it('the steps of listening are numbered, and in the colour of text', async () => {
  await showPage('service');
  const titles = ['Foresee', 'Alert'].map((name) => screen.getByText(name));
  const steps = titles[0]?.closest('ol');
  expect(steps && styleOf(steps).color).toBe('var(--ink)');
  const numbers = titles.map((title) => styleOf(title, '::before').content);
  expect(numbers).toEqual(['counter(list-item)', 'counter(list-item)']);
});

it('the chevron of a question turns when its answer opens', async () => {
  await showPage('service');
  const question = screen.getByText('And in fog?');
  const turnOf = () => styleOf(question, '::after').rotate;
  const closed = turnOf();
  fireEvent.click(question);
  expect(turnOf()).not.toBe(closed);
  fireEvent.click(question);
  expect(turnOf()).toBe(closed);
});

it.each(['story', 'legal'] as const)(
  'in the menu of the page %s, the entry of what one reads looks unlike the others, and the menu stays in view',
  async (page) => {
    const container = await showPage(page);
    const [menu, ...others] = container.querySelectorAll('nav');
    for (const nav of [menu, ...others]) {
      const links = [...(nav?.querySelectorAll('a') ?? [])];
      const looks = links.map((link) => JSON.stringify([styleOf(link), styleOf(link, '::before')]));
      const isCurrent = (_look: string, index: number) =>
        links[index]?.hasAttribute('aria-current');
      const [current] = looks.filter(isCurrent);
      expect(current).toBeDefined();
      expect(looks.filter((look) => look === current)).toHaveLength(1);
    }
    // In a low window its last entries are scrolled to.
    expect(menu && styleOf(menu)).toMatchObject({
      position: 'sticky',
      'max-block-size': expect.stringMatching(/^calc\(100s?vh - /),
      'overflow-y': 'auto',
    });
  },
);

it('the heading of questions stays in view beside them, where there is room', async () => {
  await showPage('service');
  const heading = screen.getByText('Questions and answers');
  // As high as the questions, it could not move beside them.
  expect(styleOf(heading)).toMatchObject({ position: 'sticky', 'align-self': 'start' });
  act(() => setViewport({ width: 390 }));
  expect(styleOf(heading).position).toBeUndefined();
});

it.each(['responsive', 'service', 'partner'] as const)(
  'the picture at the top of the page %s has a shallow form for narrow windows',
  async (page) => {
    const container = await showPage(page);
    const [picture] = container.querySelectorAll('picture');
    const [narrow] = picture?.querySelectorAll('source[media]') ?? [];
    expect(narrow?.getAttribute('srcset')).toMatch(/--wide\.svg/);
  },
);

it('on paper there are no buttons, no form to start with, no advertisement and no menu of the page', async () => {
  setViewport({ width: 718, isPaper: true });
  const left: string[] = [];
  const collect = (name: string, part: Element | null) => {
    if (!part || styleOf(part).display !== 'none') left.push(name);
  };
  await showPage('service');
  for (const name of ['Get in Touch', 'Listen yourself'])
    collect(name, screen.getByText(name).closest('section'));
  for (const name of ['Contact Us', 'Discover it'])
    collect(name, screen.getByText(name).closest('a'));
  for (const page of ['legal', 'story'] as const) {
    cleanup();
    const container = await showPage(page);
    for (const menu of container.querySelectorAll('nav')) collect(page, menu);
  }
  expect(left).toEqual([]);
});

const sheets = () => [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);

it('no rule names the left or the right, which change places in other scripts', async () => {
  const shown = [
    'home',
    'about',
    'contact',
    'service',
    'story',
    'success',
    'partner',
    'legal',
  ] as const;
  for (const page of shown) {
    await showPage(page);
    cleanup();
  }
  const sided = sheets()
    .map(({ cssText }) => cssText)
    .filter((rule) => /[\s:-](?:left|right)[;:-]/.test(rule))
    // Fields, whose text has a direction of its own, and what has a rule for each direction.
    .filter((rule) => !/plaintext|^\[dir='rtl'\]|transform-origin/.test(rule));
  expect(sided).toEqual([]);
});
