import { parse, stringify } from 'yaml';
import { type Field, fieldOf, isRecord } from '../../../../src/content/introspect';
import { kindNamed } from '../../../../src/content/kinds';
import type { ContentFile, Source } from '../../../gatsby-plugin-content-check';

/** What everybody may read of a value. */
function publicPart(field: Field | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => publicPart(field?.item, one));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => {
      const own = field?.fields.get(name);
      return own?.isPrivate ? [] : [[name, publicPart(own, one)]];
    }),
  );
}

/** A file as everybody may read it: without comments, and without what is for editors only. */
export const publicSource = ({
  file,
  kind,
  source,
}: Pick<ContentFile, 'file' | 'kind' | 'source'>): Source => ({
  file,
  text: stringify(publicPart(fieldOf(kindNamed(kind).schema), parse(source))),
});
