/** Drives the forms of /admin as a person would: opens groups, types, presses Save. */
import { expect, type Locator, type Page } from '@playwright/test';
import { MAIN_LANGUAGE } from '../../../src/content/languages';

/** Tall enough that most fields are in sight at once, wide enough for the preview. */
export const DESK_SCREEN = { width: 1700, height: 4000 };

/** All that the list of a choice says once it has closed, while it fades: it counts as a dialogue, too. */
const POPUP = /^\s*search\s*$/;

/** The button of the form; while it saves, its words are the others. */
const SAVE = /^(?:Save|Saving…)$/;

/**
 * In the page: what the button controls that folds out the part of the form nearest to a field;
 * undefined where everything above the field is open. The CMS makes fields as they come into sight,
 * so the way to the field is scrolled.
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
  /** The part of /admin that holds the form of the language. */
  private readonly pane: string;

  constructor(
    private readonly page: Page,
    language = MAIN_LANGUAGE,
  ) {
    this.pane = `[data-mode="edit"][data-locale="${language}"]`;
  }

  /** The part of the form that belongs to a field: `phases.items.1.title`. */
  section(keyPath: string): Locator {
    return this.page.locator(`${this.pane} [data-key-path="${keyPath}"]`);
  }

  /** Folds out whatever a field is folded into. */
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

  /** Takes a file from the visitor's computer. */
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
   * Saves, and waits until the CMS has closed the form.
   * @throws Error with the words of the dialogue where it refuses
   */
  async save(): Promise<void> {
    await this.saveButton.click();
    const closed = this.saveButton.waitFor({ state: 'detached' }).then(() => undefined);
    const refused = this.dialog.waitFor().then(() => this.dialog.innerText());
    refused.catch(() => undefined);
    const words = await Promise.race([closed, refused]);
    if (words !== undefined) throw new Error(`The CMS refused: ${words}`);
  }

  /** Presses Save where it must be refused. Returns the words of the dialogue, and closes it. */
  async saveRefused(): Promise<string> {
    await this.saveButton.click();
    await expect(this.dialog).toBeVisible();
    const text = await this.dialog.innerText();
    await this.dialog.getByRole('button').last().click();
    await expect(this.dialog).toBeHidden();
    return text;
  }
}

/** Opens /admin and waits until it shows the content. */
export async function openDesk(page: Page): Promise<void> {
  await page.goto('/admin');
  await expect(
    page
      .getByRole('link', { name: 'New' })
      .or(page.getByRole('button', { name: 'Create New Entry' }))
      .first(),
  ).toBeVisible();
}

/** Opens the form of an entry, or of a single file with the collection `_singletons`. */
export async function openForm(page: Page, collection: string, name: string): Promise<ContentForm> {
  const address = name === 'new' ? 'new' : `entries/${name}`;
  await page.evaluate((hash) => location.assign(hash), `#/collections/${collection}/${address}`);
  const form = new ContentForm(page);
  await expect(form.saveButton).toBeVisible();
  return form;
}

/** Deletes the entry whose form is open, and says yes to the question. */
export async function deleteOpenEntry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Delete' })
    .click();
}

/** Opens the form of an entry's translation, in the place of the original's, with its preview. */
export async function openTranslation(
  page: Page,
  collection: string,
  name: string,
  { code, inEnglish }: { code: string; inEnglish: string },
): Promise<ContentForm> {
  await openForm(page, collection, name);
  await page.getByRole('radio', { name: inEnglish }).first().click();
  return new ContentForm(page, code);
}
