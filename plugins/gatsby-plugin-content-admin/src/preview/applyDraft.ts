/** Puts a draft into a page's data, by the build's resolvers; the data says which fields are selected. Pure. */
import { entryHref } from '../../../../src/content/addresses';
import type { PartlyEntry } from '../../../../src/content/entries';
import { groupType } from '../../../../src/content/graphqlTypes';
import { type Field, fieldOf, isRecord } from '../../../../src/content/introspect';
import type { Kind } from '../../../../src/content/kind';
import { kindNamed, kinds } from '../../../../src/content/kinds';
import { LOGO, PORTRAIT } from '../../../../src/content/sharedFields';
import { answers, EMPTY } from '../../../../src/content/wholeGroups';
import { type ContentContext, filled, referred } from '../../../../src/content/workedOut';
import type {
  LogoContentFragment,
  LogoFileContentFragment,
} from '../../../../src/generated/queryTypes';
import type { PreviewDraft } from '../forms/previewDraft';

type Fields = Readonly<Record<string, unknown>>;

/** What a draft refers to beyond itself. */
export interface DraftContext extends ContentContext {
  /** Where the browser finds the files that the draft names. */
  addresses: PreviewDraft['addresses'];
}

/** A picture that is not encoded yet, as the page's picture component takes it. */
function plainPicture(src: string) {
  const images = { fallback: { src, srcSet: src, sizes: '100vw' }, sources: [] };
  const gatsbyImageData = { layout: 'fullWidth', width: 1, height: 1, images };
  return { light: { childImageSharp: { gatsbyImageData } }, dark: null };
}

/** The pictures of an entry with the draft's own in their place. */
function pictures({ picture }: Fields, base: unknown, { addresses }: DraftContext): unknown {
  if (!isRecord(base)) return base;
  const { file, alt = '' } = isRecord(picture) ? picture : {};
  const address = addresses[String(file)];
  if (address === undefined) return { ...base, alt };
  const formats = Object.keys(base).map((format) => [format, plainPicture(address)]);
  return { ...Object.fromEntries(formats), alt };
}

/** A file that the build has not measured: browsers use its own shape once it is loaded. */
const unmeasured = { width: 3, height: 1, png: null };

/** A logo as the page shows it; the build tells SVG from PNG, here any address is shown as it is. */
function shownLogo(
  { file, dark, ground }: Fields,
  { addresses }: DraftContext,
): LogoContentFragment | null {
  const shown = (name: unknown): LogoFileContentFragment | null => {
    const publicURL = addresses[String(name)];
    return publicURL === undefined ? null : { ...unmeasured, svg: { publicURL } };
  };
  const onLight = shown(file);
  const stated = ground === 'dark' || ground === 'both' ? ground : null;
  return onLight && { ground: stated, onLight, onDark: shown(dark) };
}

/** A portrait as the page shows it. */
function shownPortrait({ file, alt }: Fields, { addresses }: DraftContext) {
  const address = addresses[String(file)];
  return address === undefined ? null : { pictures: { alt, card: plainPicture(address) } };
}

/** The selected fields of entries of a GraphQL type; values of other types stay as they are. */
async function ofEntries(
  base: unknown,
  type: string,
  found: unknown,
  context: DraftContext,
): Promise<unknown> {
  const kind = kinds.find(({ typeName }) => typeName === type.replace(/\W/g, ''));
  if (!kind) return found;
  if (Array.isArray(found)) {
    const before: unknown[] = Array.isArray(base) ? base : [];
    return Promise.all(
      found.map((one: unknown) => {
        const isSame = (old: unknown) => isRecord(old) && isRecord(one) && isEntry(old, one, kind);
        return ofEntries(before.find(isSame) ?? before[0], type, one, context);
      }),
    );
  }
  if (!isRecord(found)) return null;
  const language = String(found.language);
  return ofGroup(base, fieldOf(kind.schema), kind.typeName, found, { ...context, language });
}

/** True for the answer about this entry: only its own pictures are known. */
const isEntry = ({ slug, path }: Fields, entry: Fields, { page }: Kind): boolean =>
  slug === entry.slug ||
  path === entryHref(String(entry.slug), String(entry.language), page?.addressFolder);

const referenceOf = (field?: Field) => (field?.item ?? field)?.ref;

/** The selected fields of a value of the model. */
async function ofValue(
  base: unknown,
  field: Field,
  type: string,
  written: unknown,
  context: DraftContext,
): Promise<unknown> {
  const { item, graphqlType, isRequired } = field;
  const own = written ?? (isRequired ? EMPTY[field.type] : null) ?? null;
  const ref = referenceOf(field);
  if (ref)
    return ofEntries(base, ref.typeName, await referred(ref.typeName, own, context), context);
  if (item && Array.isArray(own)) {
    const before: unknown[] = Array.isArray(base) ? base : [];
    return Promise.all(
      own.map((one, at) => ofValue(before[at] ?? before[0], item, type, one, context)),
    );
  }
  if (!isRecord(own)) return filled(own, context);
  if (graphqlType === LOGO) return shownLogo(own, context) ?? base ?? null;
  if (graphqlType === PORTRAIT) return shownPortrait(own, context) ?? base ?? null;
  return ofGroup(base, field, type, own, context);
}

/** The selected fields of a group: those of the previous answer, or all but other entries. */
async function ofGroup(
  base: unknown,
  { fields }: Field,
  type: string,
  content: Fields,
  context: DraftContext,
): Promise<Fields> {
  const before = isRecord(base) ? base : {};
  const own = Object.keys(content).filter((name) => !referenceOf(fields.get(name)));
  const selected = (isRecord(base) ? Object.keys(base) : own).map(async (name) => {
    const old = before[name];
    const field = fields.get(name);
    const follows = answers[type]?.[name];
    if (follows) {
      const value = await follows.value(content, context);
      return [name, await ofEntries(old, follows.type ?? '', value, context)];
    }
    if (field) {
      const value = ofValue(old, field, groupType(type, name, field), content[name], context);
      return [name, await value];
    }
    // Fields that Gatsby adds stay.
    return [name, name === 'pictures' ? pictures(content, old, context) : old];
  });
  return Object.fromEntries(await Promise.all(selected));
}

/** Where the item of a list is the one with the entry's slug, or that of its language. */
const ITEM: Readonly<Record<string, string>> = { bySlug: 'slug', byLanguage: 'language' };

/** The data of a page with an entry's content at `at`. */
export async function applyDraft(
  data: unknown,
  at: readonly string[],
  { kind, content, language }: PartlyEntry,
  context: DraftContext,
): Promise<unknown> {
  const node: Fields = { ...content, language };
  const { schema, typeName } = kindNamed(kind);
  const applied = async (part: unknown, [step, ...rest]: readonly string[]): Promise<unknown> => {
    if (step === undefined) return ofGroup(part, fieldOf(schema), typeName, node, context);
    const key = ITEM[step];
    if (key === undefined) {
      return isRecord(part) ? { ...part, [step]: await applied(part[step], rest) } : part;
    }
    if (!Array.isArray(part)) return part;
    return Promise.all(
      part.map((one: unknown) =>
        isRecord(one) && one[key] === node[key] ? applied(one, rest) : one,
      ),
    );
  };
  return applied(data, at);
}
