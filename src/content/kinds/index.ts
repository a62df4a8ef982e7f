/** Every kind of file in `data/`, in the order in which problems are reported. */
import type { ContentOf, ContentSchema, Kind, Listed } from '../model/kind';
import { originalOf } from '../text/languages';
import { about } from './about';
import { login, signup } from './account';
import { caseStudy } from './caseStudy';
import { caseStudyGroup } from './caseStudyGroup';
import { consent } from './consent';
import { contact } from './contact';
import { error } from './error';
import { contactForm, formWords, leadForm, loginForm, signupForm } from './forms';
import { glossary } from './glossary';
import { home } from './home';
import { legalPage } from './legalPage';
import { navigation } from './navigation';
import { partner } from './partner';
import { service } from './service';
import { serviceGroup } from './serviceGroup';
import { site } from './site';
import { storage } from './storage';
import { success } from './success';

/** The kinds with many files: menus and the home page can show their lists. */
const entryKinds = [serviceGroup, service, caseStudyGroup, caseStudy, partner, legalPage] as const;

const list = [
  site,
  navigation(entryKinds),
  home(entryKinds),
  about,
  contact,
  login,
  signup,
  success,
  error,
  leadForm,
  contactForm,
  loginForm,
  signupForm,
  formWords,
  storage,
  consent,
  ...entryKinds,
  glossary,
] as const;

type KindOfName = { [K in (typeof list)[number] as K['name']]: K };

export type KindName = keyof KindOfName;

export type PageKindName = {
  [K in KindName]: KindOfName[K] extends { page: object } ? K : never;
}[KindName];

/** The content of the kind with this name: `Content<'services'>`. */
export type Content<K extends KindName> = ContentOf<KindOfName[K]>;

export const kinds: readonly Kind<KindName>[] = list;

export const contentFolders = [
  ...new Set(kinds.map(({ folder, file = '' }) => folder ?? file.replace(/\/[^/]*$/, ''))),
];

const listedKinds: readonly Kind<KindName, ContentSchema & { __outputType: Listed }>[] = entryKinds;

/** All lists that menus can show or the home page can count, with their kinds. */
export const entryLists = listedKinds.flatMap((kind) =>
  (kind.lists ?? []).map((list) => ({ kind, list })),
);

/** The kind with this name; undefined if there is none. */
export const findKind = (name: string): Kind<KindName> | undefined =>
  kinds.find((kind) => kind.name === name);

/** The kind with this name. Throws if there is none. */
export function kindNamed(name: KindName): Kind<KindName> {
  const kind = findKind(name);
  if (!kind) throw new Error(`There is no kind of file called ${name}.`);
  return kind;
}

/** The files that are read; the check reports those that do not end in `.yaml`. */
export const YAML_FILE = /\.ya?ml$/i;

const ENTRY = /^(.*)\/[^/]+\.yaml$/;

/** The kind of an original, by its path in `data/`; undefined if it belongs to none. */
export function kindOfFile(file: string): Kind<KindName> | undefined {
  const folder = ENTRY.exec(file)?.[1];
  return kinds.find((kind) => (kind.file ? kind.file === file : kind.folder === folder));
}

/** The kind of an original or of a translation, by its path in `data/`; undefined if it belongs to none. */
export const kindOfAnyFile = (file: string): Kind<KindName> | undefined =>
  kindOfFile(originalOf(file).original);
