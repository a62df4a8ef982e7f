/**
 * What the handbook lets a content person do: its recipes, and more that is like them. Each leaves the content
 * in order, and none may turn a test red. They find what they change by its kind, not by the name of a file,
 * so that real edits of `data/` do not get in their way.
 *
 * Not among them: what the owner's specification says ("over 20 countries"). The contract tests are meant
 * to go red there, and the field says so.
 */
import { type Document, parse, YAMLSeq } from 'yaml';
import { textsIn } from '../../plugins/gatsby-plugin-content-check/src/check/walk';
import { type Field, fieldOf } from '../../src/content/introspect';
import type { Kind } from '../../src/content/kind';
import { kinds } from '../../src/content/kinds';
import { translationFile } from '../../src/content/languages';
import { wordsOf } from '../../src/content/translation';
import { readRecipes } from '../handbook/recipes';
import type { ContentCopy } from '../lib/contentCopy';
import { firstOf, followInFiles, LOGO } from './followInFiles';
import { otherWords, translate } from './translate';

type Edit = (content: ContentCopy) => unknown;

type Change = (document: Document) => void;

/** Gives fields of a file other values, each by its path: `{ 'hero.title': 'New' }`. */
const set =
  (values: Readonly<Record<string, unknown>>): Change =>
  (document) => {
    for (const [path, value] of Object.entries(values)) document.setIn(path.split('.'), value);
  };

/** Changes the list at a path. Throws where there is none. */
const inList =
  (path: string, change: (items: unknown[]) => void): Change =>
  (document) => {
    const list: unknown = document.getIn(path.split('.'));
    if (!(list instanceof YAMLSeq)) throw new Error(`There is no list "${path}".`);
    change(list.items);
  };

const append =
  (path: string, item: unknown): Change =>
  (document) =>
    document.addIn(path.split('.'), document.createNode(item));

const reverse = (path: string) => inList(path, (items) => items.reverse());

const reversedOrder: Change = (document) =>
  document.set('order', 5000 - Number(document.get('order')));

const inFile =
  (file: string, ...changes: Change[]) =>
  (content: ContentCopy): void =>
    content.edit(file, (document) => changes.forEach((change) => change(document)));

const inEach =
  (folder: string, change: Change) =>
  (content: ContentCopy): void =>
    content.filesIn(folder).forEach((file) => content.edit(file, change));

const inFirst =
  (folder: string, values: Readonly<Record<string, unknown>>) =>
  (content: ContentCopy): void =>
    inFile(firstOf(content, folder), set(values))(content);

const SERVICES = 'data/services';
const STORIES = 'data/case-studies';
const PARTNERS = 'data/partners';
const SITE = 'data/site.yaml';
const NAVIGATION = 'data/navigation.yaml';
const ABOUT = 'data/pages/about.yaml';

/** Copies the first entry of a group, and gives the copy what makes it its own. */
const add =
  (folder: string, group: string, slug: string, more: object = {}) =>
  (content: ContentCopy): void =>
    content.duplicate(firstOf(content, folder, group), `${folder}/${slug}.yaml`, (document) => {
      for (const field of ['otherSpellings', 'formerAddresses', 'picture']) document.delete(field);
      const name = slug.replaceAll('-', ' ');
      const description = `All about ${name}: who asked for it, how it was done, and what those who paid for it say today.`;
      set({
        slug,
        name,
        order: 900,
        'seo.title': `A page on ${name}`,
        'seo.description': description,
        ...more,
      })(document);
    });

/** Words that a person may change: the owner has not laid them down, and nothing compares them. */
const isFree = ({ holdsWords, fixedBy, pattern, isMail, translation }: Field) =>
  holdsWords && !fixedBy && !pattern && !isMail && translation !== 'shared';

/** Writes other words into every field of a kind's files where a person may, and keeps their links. */
const reword =
  ({ file, folder = '', schema }: Kind, language = 'en') =>
  (content: ContentCopy): void => {
    const words = fieldOf(language === 'en' ? schema : wordsOf(schema));
    for (const original of file ? [file] : content.filesIn(folder)) {
      const own = translationFile(original, language);
      if (!content.has(own)) continue;
      const free = textsIn(words, parse(content.read(own))).filter(
        ({ field, path }) => isFree(field) && !['language', 'locale'].includes(String(path[0])),
      );
      content.edit(own, (document) =>
        free.forEach(({ path, value }) => {
          const links = value.match(/\[[^\]]*\]\([^)]*\)/g) ?? [];
          document.setIn(path, [otherWords(language), ...links].join(' '));
        }),
      );
    }
  };

/** They change an address, which the specification fixes: the edits below do so to pages of their own. */
const OWNERS_RECIPES = ['Hide an entry', 'Change an address'];

/** By what the content person does, in the imperative. */
export const edits: Readonly<Record<string, Edit>> = {
  ...Object.fromEntries(kinds.map((kind) => [`Reword: ${kind.label}`, reword(kind)])),
  'Reword everything in Arabic': (content) => kinds.forEach((kind) => reword(kind, 'ar')(content)),
  ...Object.fromEntries(
    readRecipes()
      .filter(({ name }) => !OWNERS_RECIPES.includes(name))
      .map((recipe) => [recipe.name, (content: ContentCopy) => followInFiles(content, recipe)]),
  ),
  'Write letters and signs of other languages, and one that the fonts lack': inFirst(SERVICES, {
    cardText: '£5 ™ ½ °C × Łódź, Škoda and Ørsted → you',
  }),
  'Add a thirteenth service, and offer it in the lead form'(content) {
    add(SERVICES, 'listening', 'sentiment-of-staff')(content);
    inFile('data/forms/lead.yaml', append('services', 'Sentiment of staff'))(content);
  },
  'Turn the menus round': inFile(NAVIGATION, reverse('main'), reverse('footer.links')),
  'Turn the order of the services and case studies round'(content) {
    inEach(SERVICES, reversedOrder)(content);
    inEach(STORIES, reversedOrder)(content);
  },
  'Choose another drawing': inFile(ABOUT, set({ picture: { generator: 'dunes', tone: 'S2' } })),
  'Hide a case study and a service that are not ready'(content) {
    add(STORIES, 'markets', 'railways', { draft: true })(content);
    add(SERVICES, 'listening', 'rumours', { draft: true })(content);
  },
  'Give the company a long name, and its phone the signs of one': inFile(
    SITE,
    set({ name: 'Meridian, Fairweather & Sons Consultancy', phone: '+971 (4) 765 43 21' }),
  ),
  'Give the partners the addresses of their sites': inEach(PARTNERS, (document) =>
    document.set('website', `https://${String(document.get('slug'))}.com/start`),
  ),
  'Put in the logos of the company and of a partner, and leave five clients'(content) {
    content.write('data/pictures/meridian.svg', LOGO);
    content.write('data/pictures/meridian-on-dark.svg', LOGO);
    const logo = { file: 'meridian.svg', dark: 'meridian-on-dark.svg' };
    inFile(SITE, set({ logo, icon: 'meridian.svg' }))(content);
    inFirst(PARTNERS, { logo: { file: 'meridian.svg' } })(content);
    inFile(
      'data/pages/home.yaml',
      inList('trusted.logos', (items) => items.splice(5)),
      set({ 'trusted.logos.0.link': 'https://client.com/' }),
    )(content);
  },
  'Add links to the footer and to the menu': inFile(
    NAVIGATION,
    append('footer.links', { label: 'Our story', link: '/about' }),
    append('main', { label: 'For clients', links: [{ label: 'Log in', link: '/login' }] }),
  ),
  'Add a role to the team, and a subject to the contact form'(content) {
    const role = { title: 'Translators', text: 'Read it as it was meant.', glyph: 'loop' };
    inFile(ABOUT, append('team.roles', role))(content);
    const subject = { key: 'press', notice: 'For the press.', message: 'I write for:' };
    inFile('data/pages/contact.yaml', append('subjects', subject))(content);
  },
  'Ask again about cookies': inFile('data/consent.yaml', set({ version: 7 })),
  'Leave a case study out of the Arabic pages by no file': (content) =>
    content.remove(content.filesIn('data/ar/case-studies').at(-1) ?? ''),
  'Translate every page': (content) => translate(content, 'ar'),
  'Add French': (content) =>
    translate(content, 'fr', undefined, {
      language: 'fr',
      locale: 'fr_FR',
      languageName: 'Français',
    }),
};
