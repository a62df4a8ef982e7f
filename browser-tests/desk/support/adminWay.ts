/**
 * Follows the "In /admin" steps of a recipe as a person would who knows nothing but its words: what is bold is
 * looked for on the screen, and pressed or filled in as the verb before it says.
 */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { cmsConfig } from '../../../plugins/gatsby-plugin-content-admin/src/forms/config';
import type { Recipe } from '../../../scripts/handbook/recipes';
import { isRecord } from '../../../src/content/introspect';
import { MAIN_LANGUAGE } from '../../../src/content/languages';
import { ContentForm, openDesk } from './contentForm';

/** A field of a form, as the CMS is told of it. */
interface FormField {
  name: string;
  label: string;
  widget: string;
  fields: FormField[];
  /** The field of a list of single values. */
  item?: FormField;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function formField(value: unknown): FormField[] {
  if (!isRecord(value) || value.widget === 'hidden') return [];
  return [
    {
      name: textOf(value.name),
      label: textOf(value.label),
      widget: textOf(value.widget),
      fields: formFieldsOf(value.fields),
      item: formField(value.field)[0],
    },
  ];
}

const formFieldsOf = (value: unknown): FormField[] =>
  Array.isArray(value) ? value.flatMap(formField) : [];

const { collections = [], singletons = [] } = cmsConfig({ kind: 'working-tree' }, ['ar']);

/** The fields of the form below a line of the list: "Services", "Home page". */
function fieldsBelow(line: string): FormField[] {
  const found = [...collections, ...singletons].find(
    (one) => 'label' in one && one.label === line && 'fields' in one,
  );
  return found && 'fields' in found ? formFieldsOf(found.fields) : [];
}

/** A part of the form in which fields are named: the whole, or the item of a list that was added. */
interface Scope {
  prefix: string;
  fields: FormField[];
}

interface Place {
  keyPath: string;
  field: FormField;
}

/** The field that labels name within a part of the form; of a list, in its first item. */
function fieldAt({ prefix, fields }: Scope, [label, ...others]: string[]): Place | undefined {
  const field = fields.find((one) => one.label === label);
  if (!field) return undefined;
  const keyPath = prefix + field.name;
  if (others.length === 0) return { keyPath, field };
  const within = field.widget === 'list' ? `${keyPath}.0.` : `${keyPath}.`;
  return fieldAt({ prefix: within, fields: field.fields }, others);
}

const SAMPLES: Readonly<Record<string, string>> = { number: '900', ar: 'كلمة' };

/** What is said of a recipe in words that nothing on the screen answers to. */
const NAMES: Readonly<Record<string, string>> = { '⋮': 'Show Editor Options' };

/** A verb, or something in bold, with the value behind it. */
const TOKEN =
  /\b(open|press|below|tick|untick|fill in|change|replace|empty|choose|switch on|switch off)\b|\*\*(.+?)\*\*(?:: `([^`]*)`)?|\b(the same fields)\b/gi;

const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 2000, height: 2400, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 0h90v30H0z"/></svg>';

export class AdminWay {
  private language = MAIN_LANGUAGE;
  private scopes: Scope[] = [];
  /** Where the next button is looked for. */
  private below: Place | undefined;
  private filled: Place[] = [];
  private isSaved = true;
  /** How often something on the screen was found and used. */
  count = 0;

  constructor(private readonly page: Page) {}

  private get form(): ContentForm {
    return new ContentForm(this.page, this.language);
  }

  private placeOf(name: string): Place {
    const labels = name.split(' › ');
    for (const scope of this.scopes) {
      const place = fieldAt(scope, labels);
      if (place) return place;
    }
    throw new Error(`There is no field called "${name}" in the form.`);
  }

  private async open(line: string): Promise<void> {
    const { page } = this;
    if (!this.isSaved) await this.save();
    await page.getByRole('treeitem', { name: line, exact: true }).click();
    const list = page.getByRole('main', { name: new RegExp(`${line}.? Collection`) });
    await list.or(this.form.saveButton).first().waitFor();
    if (await list.isVisible())
      await list
        .getByRole('gridcell', { name: /^(?!Select)./ })
        .first()
        .click();
    await this.form.saveButton.waitFor();
    this.scopes = [{ prefix: '', fields: fieldsBelow(line) }];
    this.filled = [];
    this.isSaved = false;
  }

  private async save(): Promise<void> {
    await this.form.save();
    this.isSaved = true;
    this.language = MAIN_LANGUAGE;
  }

  private async press(name: string): Promise<void> {
    const { page, below } = this;
    this.below = undefined;
    if (name === 'Save') await this.save();
    else if (name === 'Arabic') {
      await page.getByRole('radio', { name }).first().click();
      this.language = 'ar';
    } else if (below?.field.widget === 'image') await this.upload(below, name);
    else if (below) await this.add(below, name);
    else {
      const button = page.getByRole('button', { name: NAMES[name] ?? name });
      await button.or(page.getByRole('menuitem', { name })).first().click();
      // A copy is a form of its own.
      if (name === 'Duplicate') await page.waitForURL(/\/new$/);
    }
  }

  /** Adds an item to a list; what is named next is looked for in it. */
  private async add({ keyPath, field }: Place, button: string): Promise<void> {
    const section = await this.form.revealed(keyPath);
    await section
      .getByRole('button', { name: new RegExp(`Add .?${button.slice(4)}`) })
      .last()
      .click();
    const index = (await this.form.itemCount(keyPath)) - 1;
    const { item } = field;
    this.scopes.unshift(
      item
        ? { prefix: `${keyPath}.`, fields: [{ ...item, name: String(index) }] }
        : { prefix: `${keyPath}.${index}.`, fields: field.fields },
    );
  }

  private async upload({ keyPath }: Place, button: string): Promise<void> {
    const section = await this.form.revealed(keyPath);
    await section.getByRole('button', { name: button }).first().waitFor();
    const isLogo = keyPath.includes('logo');
    await this.form.upload(
      keyPath,
      isLogo
        ? { name: 'sample.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) }
        : { name: 'sample.jpg', mimeType: 'image/jpeg', buffer: await picture() },
    );
  }

  private async fill({ keyPath, field }: Place, value?: string): Promise<void> {
    const { widget, label, item } = field;
    const section = await this.form.revealed(keyPath);
    if (!(await section.innerText()).includes(label)) {
      throw new Error(`The screen does not call "${keyPath}" "${label}".`);
    }
    const sample =
      SAMPLES[widget] ?? SAMPLES[this.language] ?? `Sample of the ${label.toLowerCase()}`;
    if (item) {
      const count = await this.form.itemCount(keyPath);
      for (let index = 0; index < count; index += 1) {
        await this.form.fill(`${keyPath}.${index}`, `${value ?? sample} ${index + 1}`);
      }
    } else await this.form.fill(keyPath, value ?? sample);
    this.filled.push({ keyPath, field });
  }

  private async act(verb: string, name: string, value?: string): Promise<void> {
    if (verb === 'open') return this.open(name);
    if (verb === 'press') return this.press(name);
    const isTick = verb === 'tick' || verb === 'untick';
    const place = this.placeOf(isTick ? name.slice('Add '.length) : name);
    if (verb === 'below') {
      this.below = place;
      return;
    }
    if (verb === 'empty') return this.form.empty(place.keyPath);
    const section = await this.form.revealed(place.keyPath);
    if (verb === 'choose') await section.getByRole('radio').last().click();
    else if (isTick || verb.startsWith('switch')) {
      const box = section.getByRole(isTick ? 'checkbox' : 'switch').first();
      await box.setChecked(verb === 'tick' || verb === 'switch on');
    } else await this.fill(place, value);
  }

  /** Follows all steps, and saves at the end. */
  async follow({ inAdmin }: Recipe): Promise<void> {
    await openDesk(this.page);
    for (const { words } of inAdmin) {
      let verb = '';
      for (const [, nextVerb, bold, value, same] of words.matchAll(TOKEN)) {
        if (nextVerb) verb = nextVerb.toLowerCase();
        else if (same) {
          for (const place of [...this.filled]) await this.fill(place);
        } else if (bold !== undefined) {
          if (verb === '') throw new Error(`Nobody knows what to do with **${bold}**: ${words}`);
          await this.act(verb, bold, value);
          this.count += 1;
        }
      }
    }
    if (!this.isSaved) await this.save();
  }
}
