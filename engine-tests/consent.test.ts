import { consent, navigation } from '../browser-tests/support/content';
import { PHONE, visit } from './support/visit';
import type { Visitor } from './support/visitor';

const opener = {
  role: 'button',
  name: navigation.footer.cookiePreferences,
  within: 'footer',
} as const;
const dialog = { role: 'dialog', name: consent.dialog.title } as const;
const button = (name: string) => ({ role: 'button', name, within: 'dialog' }) as const;

async function openDialog(visitor: Visitor): Promise<void> {
  await visitor.press(opener);
  await visitor.sees(dialog);
}

async function expectClosed(visitor: Visitor): Promise<void> {
  await visitor.seesNo(dialog);
  await visitor.until('for the focus on the opener', () => visitor.ask('hasFocus', opener));
}

test.each([
  ['a wide window', undefined],
  ['a phone', { window: PHONE }],
])('the cookie dialogue opened by a press gives the focus back, in %s', (_name, options) =>
  visit(async (visitor) => {
    await visitor.open('/about');
    await openDialog(visitor);
    await visitor.press(button(consent.dialog.close));
    await expectClosed(visitor);
    await openDialog(visitor);
    await visitor.tab.pressKey('Escape');
    await expectClosed(visitor);
    for (const name of [consent.acceptAll, consent.refuseAll, consent.dialog.save]) {
      await openDialog(visitor);
      await visitor.press(button(name));
      await expectClosed(visitor);
    }
  }, options),
);
