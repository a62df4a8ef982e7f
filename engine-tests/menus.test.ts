import { navigation } from '../browser-tests/support/content';
import { LOW_PHONE, PHONE, visit } from './support/visit';
import type { Visitor } from './support/visitor';

const { main, words } = navigation;

const dropdowns = main.filter(({ link }) => link === undefined).map(({ label }) => label);

/** A dropdown whose links are written out, and the first of them. */
const [written] = main.flatMap(({ label, links = [] }) => {
  const [first] = links;
  return first ? [{ label, choice: first.label, page: first.link }] : [];
});

const dropdown = (name: string) => ({ role: 'button', name, within: 'header' }) as const;
const linksOfHeader = { role: 'link', within: 'header' } as const;
const menuButton = (name: string) => ({ role: 'button', name }) as const;

const isOpen = (visitor: Visitor, name: string) =>
  visitor.ask('attributeOf', dropdown(name), 'aria-expanded');

/** Chooses the first link of the written dropdown, which is open or not. */
async function choose(visitor: Visitor): Promise<void> {
  if (!written) throw new Error('No dropdown has links of its own.');
  await visitor.press(dropdown(written.label));
  await visitor.press({ role: 'link', name: written.choice, within: 'header' });
  await visitor.isAt(written.page);
}

test.each(dropdowns)('the dropdown %s opens and closes by a press, and by Escape', (name) =>
  visit(async (visitor) => {
    await visitor.open('/about');
    const closed = await visitor.ask('count', linksOfHeader);
    await visitor.press(dropdown(name));
    expect(await isOpen(visitor, name)).toBe('true');
    expect(await visitor.ask('count', linksOfHeader)).toBeGreaterThan(closed);
    await visitor.press(dropdown(name));
    expect(await isOpen(visitor, name)).toBe('false');
    expect(await visitor.ask('count', linksOfHeader)).toBe(closed);
    await visitor.press(dropdown(name));
    await visitor.tab.pressKey('Escape');
    expect(await isOpen(visitor, name)).toBe('false');
    expect(await visitor.ask('hasFocus', dropdown(name))).toBe(true);
  }),
);

test('a dropdown leads to its pages, before the scripts have started and after', () =>
  visit(async (visitor) => {
    await visitor.open('/about');
    await choose(visitor);
    await visitor.open('/about');
    await visitor.start();
    await visitor.evaluate('window.isSameDocument = true');
    await choose(visitor);
    expect(await visitor.evaluate('window.isSameDocument')).toBe(true);
    expect(await isOpen(visitor, written?.label ?? '')).toBe('false');
  }));

describe('on a phone the menu', () => {
  const onPhone = (use: (visitor: Visitor) => Promise<void>) => visit(use, { window: PHONE });

  test('opens, leads on and closes', () =>
    onPhone(async (visitor) => {
      await visitor.open('/about');
      await visitor.press(menuButton(words.openMenu));
      await choose(visitor);
      await visitor.sees(menuButton(words.openMenu));
    }));

  test('keeps the keyboard inside, and gives the focus back on Escape', () =>
    onPhone(async (visitor) => {
      await visitor.open('/about');
      await visitor.press(menuButton(words.openMenu));
      await visitor.sees(menuButton(words.closeMenu));
      const stops =
        (await visitor.ask('count', linksOfHeader)) +
        (await visitor.ask('count', { role: 'button', within: 'header' }));
      for (let stop = 0; stop < stops + 1; stop += 1) {
        await visitor.tab.pressKey('Tab');
        const place = "document.activeElement?.closest('header') !== null";
        expect(await visitor.evaluate(place)).toBe(true);
      }
      await visitor.tab.pressKey('Escape');
      await visitor.sees(menuButton(words.openMenu));
      expect(await visitor.ask('hasFocus', menuButton(words.openMenu))).toBe(true);
    }));

  test('scrolls, and the page behind it does not', () =>
    visit(
      async (visitor) => {
        const scrolled = () => visitor.evaluate('window.scrollY');
        const widths = () =>
          visitor.evaluate(
            "[...document.querySelectorAll('header, h1')].map((one) => one.offsetWidth).join()",
          );
        await visitor.open('/about');
        const before = await widths();
        await visitor.press(menuButton(words.openMenu));
        await visitor.press(dropdown(written?.label ?? ''));
        await visitor.evaluate('window.scrollTo(0, 20)');
        await visitor.tab.turnWheel({ x: 100, y: 400 }, 1000);
        await visitor.until('for the menu to scroll to its end', () =>
          visitor.evaluate(
            "(({ scrollTop, scrollHeight, clientHeight }) => scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1)(document.querySelector('header nav'))",
          ),
        );
        for (const y of [10, 60, 400]) await visitor.tab.turnWheel({ x: 100, y }, 300);
        expect(await widths()).toBe(before);
        await visitor.tab.pressKey('Escape');
        await visitor.tab.pressKey('Escape');
        await visitor.sees(menuButton(words.openMenu));
        expect(await scrolled()).toBe(20);
        // What the wheel did before it has done by then.
        await visitor.tab.turnWheel({ x: 100, y: 400 }, 50);
        await visitor.until('for the page to scroll', async () => (await scrolled()) !== 20);
        expect(Number(await scrolled())).toBeLessThanOrEqual(70);
      },
      { window: LOW_PHONE },
    ));
});
