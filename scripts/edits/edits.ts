/**
 * What the handbook lets a content person do. Each leaves the content in order, and none may turn a test
 * red. They find what they change by its kind, not by the name of a file, so that real edits of `data/` do
 * not get in their way.
 *
 * Not among them: what the owner's specification says ("over 20 countries"). The contract tests are meant
 * to go red there, and the field says so.
 */
import sharp from 'sharp';
import { type Document, parse, YAMLMap, YAMLSeq } from 'yaml';
import { textsIn } from '../../plugins/gatsby-plugin-content-check/src/check/walk';
import { type Field, fieldOf } from '../../src/content/introspect';
import type { Kind } from '../../src/content/kind';
import { kinds } from '../../src/content/kinds';
import { translationFile } from '../../src/content/languages';
import { wordsOf } from '../../src/content/translation';
import type { ContentCopy } from '../lib/contentCopy';
import { translate } from './translate';

export interface Edit {
  /** What the content person does, in the imperative. */
  name: string;
  apply: (content: ContentCopy) => void | Promise<void>;
}

type Change = (document: Document) => void;

const pathOf = (path: string) =>
  path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** Gives fields of a file other values, each by its path: `{ 'hero.title': 'New' }`. */
const set =
  (values: Readonly<Record<string, unknown>>): Change =>
  (document) => {
    for (const [path, value] of Object.entries(values)) document.setIn(pathOf(path), value);
  };

/** Changes the list at a path. Throws where there is none. */
const inList =
  (path: string, change: (items: unknown[], document: Document) => void): Change =>
  (document) => {
    const list: unknown = document.getIn(pathOf(path));
    if (!(list instanceof YAMLSeq)) throw new Error(`There is no list "${path}".`);
    change(list.items, document);
  };

const append = (path: string, item: unknown) =>
  inList(path, (items, document) => items.push(document.createNode(item)));

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

/** The first file of a folder, or of those with this value in a field. */
function first(content: ContentCopy, folder: string, field?: string, value?: string): string {
  const file = content
    .filesIn(folder)
    .find((one) => field === undefined || parse(content.read(one))[field] === value);
  if (file === undefined) throw new Error(`${folder} has no file like that.`);
  return file;
}

const inFirst =
  (folder: string, ...changes: Change[]) =>
  (content: ContentCopy): void =>
    inFile(first(content, folder), ...changes)(content);

/** A picture as a camera takes it. */
const photograph = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#557799' } })
    .jpeg()
    .toBuffer();

const SERVICES = 'data/services';
const STORIES = 'data/case-studies';
const PARTNERS = 'data/partners';
const SITE = 'data/site.yaml';
const NAVIGATION = 'data/navigation.yaml';
const HOME = 'data/pages/home.yaml';

/** Copies the first entry of a folder, or of a group in it, and gives the copy what makes it its own. */
const add =
  (folder: string, group: string | undefined, slug: string, more: object = {}) =>
  (content: ContentCopy): void =>
    content.duplicate(
      first(content, folder, group === undefined ? undefined : 'group', group),
      `${folder}/${slug}.yaml`,
      (document) => {
        for (const field of ['otherSpellings', 'formerAddresses', 'picture'])
          document.delete(field);
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
      },
    );

/** A logo as a drawing program would save it. */
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 0h90v30H0z"/></svg>\n';

/** Words that a person may change: the owner has not laid them down, and nothing compares them. */
const isFree = ({ fixedBy, choices, ref, link, pattern, imageFolder, shared, isMail }: Field) =>
  ![fixedBy, ref, link, pattern, imageFolder].some(Boolean) &&
  choices.length === 0 &&
  !isMail &&
  shared !== true;

/** Writes other words into every field of a kind's files where a person may. */
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
        free.forEach(({ path }, index) =>
          document.setIn(path, language === 'en' ? `Other ${index}` : `كلمة ${index}`),
        ),
      );
    }
  };

export const edits: readonly Edit[] = [
  ...kinds.map((kind) => ({
    name: `Reword: ${kind.label}`,
    apply: reword(kind),
  })),
  {
    name: 'Reword everything in Arabic',
    apply: (content) => kinds.forEach((kind) => reword(kind, 'ar')(content)),
  },
  {
    name: 'Add a term to a glossary',
    apply: inFile(
      'data/ar/glossary.yaml',
      append('terms', { original: 'crawler', term: 'زاحف', not: ['كراولر'], why: 'A loan word.' }),
    ),
  },
  {
    name: 'Write letters and signs of other languages, and one that the fonts lack',
    apply: inFirst(SERVICES, set({ cardText: '£5 ™ ½ °C × Łódź, Škoda and Ørsted → you' })),
  },
  {
    name: 'Add a thirteenth service, and offer it in the lead form',
    apply(content) {
      add(SERVICES, 'listening', 'sentiment-of-staff')(content);
      inFile('data/forms/lead.yaml', append('services', 'Sentiment of staff'))(content);
    },
  },
  {
    name: 'Add a responsive solution',
    apply: add(SERVICES, 'responsive', 'town-halls'),
  },
  {
    name: 'Answer other questions on a service’s page',
    apply(content) {
      const questions = ['first', 'second', 'third'].map((anchor) => ({
        anchor: `the-${anchor}`,
        question: `And the ${anchor}?`,
        answer: 'Ask [us](/contact).',
      }));
      inFirst(SERVICES, set({ questions }))(content);
    },
  },
  {
    name: 'Add a case study in English only',
    apply: add(STORIES, 'industries', 'shipping-and-ports'),
  },
  {
    name: 'Add figures and a quotation to a case study, in both languages',
    apply(content) {
      const story = first(content, STORIES);
      const figure = (label: string) => ({ value: '−35%', label, period: 'in a year' });
      const quote = { words: 'We know now.', name: 'A. Client', role: 'Head of Communications' };
      inFile(story, set({ figures: [figure('rumours'), figure('calls')], quote }))(content);
      translate(content, 'ar', (file) => file === story);
    },
  },
  {
    name: 'Add a market, and translate it',
    apply(content) {
      add(STORIES, 'markets', 'hotels')(content);
      translate(content, 'ar', (file) => file.endsWith('hotels.yaml'));
    },
  },
  {
    name: 'Add a partner',
    apply: add(PARTNERS, undefined, 'press-room', { website: 'https://press-room.com/' }),
  },
  {
    name: 'Turn the menus round',
    apply: inFile(NAVIGATION, reverse('main'), reverse('footer.links')),
  },
  {
    name: 'Turn the order of the services and case studies round',
    apply(content) {
      inEach(SERVICES, reversedOrder)(content);
      inEach(STORIES, reversedOrder)(content);
    },
  },
  {
    name: 'Move a service between two others',
    apply: inFirst(SERVICES, set({ order: 45 })),
  },
  {
    name: 'Replace a picture by a photograph, and choose another drawing',
    async apply(content) {
      content.write('data/pictures/quay.jpg', await photograph(2000, 1200));
      inFirst(
        STORIES,
        set({ picture: { file: 'quay.jpg', alt: 'A quay in the morning' } }),
      )(content);
      inFile(
        'data/pages/about.yaml',
        set({ picture: { generator: 'dunes', tone: 'S2' } }),
      )(content);
    },
  },
  {
    name: 'Hide a case study and a service that are not ready',
    apply(content) {
      add(STORIES, 'markets', 'railways', { draft: true })(content);
      add(SERVICES, 'listening', 'rumours', { draft: true })(content);
    },
  },
  {
    name: 'Change the slug of a case study, with its redirect',
    apply: add(STORIES, 'markets', 'museums-galleries', { formerAddresses: ['museums'] }),
  },
  {
    name: 'Give the company a long name, its mailbox, its phone and its full address',
    apply: inFile(
      SITE,
      set({
        name: 'Meridian, Fairweather & Sons Consultancy',
        email: 'hello@meridian-sons.com',
        phone: '+971 (4) 765 43 21',
        address: 'Office 12, Building 7, Dubai Media City, UAE',
      }),
    ),
  },
  {
    name: 'Open accounts on the social networks',
    apply: inFile(
      SITE,
      inList('social', (items) =>
        items.forEach((item, index) => {
          if (item instanceof YAMLMap) item.set('link', `https://network-${index}.com/meridian`);
        }),
      ),
    ),
  },
  {
    name: 'Give the partners the addresses of their sites',
    apply: inEach(PARTNERS, (document) =>
      document.set('website', `https://${String(document.get('slug'))}.com/start`),
    ),
  },
  {
    name: 'Put in the logos of the company, of a client and of a partner, and leave five clients',
    apply(content) {
      content.write('data/pictures/meridian.svg', LOGO);
      content.write('data/pictures/meridian-on-dark.svg', LOGO);
      const logo = { file: 'meridian.svg', dark: 'meridian-on-dark.svg' };
      inFile(SITE, set({ logo, icon: 'meridian.svg' }))(content);
      inFirst(PARTNERS, set({ logo: { file: 'meridian.svg' } }))(content);
      inFile(
        HOME,
        inList('trusted.logos', (items) => items.splice(5)),
        (document) => document.deleteIn(pathOf('trusted.logos.0.mark')),
        set({ 'trusted.logos.0.logo': { file: 'meridian.svg', ground: 'both' } }),
        set({ 'trusted.logos.0.link': 'https://client.com/' }),
      )(content);
    },
  },
  {
    name: 'Show one more client',
    apply: inFile(HOME, append('trusted.logos', { name: 'A new client', mark: 'wave' })),
  },
  {
    name: 'Replace a made-up case study by one of the company’s own',
    apply: inFirst(
      STORIES,
      (document) => document.delete('illustrative'),
      set({ summary: 'Ours.' }),
    ),
  },
  {
    name: 'Add links to the footer and to the menu',
    apply: inFile(
      NAVIGATION,
      append('footer.links', { label: 'Our story', link: '/about' }),
      append('main', { label: 'For clients', links: [{ label: 'Log in', link: '/login' }] }),
    ),
  },
  {
    name: 'Rename the menu of the partner products',
    apply: inFile(
      NAVIGATION,
      inList('main', (items) =>
        items.forEach((item) => {
          if (item instanceof YAMLMap && item.get('entries') === 'partners')
            item.set('label', 'Tools');
        }),
      ),
    ),
  },
  {
    name: 'Put the legal pages into effect at a new date',
    apply: inEach('data/legal', set({ effectiveDate: '1 March 2027' })),
  },
  {
    name: 'Add a section to the cookies policy',
    apply: (content) =>
      inFile(
        first(content, 'data/legal', 'slug', 'cookies'),
        append('sections', {
          anchor: 'children',
          heading: 'Children',
          blocks: [{ paragraph: 'Ask [us](/contact).' }, { list: ['One thing', 'Another'] }],
        }),
      )(content),
  },
  {
    name: 'Add a role to the team, and a subject to the contact form',
    apply(content) {
      const role = { title: 'Translators', text: 'Read it as it was meant.', glyph: 'loop' };
      inFile('data/pages/about.yaml', append('team.roles', role))(content);
      const subject = { key: 'press', notice: 'For the press.', message: 'I write for:' };
      inFile('data/pages/contact.yaml', append('subjects', subject))(content);
    },
  },
  {
    name: 'Name somebody on the About page',
    async apply(content) {
      content.write('data/pictures/sara.jpg', await photograph(1200, 1500));
      const portrait = { file: 'sara.jpg', alt: 'Sara Haddad, laughing' };
      const person = { name: 'Sara Haddad', role: 'Head of Analysis', portrait };
      inFile('data/pages/about.yaml', set({ 'team.people': [person] }))(content);
    },
  },
  {
    name: 'Book calls in a calendar elsewhere',
    apply: inFile(
      'data/pages/contact.yaml',
      set({ bookingLink: 'https://calendar.example.com/company' }),
    ),
  },
  {
    name: 'Ask again about cookies',
    apply: inFile('data/consent.yaml', set({ version: 7 })),
  },
  {
    name: 'Leave a case study out of the Arabic pages by a draft, and another by no file',
    apply(content) {
      const [draft = '', gone = ''] = content.filesIn('data/ar/case-studies');
      inFile(draft, set({ draft: true }))(content);
      content.remove(gone);
    },
  },
  {
    name: 'Translate every page',
    apply: (content) => translate(content, 'ar'),
  },
  {
    name: 'Add French',
    apply: (content) =>
      translate(content, 'fr', undefined, {
        language: 'fr',
        locale: 'fr_FR',
        languageName: 'Français',
      }),
  },
];
