/**
 * The content of data/, from which tests take every string, order and link that editors may change. What the site makes
 * of it is computed here a second time: a test that used the site's own code would share its faults.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { InferType } from 'yup';
import { about as aboutKind } from '../../src/content/kinds/about';
import { caseStudy } from '../../src/content/kinds/caseStudy';
import { caseStudyGroup } from '../../src/content/kinds/caseStudyGroup';
import { consent as consentKind } from '../../src/content/kinds/consent';
import { error as errorKind } from '../../src/content/kinds/error';
import { home as homeKind } from '../../src/content/kinds/home';
import { legalPage } from '../../src/content/kinds/legalPage';
import { navigation as navigationKind } from '../../src/content/kinds/navigation';
import { partner } from '../../src/content/kinds/partner';
import { service } from '../../src/content/kinds/service';
import { serviceGroup } from '../../src/content/kinds/serviceGroup';
import { site as siteKind } from '../../src/content/kinds/site';
import { success as successKind } from '../../src/content/kinds/success';
import { fieldOf } from '../../src/content/model/introspect';
import type { ContentSchema, Kind } from '../../src/content/model/kind';
import { translated } from '../../src/content/model/translation';
import { MAIN_LANGUAGE, translationFile } from '../../src/content/text/languages';
import { SITE } from './addresses';

const DATA = path.join(__dirname, '../..');

const parseFile = (file: string): unknown => parse(readFileSync(path.join(DATA, file), 'utf8'));

/** The content of a file, typed by its schema. */
const readFile = <S extends ContentSchema>({ schema }: { schema: S }, file: string): InferType<S> =>
  schema.validateSync(parseFile(file));

/** The content of a kind with one file. */
export function contentOf<S extends ContentSchema>(
  kind: Kind<string, S>,
  language = MAIN_LANGUAGE,
): InferType<S> {
  const { file, schema } = kind;
  if (file === undefined) throw new Error(`There are many files of ${kind.label}.`);
  if (language === MAIN_LANGUAGE) return readFile(kind, file);
  const words = parseFile(translationFile(file, language));
  return schema.validateSync(translated(fieldOf(schema), parseFile(file), words));
}

/** The published content of a kind with many files. */
export function contentsOf<S extends ContentSchema>(kind: Kind<string, S>): InferType<S>[] {
  const { folder } = kind;
  if (folder === undefined) throw new Error(`There is one file of ${kind.label}.`);
  return readdirSync(path.join(DATA, folder))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => readFile(kind, path.join(folder, name)))
    .filter((content) => content.draft !== true);
}

const entryKinds = [serviceGroup, service, caseStudyGroup, caseStudy, partner, legalPage] as const;

export const homeIn = (language: string) => contentOf(homeKind(entryKinds), language);
export const navigationIn = (language: string) => contentOf(navigationKind(entryKinds), language);

export const site = contentOf(siteKind);
export const home = homeIn(MAIN_LANGUAGE);
export const about = contentOf(aboutKind);
export const success = contentOf(successKind);
export const errorPage = contentOf(errorKind);
export const consent = contentOf(consentKind);
export const navigation = navigationIn(MAIN_LANGUAGE);

/** The site's other languages: their codes and their own names. */
export const otherLanguages = readdirSync(path.join(DATA, 'data'))
  .filter((name) => /^[a-z]{2}$/.test(name))
  .map((code) => ({ code, name: contentOf(siteKind, code).languageName }));

/** The codes of all languages, the main one first. */
export const languages = [MAIN_LANGUAGE, ...otherLanguages.map(({ code }) => code)];

/** A string with the company's facts, as the language writes them, in place of `{name}` and other placeholders. */
export function filled(text: string, language = MAIN_LANGUAGE): string {
  const { name, legalName = name, email, phone, address } = contentOf(siteKind, language);
  const phoneLink = `tel:+${phone.replace(/\D/g, '')}`;
  return Object.entries({ name, legalName, email, phone, phoneLink, address }).reduce(
    (filledSoFar, [fact, value]) => filledSoFar.replaceAll(`{${fact}}`, value),
    text,
  );
}

/** A string as visitors read it, without the addresses of links. */
export const asRead = (text: string): string =>
  filled(text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1'));

/** The published entry with this slug. */
export function entryNamed<S extends ContentSchema>(
  kind: Kind<string, S>,
  slug: string,
): InferType<S> {
  const entry = contentsOf(kind).find((content) => content.slug === slug);
  if (!entry) throw new Error(`There is no ${kind.singular} with the slug "${slug}".`);
  return entry;
}

interface Ordered {
  order: number;
  name: string;
}

const inOrder = <T extends Ordered>(entries: T[]): T[] =>
  entries.sort((a, b) => a.order - b.order || (a.name < b.name ? -1 : 1));

/** The group with the most case studies, which are in the order of its menu. */
export const [largestGroup = { name: '', stories: [] }] = contentsOf(caseStudyGroup)
  .map(({ name, slug }) => ({
    name,
    stories: inOrder(contentsOf(caseStudy).filter(({ group }) => group === slug)),
  }))
  .sort((a, b) => b.stories.length - a.stories.length);

/** The address of the first case study of the largest group. */
export const CASE_STUDY = `/${largestGroup.stories[0]?.slug ?? ''}`;

/** The address of a link of the content, which the owner may have written without its first slash. */
function addressOf(link: string): string {
  const { href, origin } = new URL(link, SITE);
  return origin === SITE ? href.slice(SITE.length) : href;
}

const inList = (list: string) =>
  inOrder<Ordered & { slug: string }>(
    list === 'partners'
      ? contentsOf(partner)
      : contentsOf(service).filter(({ group }) => group === list),
  ).map(({ name, slug }) => ({ label: name, href: `/${slug}` }));

/** The main menu as a visitor sees it. */
export const menu = navigation.main.map(({ label, link, entries, links = [] }) => ({
  label,
  href: link && addressOf(link),
  links: [
    ...(entries ? inList(entries) : []),
    ...links.map(({ label, link }) => ({ label, href: addressOf(link) })),
  ],
}));

/** The menu entries that open a list of links. */
export const dropdowns = menu.filter(({ href }) => href === undefined);

/** The links in the footer. */
export const footerLinks = navigation.footer.links.map(({ label, link }) => ({
  label,
  href: addressOf(link),
}));
