import { CASE_STUDY, home, largestGroup, success } from '../browser-tests/support/content';
import { PHONE, visit } from './support/visit';
import type { Visitor } from './support/visitor';

const { trusted } = home;

/** The slide that a step of the carousel leads to; its class name is react-slick's. */
const current = (visitor: Visitor) =>
  visitor.evaluate("document.querySelector('.slick-current')?.textContent ?? ''");

const shown = (visitor: Visitor) =>
  visitor.evaluate("document.querySelectorAll('.slick-active').length");

/** Waits until another slide is the current one, and returns it. */
const nextSlide = (visitor: Visitor, before: unknown) =>
  visitor.until('for another slide', async () => {
    const slide = await current(visitor);
    return slide !== before && slide;
  });

/** Presses a button of a carousel and waits for its step. */
async function step(visitor: Visitor, name: string): Promise<unknown> {
  const before = await current(visitor);
  await visitor.press({ role: 'button', name });
  await nextSlide(visitor, before);
  await visitor.until(
    'for the end of a step',
    async () =>
      (await visitor.evaluate("document.querySelector('.slick-track').style.transition")) === '',
  );
  return current(visitor);
}

/** Opens the home page and waits for the logos, which come when they are near. */
async function openLogos(visitor: Visitor): Promise<void> {
  await visitor.open('/');
  await visitor.scrollTo({ role: 'region', name: trusted.heading });
  await visitor.until('for the carousel', async () => (await shown(visitor)) !== 0);
}

test('six logos move on by themselves until they are paused', () =>
  visit(async (visitor) => {
    await openLogos(visitor);
    expect(await shown(visitor)).toBe(Math.min(6, trusted.logos.length));
    await visitor.pointAway();
    await nextSlide(visitor, await current(visitor));
    await visitor.press({ role: 'button', name: trusted.controls.pause });
    await visitor.press({ role: 'button', name: trusted.controls.play });
    await visitor.pointAway();
    await nextSlide(visitor, await current(visitor));
  }));

// An editor may leave a single one.
if (largestGroup.stories.length > 1) {
  test('the menu of a case study is on a phone a carousel that goes both ways and leads on', () =>
    visit(
      async (visitor) => {
        await visitor.open(CASE_STUDY);
        await visitor.until('for the carousel', async () => (await shown(visitor)) === 1);
        const here = await current(visitor);
        const { previous, next } = success.caseLabels;
        expect(await step(visitor, previous)).not.toBe(here);
        expect(await step(visitor, next)).toBe(here);
        const name = String(await step(visitor, next));
        await visitor.press({ role: 'link', name, within: 'main' });
        await visitor.sees({ role: 'heading', name });
        // The carousel of the new page comes after its heading.
        await visitor.until(`for ${name}`, async () => (await current(visitor)) === name);
      },
      { window: PHONE },
    ));
}
