/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { QUERY_TYPES, queryTypes } from './queryTypes';
import { unusedFields } from './unusedFields';

const typesOf = (query: string) =>
  queryTypes([`export const query = graphql\`${query}\`;`]).replace(/\s+/g, ' ');

const SERVICE = `
  query ServicePage($id: String!) {
    service(id: { eq: $id }) {
      leadService
      how { cards { title glyph } }
      questions { anchor }
      group { name phase }
      caseStudies { at: path }
      pictures { ...CardPicture hero { light { publicURL } } }
    }
    allPartner { nodes { name } }
  }
  fragment CardPicture on Pictures { alt }
`;

it.each([
  ['a required text', 'name: string;'],
  ['a text that may be left out: null', 'leadService: string | null;'],
  ['a closed list', "phase: 'listen' | 'respond';"],
  ['a list of groups', 'cards: { title: string;'],
  ['a list that may be left out', 'questions: { anchor: string; }[] | null;'],
  ['a field under another name, which is worked out', 'caseStudies: { at: string; }[];'],
  ['a fragment beside fields', 'pictures: CardPictureFragment & { hero: {'],
  ['the list of a kind', 'allPartner: { nodes: { name: string; }[]; };'],
  ['each query', 'export interface ServicePageQuery { service: {'],
  ['each fragment', 'export interface CardPictureFragment { alt: string; }'],
])('the types of queries hold %s', (_what, type) => {
  expect(typesOf(SERVICE)).toContain(type);
});

it('types cannot be written for what no kind has', () => {
  const sentence = 'Page asks Service for "subtitle", which it has not.';
  expect(() => typesOf('query Page { service { subtitle } }')).toThrow(sentence);
});

describe('a field that a query asks for', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'queries-'));

  afterAll(() => rmSync(root, { recursive: true }));

  /** What nothing uses in a site of one page. */
  function unusedIn(page: string): string[] {
    const write = (file: string, text: string) => {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    };
    write(
      'tsconfig.json',
      '{ "compilerOptions": { "strict": true, "jsx": "preserve" }, "include": ["src"] }',
    );
    write(
      QUERY_TYPES,
      `export interface PageQuery {
         page: { hero: { title: string; text: string | null }; cards: { title: string; glyph: string }[] };
       }`,
    );
    write(
      'src/page.tsx',
      `import type { PageQuery } from './queryTypes';
       declare namespace JSX { interface Element {} interface IntrinsicElements { p: { title?: string } } }
       declare const Titled: (props: { title: string }) => JSX.Element;
       declare const Whole: (props: { title: string; text: string | null }) => JSX.Element;
       declare function shown<T extends { title: string }>(one: T): T;
       export function Page({ page }: PageQuery) { ${page} }`,
    );
    return unusedFields(root).map((one) => one.replace('PageQuery.page.', ''));
  }

  const CARDS = 'page.cards.map(({ title, glyph }) => title + glyph);';

  it.each([
    ['named', `page.hero.title + page.hero.text; ${CARDS}`, ''],
    ['taken apart', `const { hero: { title, ...rest } } = page; rest.text; ${CARDS}`, ''],
    ['handed on to a component that has it', `${CARDS} return <Whole {...page.hero} />;`, ''],
    ['handed on to one that does not', `${CARDS} return <Titled {...page.hero} />;`, 'hero.text'],
    ['handed on to a function that knows a part', `${CARDS} shown(page.hero);`, 'hero.text'],
    ['asked for, and that is all', CARDS, 'hero'],
    [
      'left out where the others of its list are taken',
      'page.hero.title; page.hero.text; page.cards.map(({ title }) => title);',
      'cards.glyph',
    ],
  ])('is %s', (_how, page, expected) => {
    expect(unusedIn(page).join()).toBe(expected);
  });
});
