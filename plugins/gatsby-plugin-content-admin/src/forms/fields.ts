/** Derives the CMS's form fields from the model. */
import type { Field as FormField, RelationField, VisibleField } from '@sveltia/cms';
import { characters, items, ownersNote } from '../../../../src/content/model/describe';
import type { Reference } from '../../../../src/content/model/fields';
import { type Field } from '../../../../src/content/model/introspect';
import { hasPairs } from '../../../../src/content/model/translation';
import { MAIN_LANGUAGE } from '../../../../src/content/text/languages';

/** A hidden field that keeps the CMS from dropping empty items, which would move later ones up. */
const ITEM_MARK = '_item';

/** The address of the picture folder in the forms; content files name pictures without it. */
export const PICTURE_ADDRESS = '/pictures';

/** The form's last group, with the entry's slug, order and the like. */
export const PLACEMENT = 'placement';

const PHOTOGRAPHS = 'image/jpeg,image/png,image/webp,image/avif';

const SUMMARIES = ['title', 'name', 'label', 'heading', 'subheading', 'paragraph'];

/** Returns a sentence that states a field's length limits, worded as in the check. */
function limit({ type, min = 1, max, length }: Field): string | undefined {
  if (type !== 'array' && type !== 'string') return undefined;
  const words = type === 'array' ? items : characters;
  if (length !== undefined) return `Exactly ${words(length)}.`;
  if (max === undefined) return undefined;
  return min > 1 ? `${min} to ${words(max)}.` : `At most ${words(max)}.`;
}

/** Rewrites a hint about a line of the file as one about a switch in the form. */
const switchHint = (hint = ''): string =>
  hint
    .replace(/^true once /, 'Switch it on once ')
    .replace(/^true /, 'Switched on, it ')
    .replace(/\b[Dd]elete the line\b/g, 'Switch it off');

/** @param words the field in a translation; undefined where translations share it */
function baseOf(name: string, field: Field, words?: Field) {
  const { label = name, example, isRequired, ref } = field;
  const hint = field.type === 'boolean' ? switchHint(field.hint) : field.hint;
  // The form offers other entries by name, not by slug.
  const sample = example && !ref && `Example: ${example}`;
  const sentences = [hint, limit(field), sample, ownersNote(field)].filter(Boolean);
  // The CMS renders hints as Markdown.
  const escaped = sentences.join(' ').replace(/[\\[\]*_~`]/g, '\\$&');
  const isOptionalInOthers = isRequired && words?.isRequired === false;
  return {
    name,
    label,
    hint: escaped || undefined,
    required: isOptionalInOthers ? [MAIN_LANGUAGE] : isRequired,
    // "duplicate" gives a list as many items in each language, "true" lets each have its own.
    i18n: words && (hasPairs(field) ? ('duplicate' as const) : true),
  };
}

type Base = ReturnType<typeof baseOf>;

const reference = (base: Base, { name }: Reference): RelationField => ({
  ...base,
  widget: 'relation',
  collection: name,
  value_field: `{{fields.${PLACEMENT}.slug}}`,
  display_fields: ['{{fields.name}}'],
  search_fields: ['name', `${PLACEMENT}.slug`],
});

function list(base: Base, item: Field, words?: Field): FormField {
  if (item.ref) return { ...reference(base, item.ref), multiple: true };
  const ofList = { ...base, widget: 'list' as const, label_singular: item.label ?? base.label };
  if (item.type !== 'object') return { ...ofList, field: visibleField('item', item, words) };
  const summary = SUMMARIES.find((name) => item.fields.has(name));
  const mark = { name: ITEM_MARK, widget: 'hidden' as const, default: true, i18n: true };
  return {
    ...ofList,
    collapsed: 'auto',
    fields: [...formFields(item, words), ...(words?.isNullable ? [mark] : [])],
    summary: summary && `{{fields.${summary}}}`,
  };
}

function visibleField(name: string, field: Field, words?: Field): VisibleField {
  const base = baseOf(name, field, words);
  const { type, choices, options = {}, ref, file, long } = field;
  if (type === 'object') {
    return { ...base, widget: 'object', collapsed: 'auto', fields: formFields(field, words) };
  }
  if (type === 'boolean') return { ...base, widget: 'boolean', default: false, required: false };
  if (type === 'number') return { ...base, widget: 'number', value_type: 'int' };
  if (choices.length > 0) {
    const labelled = choices.map((value) => ({ value, label: options[value] ?? value }));
    return { ...base, widget: 'select', options: labelled };
  }
  if (ref) return reference(base, ref);
  if (file) {
    const pictures = file.holds === 'logo' ? 'image/svg+xml,image/png' : PHOTOGRAPHS;
    return file.holds === 'sample'
      ? { ...base, widget: 'file', choose_url: false, accept: `application/pdf,${pictures}` }
      : { ...base, widget: 'image', choose_url: false, accept: pictures };
  }
  return { ...base, widget: long ? 'text' : 'string' };
}

/**
 * Returns the form fields of a group of the model. The check, not the CMS, enforces lengths and patterns.
 * @param words the group in a translation; undefined if translations share it
 */
export const formFields = (group: Field, words?: Field): FormField[] =>
  [...group.fields].map(([name, field]) => {
    const translated = words?.fields.get(name);
    return field.item
      ? list(baseOf(name, field, translated), field.item, translated?.item)
      : visibleField(name, field, translated);
  });

/** Returns the form fields of a kind: its content and, in a final group, its address and order. */
export function kindFields(kind: Field, words: Field): FormField[] {
  const all = formFields(kind, words);
  const isPlaced = ({ name }: FormField) => kind.fields.get(name)?.isPlacement ?? false;
  const placed = all.filter(isPlaced);
  if (placed.length === 0) return all;
  const group: FormField = {
    name: PLACEMENT,
    label: 'Address and order',
    widget: 'object',
    collapsed: 'auto',
    fields: placed,
    i18n: placed.some(({ i18n }) => i18n),
  };
  return [...all.filter((field) => !isPlaced(field)), group];
}
