/** Pages in languages written from right to left: what is turned round, and what must not be. */
import type { Page } from '@playwright/test';
import { directionOf } from '../src/content/text/languageNames';
import { pathIn } from '../src/content/text/languages';
import { expect, test } from './fixtures';
import { homeIn, otherLanguages } from './support/content';
import { onePageOfEachKind } from './support/routes';
import { open, PHONE, STILL_WIDE, WIDE } from './support/screens';

/**
 * What is seen of each phone number, mail address, span of time and name in Latin letters: is its end before its start?
 */
const turnedRound = (page: Page): Promise<{ seen: number; turned: string[] }> =>
  page.evaluate(() => {
    const result = { seen: 0, turned: new Array<string>() };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const isSeen = text.parentElement?.checkVisibility({ visibilityProperty: true });
      if (!isSeen || text.parentElement?.closest('script, style, noscript, [inert]')) continue;
      const placeOf = (index: number) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        return range.getClientRects()[0];
      };
      const runs = text.textContent?.matchAll(
        /\+\d[\d\s().-]+\d|\d[\d:]+\s?–\s?[\d:]+\d|[a-z_][\w@.:-]+\w/gi,
      );
      for (const { 0: run, index } of runs ?? []) {
        const [start, end] = [placeOf(index), placeOf(index + run.length - 1)];
        if (!start || !end || Math.abs(start.top - end.top) > 4) continue;
        result.seen += 1;
        if (start.left > end.left) result.turned.push(run);
      }
    }
    return result;
  });

/**
 * The arrowheads that are drawn as SVG, in the page's order: 1 for one that points to the right, -1 for the left. An
 * arrowhead is a line that ends above or below its start and has its tip halfway.
 */
const drawnArrowheads = (page: Page): Promise<number[]> =>
  page.locator('main svg').evaluateAll((drawings) =>
    drawings
      .filter((drawing) => drawing.clientWidth <= 24 && !drawing.closest('[inert], button'))
      .flatMap((drawing) => [...drawing.querySelectorAll('path')])
      .flatMap((path) => {
        const length = path.getTotalLength();
        const [start, tip, end] = [0, length / 2, length].map((at) => path.getPointAtLength(at));
        const matrix = path.getScreenCTM();
        if (!start || !tip || !end || !matrix || length > 40) return [];
        const isHead = Math.abs(start.x - end.x) < 0.1 && Math.abs(start.y - end.y) > 4;
        const reach = tip.x - start.x;
        return isHead && Math.abs(reach) > 2 ? Math.sign(reach * matrix.a) : [];
      }),
  );

/** Those of the style sheet, likewise: two adjacent sides of a turned square, whose corner is the tip. */
const styledArrowheads = (page: Page): Promise<number[]> =>
  page.locator('main *').evaluateAll((elements) =>
    elements.flatMap((element) =>
      ['::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const angle = (Number.parseFloat(style.rotate) * Math.PI) / 180;
        const side = (width: string) => Math.sign(Number.parseFloat(width));
        const across = side(style.borderRightWidth) - side(style.borderLeftWidth);
        const down = side(style.borderBottomWidth) - side(style.borderTopWidth);
        if (style.content === 'none' || !angle || !across || !down) return [];
        const reach = across * Math.cos(angle) - down * Math.sin(angle);
        // Others point up or down.
        return Math.abs(reach) > 1 ? Math.sign(reach) : [];
      }),
    ),
  );

/** All of them. */
const arrowheads = async (page: Page): Promise<number[]> => [
  ...(await drawnArrowheads(page)),
  ...(await styledArrowheads(page)),
];

/** For each of these pictures, 1 or, if it is mirrored, -1. */
const sides = (page: Page, pictures: string): Promise<number[]> =>
  page
    .locator(pictures)
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.map((picture) => {
        let side = 1;
        for (let box: Element | null = picture; box; box = box.parentElement) {
          const { scale, transform } = getComputedStyle(box);
          side *= Number.parseFloat(scale) < 0 ? -1 : 1;
          side *= new DOMMatrix(transform).a < 0 ? -1 : 1;
        }
        return side;
      }),
    );

/**
 * Labels from the style sheet that end in a letter and have text behind them on the line: Arabic letters would join.
 */
const joinedLabels = (page: Page): Promise<string[]> =>
  page.locator('body *').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { content, display } = getComputedStyle(element, '::before');
      return display === 'inline' && /\p{L}"$/u.test(content) ? content : [];
    }),
  );

/** Drawings that run along with the text. */
const DRAWINGS = [
  ['the drawing of the hero', '/', 'main section:has(h1) > svg'],
  ['the rings beside the lead form', '/', 'main section:has(form) > div > img[src*="corner"]'],
  ['the lines of the phases', '/', 'main svg[width="100%"]'],
  ['the lines of the steps', '/risk', 'main svg[width="100%"]'],
] as const;

test.use(STILL_WIDE);

for (const { code } of otherLanguages.filter(({ code }) => directionOf(code) === 'rtl')) {
  test(`every page in "${code}" turns its arrows round, no Latin word, number or mail address, and joins no label to the next word on a phone`, async ({
    page,
  }) => {
    let count = 0;
    for (const path of onePageOfEachKind) {
      await page.setViewportSize(WIDE.viewport);
      await open(page, path);
      const heads = await arrowheads(page);
      if (path === '/') expect(await styledArrowheads(page)).not.toEqual([]);
      await open(page, pathIn(code, path));
      expect.soft([path, await arrowheads(page)]).toEqual([path, heads.map((side) => -side)]);
      count += heads.length;
      const { seen, turned } = await turnedRound(page);
      expect(seen).toBeGreaterThan(1);
      expect.soft([path, turned]).toEqual([path, []]);
      await page.setViewportSize(PHONE.viewport);
      expect.soft([path, await joinedLabels(page)]).toEqual([path, []]);
    }
    expect(count).toBeGreaterThan(onePageOfEachKind.length);
  });

  test(`the knob of a switch in "${code}" moves when it is turned on`, async ({ page }) => {
    await open(page, pathIn(code, '/'));
    await page.locator('footer').getByRole('button').last().click();
    const switches = page.getByRole('dialog').getByRole('switch');
    await expect(switches.first()).toBeVisible();
    const knobs = await switches.evaluateAll((elements) =>
      elements.map((one) => {
        const { insetInlineStart } = getComputedStyle(one, '::after');
        return [one instanceof HTMLInputElement && one.checked, insetInlineStart] as const;
      }),
    );
    const places = (isOn: boolean) =>
      knobs.filter(([isChecked]) => isChecked === isOn).map(([, place]) => place);
    const [on] = places(true);
    expect(on).toBeDefined();
    expect(places(false)).not.toContain(on);
  });

  test(`the arrows of the logos in "${code}" point away from the logos’ middle`, async ({
    page,
  }) => {
    await open(page, pathIn(code, '/'));
    const { controls } = homeIn(code).trusted;
    const names = [controls.previous, controls.next];
    const buttons = names.map((name) => page.getByRole('button', { name, exact: true }));
    const [first, last] = await Promise.all(buttons.map((button) => button.boundingBox()));
    expect(first?.x).toBeGreaterThan(last?.x ?? Infinity);
    expect(await sides(page, `button[aria-label="${controls.previous}"] svg`)).toEqual([-1]);
    expect(await sides(page, `button[aria-label="${controls.next}"] svg`)).toEqual([-1]);
  });

  for (const [what, path, pictures] of DRAWINGS) {
    test(`${what} in "${code}" begins where the text does`, async ({ page }) => {
      await open(page, path);
      const own = await sides(page, pictures);
      expect(own).toContain(1);
      await open(page, pathIn(code, path));
      expect(await sides(page, pictures)).toEqual(own.map((side) => -side));
    });
  }
}
