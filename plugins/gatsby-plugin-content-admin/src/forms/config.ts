/** Derives the CMS's configuration from the model. */
import type * as cms from '@sveltia/cms';
import { kinds } from '../../../../src/content/kinds';
import { fieldOf } from '../../../../src/content/model/introspect';
import { hasPages, type Kind } from '../../../../src/content/model/kind';
import { PICTURE_FOLDER } from '../../../../src/content/model/pictureFields';
import { wordsOf } from '../../../../src/content/model/translation';
import { MAIN_LANGUAGE, translationFile } from '../../../../src/content/text/languages';
import { type FormsBackend, LARGEST_FILE } from '../content/formsBackend';
import { siteFolder } from '../content/siteFolder';
import { kindFields, PICTURE_ADDRESS, PLACEMENT } from './fields';

/** The hidden field for a file's text, which the CMS hands over only when it reads the file. */
export const SOURCE_FIELD = '_source';

/** The hidden field for a form's language, which the CMS does not pass to formats. */
export const LANGUAGE_FIELD = '_language';

const LANGUAGE_TAG = '{{locale}}';

const hidden = { widget: 'hidden', i18n: true } as const;

/** Each kind has its own file format, so that its reader and writer know the schema. */
export const formatOf = ({ name }: Kind): string => `${name}-yaml`;

/** What a kind's collection and a single file's form have in common. */
const formOf = (kind: Kind) => ({
  name: kind.name,
  label: kind.label,
  format: formatOf(kind),
  i18n: true,
  fields: [
    ...kindFields(fieldOf(kind.schema), fieldOf(wordsOf(kind.schema))),
    { name: SOURCE_FIELD, ...hidden },
    { name: LANGUAGE_FIELD, ...hidden, default: LANGUAGE_TAG },
  ],
});

function entryCollection(kind: Kind, folder: string): cms.EntryCollection {
  const { about, singular } = kind;
  const order = `${PLACEMENT}.order`;
  const slug = `{{fields.${PLACEMENT}.slug}}`;
  return {
    ...formOf(kind),
    label_singular: singular.charAt(0).toUpperCase() + singular.slice(1),
    description: about,
    folder,
    extension: 'yaml',
    identifier_field: 'name',
    // The slug is the page's address; changing it does not rename the file.
    slug: { template: slug, editable: false },
    aliases_field: false,
    sortable_fields: { fields: [order, 'name'], default: { field: order } },
    thumbnail: false,
    preview_path: hasPages(kind) ? slug : undefined,
  };
}

/** Returns the configuration for `CMS.init`; `translations` are the languages other than the main one. */
export function cmsConfig(
  saveTo: FormsBackend,
  translations: readonly string[] = [],
): cms.CmsConfig {
  // The folder is no setting of the CMS's: it stands in each path instead.
  const { folder, ...backend } = { folder: undefined, ...saveTo };
  const { inRepository } = siteFolder(folder);
  return {
    load_config_file: false,
    backend,
    publish_mode: saveTo.name === 'github' ? 'editorial_workflow' : undefined,
    app_title: 'Content',
    media_folder: inRepository(PICTURE_FOLDER),
    public_folder: PICTURE_ADDRESS,
    media_libraries: {
      default: { config: { slugify_filename: true, max_file_size: LARGEST_FILE } },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true, lowercase: false },
    output: { omit_empty_optional_fields: true },
    show_preview_links: true,
    i18n: {
      locales: [MAIN_LANGUAGE, ...translations],
      default_locale: MAIN_LANGUAGE,
      // A new entry may be translated later.
      initial_locales: 'default',
      omit_default_locale_from_file_path: true,
    },
    collections: kinds.flatMap((kind) =>
      kind.folder === undefined
        ? []
        : entryCollection(kind, inRepository(translationFile(kind.folder, LANGUAGE_TAG))),
    ),
    singletons: kinds.flatMap((kind) =>
      // Such a file has no original, which the CMS asks for.
      kind.file === undefined || kind.isOfTranslations
        ? []
        : { ...formOf(kind), file: inRepository(translationFile(kind.file, LANGUAGE_TAG)) },
    ),
  };
}
