/** Titles and descriptions that search results would cut, or could not tell apart. Advice only. */
import { fillIn } from '../../../../src/content/fillIn';
import { AnySchema, characters, metaOf, sizeOf } from '../../../../src/content/introspect';
import { schemaAt } from './complaints';
import { ContentFile, findingAt } from './contentFile';
import { isRecord } from './fieldNames';
import { FieldPath } from './fieldPath';
import { Found, Rule } from './rule';
import { nameOf } from './sentences';
import { lengthOf, shown } from './values';
import { visit } from './visit';

/** About what search results show; they measure in pixels and say no figures. */
const TITLE = 65;
const DESCRIPTION = { min: 70, max: 160 };

interface Texts {
  file: ContentFile;
  path: FieldPath;
  title: string;
  description: string;
}

/** The texts of `data/site.yaml` that the titles are filled in with. */
function siteTexts(files: readonly ContentFile[]): (text: string) => string {
  const site = files.find(({ collection }) => collection.name === 'site')?.content ?? {};
  const fact = (name: string) => (typeof site[name] === 'string' ? site[name] : '');
  const facts = {
    name: fact('name'),
    email: fact('email'),
    phone: fact('phone'),
    phoneLink: '',
    address: fact('address'),
  };
  return (text) => fillIn(text, facts);
}

const isSeo = (schema: AnySchema) => metaOf(schema).graphqlType === 'Seo';

function textsOf(files: readonly ContentFile[]): Texts[] {
  const texts: Texts[] = [];
  for (const file of files) {
    visit(file.collection.schema, file.content, (schema, value, path) => {
      if (!isSeo(schema) || !isRecord(value)) return;
      const { title, description } = value;
      if (typeof title !== 'string' || typeof description !== 'string') return;
      texts.push({ file, path, title, description });
    });
  }
  return texts;
}

export const searchEngineRule: Rule = (files) => {
  const fill = siteTexts(files);
  const site = files.find(({ collection }) => collection.name === 'site')?.content ?? {};
  const suffix = typeof site.titleSuffix === 'string' ? ` ${fill(site.titleSuffix)}` : '';
  const seen = new Map<string, string>();

  return textsOf(files).flatMap(({ file, path, title, description }): Found[] => {
    const advise = (field: 'title' | 'description', message: string, expected?: string): Found => {
      const place = [...path, field];
      const name = nameOf(schemaAt(file.collection.schema, place) ?? file.collection.schema, place);
      const finding = findingAt(file, place, { message: `${name} ${message}`, expected });
      return { in: file, finding: { ...finding, isAdvice: true } };
    };
    /** True where the model has refused the length already: one problem, not two. */
    const isRefused = (field: 'title' | 'description', text: string): boolean => {
      const schema = schemaAt(file.collection.schema, [...path, field]);
      return schema !== undefined && lengthOf(text) > (sizeOf(schema).max ?? Infinity);
    };
    /** Advice where another page has the same text. */
    const same = (field: 'title' | 'description', text: string): Found[] => {
      const key = `${field} ${text.trim().toLowerCase()}`;
      const other = seen.get(key);
      if (other === undefined) seen.set(key, file.file);
      return other === undefined
        ? []
        : [
            advise(
              field,
              `is the same as in ${other}.`,
              'Search results cannot tell the two pages apart.',
            ),
          ];
    };

    const found = [...same('title', title), ...same('description', description)];
    const whole = lengthOf(fill(title) + suffix);
    if (whole > TITLE && !isRefused('title', title)) {
      found.push(
        advise(
          'title',
          `has ${characters(whole)} with "${shown(suffix.trim())}".`,
          `Search results show about ${TITLE}.`,
        ),
      );
    }
    const length = lengthOf(fill(description));
    const isWithin = length >= DESCRIPTION.min && length <= DESCRIPTION.max;
    if (!isWithin && !isRefused('description', description)) {
      found.push(
        advise(
          'description',
          `has ${characters(length)}.`,
          `Search results have room for about ${DESCRIPTION.min} to ${DESCRIPTION.max}.`,
        ),
      );
    }
    return found;
  });
};
