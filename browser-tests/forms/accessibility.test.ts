import { accessibilityTree } from '../support/accessibilityTree';
import { SITE } from '../support/addresses';
import { leadContent, loginPage, words } from '../support/formContent';
import {
  account,
  contact,
  control,
  fillIn,
  formOn,
  formsByName,
  restoreButton,
  sendButton,
  type FormUnderTest,
} from '../support/forms';
import { expectHealthy, formSuite, toastsShown, untilRequested } from '../support/formVisit';

const suite = formSuite();

beforeEach(() => suite.standIn().addAccount(account));

/** The words of the link in the label of the privacy box. */
const [, policy = ''] = /\[([^\]]+)\]/.exec(leadContent.privacy.label) ?? [];

const roleOf = (name: string, value: string | boolean | undefined): string => {
  if (typeof value === 'boolean') return 'checkbox';
  return name === 'service' ? 'combobox' : 'textbox';
};

/** What a screen reader is told, line by line; of an empty form that was sent, with its errors. */
function treeOf({ name: form, labels, sentences, values, send }: FormUnderTest, isWrong: boolean) {
  const summary = [
    `group "${words.summaryHeading}", focused`,
    'alert ""',
    `heading "${words.summaryHeading}"`,
    ...Object.values(sentences).map((sentence) => `link "${sentence}"`),
  ];
  const controls = Object.entries(labels).flatMap(([name, label]) => {
    const role = roleOf(name, values[name]);
    const states = [
      ...(isWrong ? ['invalid'] : []),
      // Chromium's tree says this of text fields only; the attribute is checked by itself.
      ...(role === 'textbox' ? ['required'] : []),
    ];
    const said = [`${role} "${label}"`, ...states].join(', ');
    return [
      isWrong ? `${said} (${words.errorPrefix} ${sentences[name] ?? ''})` : said,
      ...(name === 'password' ? [`button "${words.showPassword}"`] : []),
      ...(name === 'privacyAccepted' ? [`link "${policy}"`] : []),
    ];
  });
  return [
    ...(isWrong ? summary : []),
    ...controls,
    ...(form === 'contact' ? ['status ""'] : []),
    `button "${send}"`,
    ...(form === 'login' ? [`link "${loginPage.forgot.label}"`] : []),
    'status ""',
  ];
}

describe.each(formsByName)('the %s form, to a screen reader', (formName, form) => {
  it('has a name for every control, says what is required, and nothing else', () =>
    suite.visit(form, async ({ page }) => {
      expect(await accessibilityTree(page)).toEqual(treeOf(form, false));
      for (const name of Object.keys(form.labels)) {
        expect(await control(page, form, name).getAttribute('aria-required')).toBe('true');
      }
    }));

  it('leads to the list of errors, and has each with its control', () =>
    suite.visit(form, async ({ page }) => {
      await sendButton(page, form).click();
      await page.getByRole('group', { name: words.summaryHeading }).waitFor();
      expect(await accessibilityTree(page)).toEqual(treeOf(form, true));
    }));

  it('says that it is sending', () =>
    suite.visit(form, async ({ page }) => {
      await fillIn(page, form);
      suite.standIn().line.hold();
      await sendButton(page, form).click();
      await untilRequested(suite.standIn(), form);
      await page.getByRole('button', { name: form.busy, exact: true }).waitFor();
      expect(await accessibilityTree(page)).toContain(`button "${form.busy}", disabled, focused`);
    }));

  it('can be filled in and sent by the keyboard alone', () =>
    suite.visit(form, async (visit) => {
      const { page } = visit;
      const { keyboard } = page;
      const names = Object.keys(form.labels);
      await control(page, form, names[0] ?? '').focus();
      const stops: string[] = [];
      const isOver = () => stops.at(-1) === form.send;
      while (!isOver() && stops.length < 20) {
        const focused = page.locator(':focus');
        const name = await focused.getAttribute('name');
        const value = form.values[name ?? ''];
        stops.push(
          name ?? (await focused.getAttribute('aria-label')) ?? (await focused.innerText()),
        );
        if (typeof value === 'boolean') await keyboard.press('Space');
        else if (value) await keyboard.type(value);
        if (!isOver()) await keyboard.press('Tab');
      }
      expect(stops).toEqual([
        ...names.flatMap((name) => [
          name,
          ...(name === 'password' ? [words.showPassword] : []),
          ...(name === 'privacyAccepted' ? [policy] : []),
        ]),
        form.send,
      ]);
      await keyboard.press(formName === 'contact' ? 'Space' : 'Enter');
      if (formName === 'login') await page.waitForURL(`${SITE}/`);
      else {
        expect(await toastsShown(page, 1)).toEqual([{ role: 'status', text: form.success }]);
      }
      await expectHealthy(visit);
    }));
});

describe('the contact form after an error', () => {
  it('says that the message can be restored', () =>
    suite.visit(contact, async ({ page }) => {
      await suite.standIn().break('contact-us', 500);
      await fillIn(page, contact);
      await sendButton(page, contact).click();
      await restoreButton(page).waitFor();
      const offer = formOn(page)
        .getByRole('status')
        .filter({ has: restoreButton(page) });
      expect(await offer.count()).toBe(1);
    }));
});
