/** The content of the site for the preview: what is published, with a draft in its place. Pure. */
import type { InferType } from 'yup';
import { type PartlyEntry, slugOf } from '../../../../src/content/entries';
import type { ContentSchema, Kind, Partly } from '../../../../src/content/kind';
import { kindNamed, kindOfFile } from '../../../../src/content/kinds';
import { originalOf, translationFile } from '../../../../src/content/languages';
import type { ContentContext } from '../../../../src/content/workedOut';
import {
  filesAsShown,
  partlyEntry,
  readContentFile,
  type Source,
} from '../../../gatsby-plugin-content-check/browser';
import type { PreviewDraft } from '../forms/previewDraft';

/** What a file of `data/` holds, as far as that can be read. */
export type FileEntry = PartlyEntry & { file: string };

/** Each file by itself. */
export const readEntries = (sources: readonly Source[]): FileEntry[] =>
  sources.flatMap(({ file, text }) => {
    const kind = kindOfFile(originalOf(file).original);
    return kind ? readContentFile(file, text, kind) : [];
  });

/** All files as pages show them, with a draft in the place of its entry's. */
export function withDraft(
  published: readonly FileEntry[],
  { file, contents }: Pick<PreviewDraft, 'file' | 'contents'>,
): FileEntry[] {
  const kind = kindOfFile(file);
  const others = published.filter((one) => originalOf(one.file).original !== file);
  const own = Object.entries(contents).flatMap(([language, content]) =>
    kind ? { file: translationFile(file, language), ...partlyEntry(kind, content, language) } : [],
  );
  return filesAsShown([...others, ...own]);
}

const isOf = <S extends ContentSchema>(
  { name }: Kind<string, S>,
  entry: { kind: string; content: unknown },
): entry is { kind: string; content: Partly<InferType<S>> } => entry.kind === name;

/** The entries as the resolvers look them up, for an entry in a language. */
export const contentRound = (
  entries: readonly PartlyEntry[],
  language: string,
): ContentContext => ({
  language,
  all: (kind, wanted) =>
    Promise.resolve(
      entries
        .filter((one) => one.language === wanted)
        .flatMap((one) => (isOf(kind, one) ? { ...one.content, language: wanted } : [])),
    ),
  named: (typeName, slugs, wanted) => {
    const own = entries.filter(
      (one) => one.language === wanted && kindNamed(one.kind).typeName === typeName,
    );
    const found = slugs.flatMap((slug) => own.find((one) => slugOf(one) === slug) ?? []);
    return Promise.resolve(found.map(({ content }) => ({ ...content, language: wanted })));
  },
});
