/** Uses the forms of /admin as an editor does. */
import { expect, type Locator, type Page } from '@playwright/test';
import { MAIN_LANGUAGE } from '../../../src/content/text/languages';

/** Tall enough to show most fields at once, wide enough for the preview. */
export const DESK_SCREEN = { width: 1700, height: 4000 };

/** The text in a closed select's list, which keeps the dialog role while it fades out. */
const POPUP = /^\s*search\s*$/;

/** Label of the form's button, at rest and while it saves. */
const SAVE = /^(?:Save|Saving…)$/;

/**
 * Runs in the page: the `aria-controls` of the button that expands the first collapsed group around a field; undefined
 * if all are expanded. The CMS renders fields when they come into view, so this scrolls to each group.
 */
function foldedAbove([pane, keyPath]: readonly [string, string]): string | undefined {
  const steps = keyPath.split('.');
  for (let count = 1; count < steps.length; count += 1) {
    const path = steps.slice(0, count).join('.');
    const section = document.querySelector(`${pane} [data-key-path="${path}"]`);
    section?.scrollIntoView({ block: 'end' });
    const folded = [...(section?.querySelectorAll('button[aria-expanded="false"]') ?? [])]
      .filter((button) => button.closest('[data-key-path]') === section)
      .map((button) => button.getAttribute('aria-controls') ?? '')
      .find((id) => id.endsWith('-item-list') || id.endsWith(`-item-${steps[count]}-body`));
    if (folded !== undefined) return folded;
  }
  return undefined;
}

export class ContentForm {
  /** Selector of the language's form. */
  private readonly pane: string;

  constructor(
    private readonly page: Page,
    language = MAIN_LANGUAGE,
  ) {
    this.pane = `[data-mode="edit"][data-locale="${language}"]`;
  }

  /** The section of a field, like `phases.items.1.title`. */
  section(keyPath: string): Locator {
    return this.page.locator(`${this.pane} [data-key-path="${keyPath}"]`);
  }

  /** Expands the groups around a field. */
  async revealed(keyPath: string): Promise<Locator> {
    const section = this.section(keyPath);
    await expect(async () => {
      if (await section.isVisible()) return;
      const folded = await this.page.evaluate(foldedAbove, [this.pane, keyPath] as const);
      if (folded !== undefined) await this.page.locator(`[aria-controls="${folded}"]`).click();
      await expect(section).toBeVisible({ timeout: 50 });
    }).toPass();
    return section;
  }

  async fill(keyPath: string, text: string): Promise<void> {
    await (await this.revealed(keyPath)).locator('input, textarea').first().fill(text);
  }

  /** Selects a file from the editor's computer. */
  async upload(keyPath: string, file: { name: string; mimeType: string; buffer: Buffer }) {
    await (await this.revealed(keyPath)).locator('input[type="file"]').first().setInputFiles(file);
  }

  get saveButton(): Locator {
    return this.page.getByRole('button', { name: SAVE });
  }

  private get dialog(): Locator {
    return this.page
      .getByRole('alertdialog')
      .or(this.page.getByRole('dialog'))
      .filter({ hasNotText: POPUP })
      .first();
  }

  /**
   * Saves and waits until the CMS has closed the form.
   * @throws Error with the text of the dialog if the CMS refuses
   */
  async save(): Promise<void> {
    await this.saveButton.click();
    const closed = this.saveButton.waitFor({ state: 'detached' }).then(() => undefined);
    const refused = this.dialog.waitFor().then(() => this.dialog.innerText());
    refused.catch(() => undefined);
    const words = await Promise.race([closed, refused]);
    if (words !== undefined) throw new Error(`The CMS refused: ${words}`);
  }

  /** Tries to save what must be refused. Closes the dialog and returns its text. */
  async saveRefused(): Promise<string> {
    await this.saveButton.click();
    await expect(this.dialog).toBeVisible();
    const text = await this.dialog.innerText();
    await this.dialog.getByRole('button').last().click();
    await expect(this.dialog).toBeHidden();
    return text;
  }

  /** Deletes the entry and confirms. */
  async delete(): Promise<void> {
    await this.page.getByRole('button', { name: 'Show Editor Options' }).click();
    await this.page.getByRole('menuitem', { name: 'Delete' }).click();
    await this.dialog.getByRole('button', { name: 'Delete' }).click();
  }
}

/** Opens /admin and waits for the content. */
export async function openDesk(page: Page): Promise<void> {
  await page.goto('/admin');
  await expect(
    page
      .getByRole('link', { name: 'New' })
      .or(page.getByRole('button', { name: 'Create New Entry' }))
      .first(),
  ).toBeVisible();
}

/** Opens the form of an entry; those of kinds with one file are in the collection `_singletons`. */
export async function openForm(page: Page, collection: string, name: string): Promise<ContentForm> {
  const address = `#/collections/${collection}/entries/${name}`;
  await page.evaluate((hash) => location.assign(hash), address);
  const form = new ContentForm(page);
  await expect(form.saveButton).toBeVisible();
  return form;
}
