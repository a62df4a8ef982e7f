/** The CMS's form fields, one for each field of the model. */
import type {
  Field,
  ImageField,
  ListFieldWithSubField,
  ListFieldWithSubFields,
  NumberField,
  ObjectFieldWithSubFields,
  RelationField,
  SelectField,
  VisibleField,
} from '@sveltia/cms';
import * as yup from 'yup';
import {
  AnySchema,
  characters,
  choicesOf,
  fieldsOf,
  isRequired,
  itemOf,
  items,
  labelOf,
  metaOf,
  sizeOf,
} from '../../../../src/content/introspect';

/** Pictures have an address in the forms, though the files name them without their folder. */
export const PICTURE_ADDRESS = '/pictures';

/** Fields by which an item of a list is known while it is folded, the best first. */
const SUMMARIES = ['title', 'name', 'label', 'heading', 'subheading', 'paragraph', 'partner'];

/** What stands for formatting in the CMS's hints. */
const escaped = (text: string): string => text.replace(/[\\[\]*_~`]/g, '\\$&');

/** How long or how full a value may be, as a sentence; the check says the same when it is not. */
function limit(schema: AnySchema): string | undefined {
  const words = schema instanceof yup.ArraySchema ? items : characters;
  if (!(schema instanceof yup.ArraySchema || schema instanceof yup.StringSchema)) return undefined;
  const { min, max, length } = sizeOf(schema);
  if (length !== undefined) return `Exactly ${words(length)}.`;
  if (max === undefined)
    return min !== undefined && min > 1 ? `At least ${words(min)}.` : undefined;
  return min !== undefined && min > 1 ? `${min} to ${words(max)}.` : `At most ${words(max)}.`;
}

function hint(schema: AnySchema): string | undefined {
  const { hint: own, example } = metaOf(schema);
  const sentences = [own, limit(schema), example && `Example: ${example}`].filter(Boolean);
  return sentences.length > 0 ? escaped(sentences.join(' ')) : undefined;
}

interface Base {
  name: string;
  label: string;
  hint?: string;
  required: boolean;
}

function list(base: Base, item: AnySchema): Field {
  const { ref } = metaOf(item);
  if (ref) return { ...reference(base, ref), multiple: true };
  const singular = labelOf(item) ?? base.label;
  if (!(item instanceof yup.ObjectSchema)) {
    const one = visibleField('item', item);
    const field: ListFieldWithSubField = {
      ...base,
      widget: 'list',
      label_singular: singular,
      field: one,
    };
    return field;
  }
  const names = fieldsOf(item).map(([name]) => name);
  const summary = SUMMARIES.find((name) => names.includes(name));
  const field: ListFieldWithSubFields = {
    ...base,
    widget: 'list',
    label_singular: singular,
    collapsed: 'auto',
    fields: formFields(item),
  };
  return summary ? { ...field, summary: `{{fields.${summary}}}` } : field;
}

const reference = (base: Base, collection: string): RelationField => ({
  ...base,
  widget: 'relation',
  collection,
  value_field: '{{fields.slug}}',
  display_fields: ['{{fields.name}}'],
  search_fields: ['name', 'slug'],
});

/** The form field of a field of the model that is no list. */
function visibleField(name: string, schema: AnySchema): VisibleField {
  const own = metaOf(schema);
  const base: Base = {
    name,
    label: labelOf(schema) ?? name,
    hint: hint(schema),
    required: isRequired(schema),
  };
  if (schema instanceof yup.ObjectSchema) {
    const group: ObjectFieldWithSubFields = {
      ...base,
      widget: 'object',
      collapsed: 'auto',
      fields: formFields(schema),
    };
    return group;
  }
  if (schema instanceof yup.BooleanSchema) {
    return { ...base, widget: 'boolean', default: false, required: false };
  }
  if (schema instanceof yup.NumberSchema) {
    const number: NumberField = { ...base, widget: 'number', value_type: 'int' };
    return number;
  }
  const choices = choicesOf(schema);
  if (choices.length > 0) {
    const select: SelectField = {
      ...base,
      widget: 'select',
      options: choices.map((value) => ({ value, label: own.options?.[value] ?? value })),
    };
    return select;
  }
  if (own.ref) return reference(base, own.ref);
  if (own.imageFolder) {
    const image: ImageField = {
      ...base,
      widget: 'image',
      choose_url: false,
      accept: 'image/jpeg,image/png,image/webp,image/avif',
    };
    return image;
  }
  return { ...base, widget: own.long ? 'text' : 'string' };
}

/**
 * The form fields of a group of the model, in its order. Lengths and patterns are left to the check,
 * which guards the form with the same sentences as the build: the CMS's own would differ.
 */
export function formFields(group: AnySchema): Field[] {
  return fieldsOf(group).map(([name, schema]): Field => {
    const item = itemOf(schema);
    if (!item) return visibleField(name, schema);
    const base: Base = {
      name,
      label: labelOf(schema) ?? name,
      hint: hint(schema),
      required: isRequired(schema),
    };
    return list(base, item);
  });
}
