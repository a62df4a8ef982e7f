import { onePageOfEachKind } from '../browser-tests/support/routes';
import { visit } from './support/visit';

test('where the visitor wants less motion, nothing moves, and nothing waits to appear', () =>
  visit(
    async (visitor) => {
      const faults: string[] = [];
      for (const page of onePageOfEachKind) {
        await visitor.open(page);
        await visitor.start();
        const moving = await visitor.evaluate('document.getAnimations().length');
        if (moving !== 0) faults.push(`${page}: ${String(moving)} things move`);
        const hidden = await visitor.evaluate(
          "[...document.querySelectorAll('[data-reveal]')].filter((part) => !part.checkVisibility({ opacityProperty: true })).length",
        );
        if (hidden !== 0) faults.push(`${page}: ${String(hidden)} things wait to appear`);
      }
      expect(faults).toEqual([]);
    },
    { wantsLessMotion: true },
  ));

test('elsewhere parts of the page appear when they are scrolled to', () =>
  visit(async (visitor) => {
    const waiting = `document.querySelectorAll('[data-reveal=""]').length`;
    await visitor.open('/risk');
    expect(await visitor.evaluate(waiting)).not.toBe(0);
    await visitor.readToTheEnd();
    await visitor.until('for everything to appear', () =>
      visitor.evaluate(`${waiting} === 0 && document.getAnimations().length === 0`),
    );
  }));
