import { home } from '../browser-tests/support/content';
import { visit } from './support/visit';

const { turn, turnBack, cards } = home.unique;
const title = cards[1]?.title ?? '';

const front = { role: 'button', name: `${turn} ${title}` } as const;
const back = { role: 'button', name: `${turnBack} ${title}` } as const;

test('a flip card is turned by a press and back, and the focus goes along', () =>
  visit(async (visitor) => {
    await visitor.open('/');
    await visitor.pointAt(front);
    await visitor.seesNo(back);
    await visitor.press(front);
    await visitor.seesNo(front);
    await visitor.sees(back);
    expect(await visitor.ask('hasFocus', back)).toBe(true);
    await visitor.tab.pressKey('Enter');
    await visitor.seesNo(back);
    await visitor.sees(front);
    expect(await visitor.ask('hasFocus', front)).toBe(true);
  }));
