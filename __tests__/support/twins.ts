/** A second language for the fixture site: its own words once more, as a translation holds them. */
import { parse, stringify } from 'yaml';
import type { Source } from '../../plugins/gatsby-plugin-content-desk/src/check/checkSources';
import { type Field, fieldOf, isRecord } from '../../src/content/introspect';
import { kindOfFile } from '../../src/content/kinds';
import { MAIN_LANGUAGE, originalOf, translationFile } from '../../src/content/languages';
import { wordsOf } from '../../src/content/translation';

/** Latin letters and marks: what the originals say is in order in it. */
const LANGUAGE = 'fr';

/** The parts of a value that a field has. */
function partsOf({ item, fields, type }: Field, value: unknown): unknown {
  if (item) return Array.isArray(value) ? value.map((one) => partsOf(item, one)) : undefined;
  if (type !== 'object' || !isRecord(value)) return value;
  const parts = [...fields].map(([name, one]) => [name, partsOf(one, value[name])]);
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
}

/** The same files, and a translation of each original. */
export const withTwins = (sources: readonly Source[]): Source[] => [
  ...sources,
  ...sources.flatMap(({ file, text }): Source[] => {
    const kind = kindOfFile(file);
    if (!kind || originalOf(file).language !== MAIN_LANGUAGE) return [];
    const words = partsOf(fieldOf(wordsOf(kind.schema)), parse(text));
    const own = kind.name === 'site' && isRecord(words) ? { ...words, language: LANGUAGE } : words;
    return [{ file: translationFile(file, LANGUAGE), text: stringify(own, { lineWidth: 0 }) }];
  }),
];
