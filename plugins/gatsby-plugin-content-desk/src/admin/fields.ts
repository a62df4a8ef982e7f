/** The CMS's form fields, one for each field of the model. */
import type { Field as FormField, RelationField, VisibleField } from '@sveltia/cms';
import type { Reference } from '../../../../src/content/fields';
import { characters, type Field, items, ownersNote } from '../../../../src/content/introspect';

/** Pictures have an address in the forms, though the files name them without their folder. */
export const PICTURE_ADDRESS = '/pictures';

/** Name of a form's last group: it holds where the entry stands, its slug, its order and the like. */
export const PLACEMENT = 'placement';

/** Fields by which an item of a list is known while it is folded, the best first. */
const SUMMARIES = ['title', 'name', 'label', 'heading', 'subheading', 'paragraph'];

/** How long or how full a value may be, as a sentence; the check says the same when it is not. */
function limit({ type, min = 1, max, length }: Field): string | undefined {
  if (type !== 'array' && type !== 'string') return undefined;
  const words = type === 'array' ? items : characters;
  if (length !== undefined) return `Exactly ${words(length)}.`;
  if (max === undefined) return min > 1 ? `At least ${words(min)}.` : undefined;
  return min > 1 ? `${min} to ${words(max)}.` : `At most ${words(max)}.`;
}

/** What every form field has. */
function baseOf(name: string, field: Field) {
  const { label = name, hint, example, isRequired } = field;
  const shown = example && `Example: ${example}`;
  const sentences = [hint, limit(field), shown, ownersNote(field)].filter(Boolean);
  // The CMS would take some characters for formatting.
  const escaped = sentences.join(' ').replace(/[\\[\]*_~`]/g, '\\$&');
  return { name, label, hint: escaped || undefined, required: isRequired };
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

function list(base: Base, item: Field): FormField {
  if (item.ref) return { ...reference(base, item.ref), multiple: true };
  const ofList = { ...base, widget: 'list' as const, label_singular: item.label ?? base.label };
  if (item.type !== 'object') return { ...ofList, field: visibleField('item', item) };
  const summary = SUMMARIES.find((name) => item.fields.has(name));
  return {
    ...ofList,
    collapsed: 'auto',
    fields: formFields(item),
    ...(summary ? { summary: `{{fields.${summary}}}` } : {}),
  };
}

/** The form field of a field of the model that is no list. */
function visibleField(name: string, field: Field): VisibleField {
  const base = baseOf(name, field);
  const { type, choices, options = {}, ref, imageFolder, isLogo, long } = field;
  if (type === 'object') {
    return { ...base, widget: 'object', collapsed: 'auto', fields: formFields(field) };
  }
  if (type === 'boolean') return { ...base, widget: 'boolean', default: false, required: false };
  if (type === 'number') return { ...base, widget: 'number', value_type: 'int' };
  if (choices.length > 0) {
    const labelled = choices.map((value) => ({ value, label: options[value] ?? value }));
    return { ...base, widget: 'select', options: labelled };
  }
  if (ref) return reference(base, ref);
  if (imageFolder) {
    const accept = isLogo
      ? 'image/svg+xml,image/png'
      : 'image/jpeg,image/png,image/webp,image/avif';
    return { ...base, widget: 'image', choose_url: false, accept };
  }
  return { ...base, widget: long ? 'text' : 'string' };
}

/**
 * The form fields of a group of the model, in its order. Lengths and patterns are left to the check,
 * which guards the form with the same sentences as the build: the CMS's own would differ.
 */
export const formFields = (group: Field): FormField[] =>
  [...group.fields].map(([name, field]) =>
    field.item ? list(baseOf(name, field), field.item) : visibleField(name, field),
  );

/** The form fields of a kind of file: what it says, and in a last group where it stands. */
export function kindFields(kind: Field): FormField[] {
  const fieldsWhere = (isWanted: boolean) =>
    formFields({
      ...kind,
      fields: new Map(
        [...kind.fields].filter(([, { isPlacement = false }]) => isPlacement === isWanted),
      ),
    });
  const placed = fieldsWhere(true);
  if (placed.length === 0) return fieldsWhere(false);
  const group: FormField = {
    name: PLACEMENT,
    label: 'Address and order',
    widget: 'object',
    collapsed: 'auto',
    fields: placed,
  };
  return [...fieldsWhere(false), group];
}
