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

type Edit = (content: ContentCopy) => void | Promise<void>;

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

/** By what the content person does, in the imperative. */
export const edits: Readonly<Record<string, Edit>> = {
  ...Object.fromEntries(kinds.map((kind) => [`Reword: ${kind.label}`, reword(kind)])),
  'Reword everything in Arabic': (content) => kinds.forEach((kind) => reword(kind, 'ar')(content)),
  'Add a term to a glossary': inFile(
    'data/ar/glossary.yaml',
    append('terms', { original: 'crawler', term: 'زاحف', not: ['كراولر'], why: 'A loan word.' }),
  ),
  'Write letters and signs of other languages, and one that the fonts lack': inFirst(
    SERVICES,
    set({ cardText: '£5 ™ ½ °C × Łódź, Škoda and Ørsted → you' }),
  ),
  'Add a thirteenth service, and offer it in the lead form'(content) {
    add(SERVICES, 'listening', 'sentiment-of-staff')(content);
    inFile('data/forms/lead.yaml', append('services', 'Sentiment of staff'))(content);
  },
  'Add a responsive solution': add(SERVICES, 'responsive', 'town-halls'),
  'Answer other questions on a service’s page'(content) {
    const questions = ['first', 'second', 'third'].map((anchor) => ({
      anchor: `the-${anchor}`,
      question: `And the ${anchor}?`,
      answer: 'Ask [us](/contact).',
    }));
    inFirst(SERVICES, set({ questions }))(content);
  },
  'Add a case study in English only': add(STORIES, 'industries', 'shipping-and-ports'),
  'Add figures and a quotation to a case study, in both languages'(content) {
    const story = first(content, STORIES);
    const figure = (label: string) => ({ value: '−35%', label, period: 'in a year' });
    const quote = { words: 'We know now.', name: 'A. Client', role: 'Head of Communications' };
    inFile(story, set({ figures: [figure('rumours'), figure('calls')], quote }))(content);
    translate(content, 'ar', (file) => file === story);
  },
  'Add a market, and translate it'(content) {
    add(STORIES, 'markets', 'hotels')(content);
    translate(content, 'ar', (file) => file.endsWith('hotels.yaml'));
  },
  'Add a partner': add(PARTNERS, undefined, 'press-room', { website: 'https://press-room.com/' }),
  'Turn the menus round': inFile(NAVIGATION, reverse('main'), reverse('footer.links')),
  'Turn the order of the services and case studies round'(content) {
    inEach(SERVICES, reversedOrder)(content);
    inEach(STORIES, reversedOrder)(content);
  },
  'Move a service between two others': inFirst(SERVICES, set({ order: 45 })),
  async 'Replace a picture by a photograph, and choose another drawing'(content) {
    content.write('data/pictures/quay.jpg', await photograph(2000, 1200));
    inFirst(STORIES, set({ picture: { file: 'quay.jpg', alt: 'A quay in the morning' } }))(content);
    inFile('data/pages/about.yaml', set({ picture: { generator: 'dunes', tone: 'S2' } }))(content);
  },
  'Hide a case study and a service that are not ready'(content) {
    add(STORIES, 'markets', 'railways', { draft: true })(content);
    add(SERVICES, 'listening', 'rumours', { draft: true })(content);
  },
  'Change the slug of a case study, with its redirect': add(
    STORIES,
    'markets',
    'museums-galleries',
    { formerAddresses: ['museums'] },
  ),
  'Give the company a long name, its mailbox, its phone and its full address': inFile(
    SITE,
    set({
      name: 'Meridian, Fairweather & Sons Consultancy',
      email: 'hello@meridian-sons.com',
      phone: '+971 (4) 765 43 21',
      address: 'Office 12, Building 7, Dubai Media City, UAE',
    }),
  ),
  'Open accounts on the social networks': inFile(
    SITE,
    inList('social', (items) =>
      items.forEach((item, index) => {
        if (item instanceof YAMLMap) item.set('link', `https://network-${index}.com/meridian`);
      }),
    ),
  ),
  'Give the partners the addresses of their sites': inEach(PARTNERS, (document) =>
    document.set('website', `https://${String(document.get('slug'))}.com/start`),
  ),
  'Put in the logos of the company, of a client and of a partner, and leave five clients'(content) {
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
  'Show one more client': inFile(
    HOME,
    append('trusted.logos', { name: 'A new client', mark: 'wave' }),
  ),
  'Replace a made-up case study by one of the company’s own': inFirst(
    STORIES,
    (document) => document.delete('illustrative'),
    set({ summary: 'Ours.' }),
  ),
  'Add links to the footer and to the menu': inFile(
    NAVIGATION,
    append('footer.links', { label: 'Our story', link: '/about' }),
    append('main', { label: 'For clients', links: [{ label: 'Log in', link: '/login' }] }),
  ),
  'Rename the menu of the partner products': inFile(
    NAVIGATION,
    inList('main', (items) =>
      items.forEach((item) => {
        if (item instanceof YAMLMap && item.get('entries') === 'partners')
          item.set('label', 'Tools');
      }),
    ),
  ),
  'Put the legal pages into effect at a new date': inEach(
    'data/legal',
    set({ effectiveDate: '1 March 2027' }),
  ),
  'Add a section to the cookies policy': (content) =>
    inFile(
      first(content, 'data/legal', 'slug', 'cookies'),
      append('sections', {
        anchor: 'children',
        heading: 'Children',
        blocks: [{ paragraph: 'Ask [us](/contact).' }, { list: ['One thing', 'Another'] }],
      }),
    )(content),
  'Add a role to the team, and a subject to the contact form'(content) {
    const role = { title: 'Translators', text: 'Read it as it was meant.', glyph: 'loop' };
    inFile('data/pages/about.yaml', append('team.roles', role))(content);
    const subject = { key: 'press', notice: 'For the press.', message: 'I write for:' };
    inFile('data/pages/contact.yaml', append('subjects', subject))(content);
  },
  async 'Name somebody on the About page'(content) {
    content.write('data/pictures/sara.jpg', await photograph(1200, 1500));
    const portrait = { file: 'sara.jpg', alt: 'Sara Haddad, laughing' };
    const person = { name: 'Sara Haddad', role: 'Head of Analysis', portrait };
    inFile('data/pages/about.yaml', set({ 'team.people': [person] }))(content);
  },
  'Book calls in a calendar elsewhere': inFile(
    'data/pages/contact.yaml',
    set({ bookingLink: 'https://calendar.example.com/company' }),
  ),
  'Ask again about cookies': inFile('data/consent.yaml', set({ version: 7 })),
  'Leave a case study out of the Arabic pages by a draft, and another by no file'(content) {
    const [draft = '', gone = ''] = content.filesIn('data/ar/case-studies');
    inFile(draft, set({ draft: true }))(content);
    content.remove(gone);
  },
  'Translate every page': (content) => translate(content, 'ar'),
  'Add French': (content) =>
    translate(content, 'fr', undefined, {
      language: 'fr',
      locale: 'fr_FR',
      languageName: 'Français',
    }),
};
