/** Drives the forms of /admin as a person would: opens groups, types, presses Save. */
import type { Frame, Locator, Page } from 'playwright-core';
import { eventually } from './eventually';

/** Tall enough that no field is left out for being out of sight, wide enough for the preview. */
export const DESK_SCREEN = { width: 1700, height: 4000 };

/** Where the CMS says so, as words on its buttons. */
const SAVE = 'Save';

/** The button that folds a group or a list out, or one item of the list. */
const togglesIn = (section: Locator, item: string | undefined): Locator =>
  section.locator(
    item === undefined
      ? ':scope > * button[aria-expanded="false"][aria-controls$="-item-list"]'
      : `button[aria-expanded="false"][aria-controls$="-item-${item}-body"]`,
  );

export class ContentForm {
  constructor(private readonly page: Page) {}

  /** The part of the form that belongs to a field: `phases.items.1.title`. */
  section(keyPath: string): Locator {
    return this.page.locator(`[data-key-path="${keyPath}"]`);
  }

  /** Folds out whatever the field is folded into. */
  private async unfold(keyPath: string): Promise<void> {
    const steps = keyPath.split('.');
    for (let count = 1; count < steps.length; count += 1) {
      const section = this.section(steps.slice(0, count).join('.'));
      const next = steps[count] ?? '';
      // An item of a list has no section of its own.
      if ((await section.count()) === 0) continue;
      await section.first().waitFor();
      const own = togglesIn(section, undefined).first();
      const isFolded = (await this.section(`${steps.slice(0, count + 1).join('.')}`).count()) === 0;
      if (isFolded && (await own.count()) > 0) await own.click();
      if (/^\d+$/.test(next)) {
        const item = togglesIn(section, next).first();
        if ((await item.count()) > 0) await item.click();
      }
    }
  }

  /** The input of a field, in sight. */
  async input(keyPath: string): Promise<Locator> {
    await this.unfold(keyPath);
    const input = this.section(keyPath).locator('input, textarea').first();
    await input.waitFor();
    return input;
  }

  async fill(keyPath: string, text: string): Promise<void> {
    await (await this.input(keyPath)).fill(text);
  }

  get saveButton(): Locator {
    return this.page.getByRole('button', { name: SAVE, exact: true });
  }

  /** Saves, and waits until the CMS has closed the form. */
  async save(): Promise<void> {
    await this.saveButton.click();
    await eventually(
      async () => ((await this.refusal()) ? await this.dialog().innerText() : 'no dialogue'),
      (text) => text === 'no dialogue',
      0,
    );
    await this.saveButton.waitFor({ state: 'detached' });
  }

  private dialog(): Locator {
    return this.page.getByRole('alertdialog').or(this.page.getByRole('dialog'));
  }

  private async refusal(): Promise<boolean> {
    return this.dialog().first().isVisible();
  }

  /** Presses Save where it must be refused. Gives the words of the dialogue, and closes it. */
  async saveRefused(): Promise<string> {
    await this.saveButton.click();
    const dialog = this.dialog().first();
    await dialog.waitFor();
    const text = await dialog.innerText();
    await dialog.getByRole('button').last().click();
    await dialog.waitFor({ state: 'hidden' });
    return text;
  }

  /** The preview beside the form. */
  async preview(): Promise<Frame> {
    const frame = await (await this.page.locator('iframe.preview').elementHandle())?.contentFrame();
    if (!frame) throw new Error('There is no preview.');
    return frame;
  }
}

/** Opens /admin and waits until it shows the content. */
export async function openDesk(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/admin`);
  await page
    .getByRole('heading', { name: /Collections|Case studies|Services/ })
    .first()
    .waitFor();
}

/** Opens the form of an entry, or of a single file with the collection `_singletons`. */
export async function openForm(page: Page, collection: string, name: string): Promise<ContentForm> {
  await page.evaluate(
    (hash) => {
      window.location.hash = hash;
    },
    `#/collections/${collection}/${name === 'new' ? 'new' : `entries/${name}`}`,
  );
  const form = new ContentForm(page);
  await form.saveButton.waitFor();
  return form;
}
