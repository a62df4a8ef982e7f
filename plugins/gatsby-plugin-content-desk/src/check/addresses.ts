/** No two pages on one address; former addresses lead to living ones; changed slugs are kept. */
import { hrefOf, pagePath } from '../../../../src/content/addresses';
import { routes } from '../../../../src/routes';
import { ContentFile } from './contentFile';
import { FieldPath, writePath } from './fieldPath';
import { Finding } from './problem';
import { Found, Rule } from './rule';
import { formerAddressesIn, otherSpellingsIn, slugIn } from './slugs';

/** Addresses that no entry may have: the error screen and the forms of the content people. */
const RESERVED: readonly (readonly [string, string])[] = [
  ['/404', 'the error page'],
  ['/admin', 'the page of the content forms'],
];

/** Capital letters make no second address: some servers do not tell them apart. */
const keyOf = (slug: string) => pagePath(slug).toLowerCase();

/** Who has an address already, by the address in small letters. */
type Claims = Map<string, string>;

const at = (file: ContentFile, path: FieldPath, words: Omit<Finding, 'span' | 'field'>): Found => ({
  in: file,
  finding: { span: file.places.spanOf(path), field: writePath(path), ...words },
});

interface Address {
  file: ContentFile;
  slug: string;
  path: FieldPath;
}

/** The addresses that pages answer to, with the fields that say so: the pages' own slugs first. */
function livingAddresses(files: readonly ContentFile[]): Address[] {
  const own = files.flatMap((file): Address[] => {
    const slug = slugIn(file);
    return slug === undefined ? [] : [{ file, slug, path: ['slug'] }];
  });
  const others = files.flatMap((file) =>
    otherSpellingsIn(file).map((slug, index) => ({ file, slug, path: ['otherSpellings', index] })),
  );
  return [...own, ...others];
}

function claimLiving(files: readonly ContentFile[], claims: Claims): Found[] {
  const exact = new Set<string>();
  return livingAddresses(files).flatMap(({ file, slug, path }): Found[] => {
    const key = keyOf(slug);
    const holder = claims.get(key);
    const isOwn = holder === file.file;
    if (holder === undefined) claims.set(key, file.file);
    if (holder === undefined || (isOwn && !exact.has(slug))) {
      exact.add(slug);
      return [];
    }
    return [
      isOwn
        ? at(file, path, {
            message: `"${slug}" is an address of this page already.`,
            expected: 'Delete this line.',
          })
        : at(file, path, {
            message: `The address ${pagePath(slug)} is taken: ${holder} has it too.`,
            expected: 'Give one of them another slug. Capital letters make no difference.',
          }),
    ];
  });
}

function claimFormer(files: readonly ContentFile[], claims: Claims): Found[] {
  const found: Found[] = [];
  for (const file of files) {
    for (const [index, slug] of formerAddressesIn(file).entries()) {
      const key = keyOf(slug);
      const holder = claims.get(key);
      if (holder === undefined) {
        claims.set(key, file.file);
        continue;
      }
      found.push(
        at(file, ['formerAddresses', index], {
          message:
            holder === file.file
              ? `The address ${pagePath(slug)} cannot be a former one: this page has it now.`
              : `The address ${pagePath(slug)} cannot lead here: ${holder} has it.`,
          expected: 'Delete this line. An address leads to one page only.',
        }),
      );
    }
  }
  return found;
}

/** References name an entry by its slug: two of one kind must not share it, with pages or without. */
function sharedSlugs(files: readonly ContentFile[]): Found[] {
  const holders = new Map<string, string>();
  return files.flatMap((file): Found[] => {
    const slug = slugIn(file);
    if (slug === undefined || file.collection.hasPages) return [];
    const key = `${file.collection.name}/${slug}`;
    const holder = holders.get(key);
    if (holder === undefined) {
      holders.set(key, file.file);
      return [];
    }
    const message = `The slug "${slug}" is taken: ${holder} has it too.`;
    return [at(file, ['slug'], { message, expected: 'Give one of them another slug.' })];
  });
}

/** Advice for a slug that has changed since the last commit: keep its old address. */
function changedSlug(file: ContentFile, former: string, claims: Claims): Found[] {
  const slug = slugIn(file);
  const isKept = formerAddressesIn(file).includes(former) || claims.has(keyOf(former));
  if (slug === undefined || slug === former || isKept) return [];
  const { start } = file.places.spanOf(['slug'], 'name');
  const end = file.source.indexOf('\n', start);
  const isNew = file.content.formerAddresses === undefined;
  return [
    at(file, ['slug'], {
      isAdvice: true,
      message: `The slug was "${former}" at the last commit; links to ${pagePath(former)} will find nothing.`,
      expected: `Keep the old address: add "${former}" to formerAddresses, and it leads to ${hrefOf(pagePath(slug))}.`,
      fix:
        isNew && end !== -1
          ? { start: end + 1, end: end + 1, text: `formerAddresses:\n  - ${former}\n` }
          : undefined,
    }),
  ];
}

export const addressRule: Rule = (files, { committedSlugs }) => {
  const claims: Claims = new Map(RESERVED);
  for (const [name, address] of Object.entries(routes)) claims.set(address, `the ${name} page`);
  const pages = files.filter(({ collection }) => collection.hasPages);
  return [
    ...claimLiving(pages, claims),
    ...claimFormer(pages, claims),
    ...sharedSlugs(files),
    ...pages.flatMap((file) => {
      const former = committedSlugs.get(file.file);
      return former === undefined ? [] : changedSlug(file, former, claims);
    }),
  ];
};
