import { navigation } from '../browser-tests/support/content';
import { PHONE, visit } from './support/visit';
import type { Visitor } from './support/visitor';

const { toDark, toLight, openMenu, closeMenu } = navigation.words;

const goDark = { role: 'button', name: toDark } as const;
const goLight = { role: 'button', name: toLight } as const;

/** Every theme that the document has been painted in. */
const painted = (visitor: Visitor) => visitor.evaluate('window.paintedThemes');

test('the theme changes by its button, and is remembered without a flash of the other', () =>
  visit(async (visitor) => {
    await visitor.open('/');
    await visitor.press(goDark);
    await visitor.press(goLight);
    await visitor.press(goDark);
    await visitor.sees(goLight);
    expect(await painted(visitor)).toEqual(['light', 'dark', 'light', 'dark']);
    for (const page of ['/risk', '/a/b/c']) {
      await visitor.open(page);
      await visitor.sees(goLight);
      expect(await painted(visitor)).toEqual(['dark']);
    }
    await visitor.tab.reload();
    await visitor.sees(goLight);
    expect(await painted(visitor)).toEqual(['dark']);
  }));

test('on a phone the theme changes in the opened menu', () =>
  visit(
    async (visitor) => {
      await visitor.open('/');
      expect(await visitor.ask('count', goDark)).toBe(0);
      await visitor.press({ role: 'button', name: openMenu });
      await visitor.press(goDark);
      await visitor.sees(goLight);
      await visitor.press({ role: 'button', name: closeMenu });
      await visitor.seesNo(goLight);
      expect(await painted(visitor)).toEqual(['light', 'dark']);
    },
    { window: PHONE },
  ));
