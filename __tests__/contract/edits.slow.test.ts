/** @jest-environment node */
/** Makes, in a copy of `data/`, edits that an editor may make; none may break the contract. */
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Document, parse } from 'yaml';
import { textsIn } from '../../plugins/gatsby-plugin-content-check/src/check/walk';
import { type ContentCopy, copyContent } from '../../scripts/lib/processes/contentCopy';
import { kinds } from '../../src/content/kinds';
import { type Field, fieldOf } from '../../src/content/model/introspect';
import { wordsOf } from '../../src/content/model/translation';
import { translationFile } from '../../src/content/text/languages';
import { sectionIds } from '../../src/routes';
import { firstWeek, giveUpArabic } from '../support/firstWeek';
import { FIXTURE_SITE } from '../support/fixtureSite';
import { theContract } from './contract';

type Edit = (content: ContentCopy) => void;

const OTHER_LANGUAGES = readdirSync('data').filter((name) => /^[a-z]{2}$/.test(name));

const translationsOf = (file: string) =>
  OTHER_LANGUAGES.map((language) => translationFile(file, language));

const put = (document: Document, values: object) =>
  Object.entries(values).forEach(([field, value]) =>
    document.setIn(field.split('.'), document.createNode(value)),
  );

/** Sets fields of a file, or of the first file in a folder: `{ 'hero.title': 'New' }`. */
const set =
  (place: string, values: object): Edit =>
  (content) => {
    const file = place.endsWith('.yaml') ? place : (content.filesIn(place)[0] ?? '');
    content.edit(file, (document) => put(document, values));
  };

/** Appends an item to a list and its words to the lists of all translations, both as YAML. */
const append =
  (file: string, list: string, item: string, words: string): Edit =>
  (content) => {
    const add = (to: string, yaml: string) =>
      content.edit(to, (document) =>
        document.addIn(list.split('.'), document.createNode(parse(yaml))),
      );
    add(file, item);
    for (const translation of translationsOf(file)) add(translation, words);
  };

const addEntry =
  (folder: string, slug: string, more: object = {}): Edit =>
  (content) =>
    content.duplicate(content.filesIn(folder)[0] ?? '', `${folder}/${slug}.yaml`, (document) => {
      for (const field of ['otherSpellings', 'formerAddresses', 'picture']) document.delete(field);
      const seo = { title: `A page on ${slug}`, description: `Who asked for ${slug}. `.repeat(4) };
      put(document, { slug, name: slug, order: 900, seo, ...more });
    });

const addPicture =
  (name: string): Edit =>
  (content) =>
    content.write(`data/pictures/${name}`, readFileSync(`${FIXTURE_SITE}/data/pictures/${name}`));

const mayChange = ({ holdsWords, fixedBy, mustMatch, isMail, translation }: Field): boolean =>
  holdsWords && !fixedBy && !mustMatch && !isMail && translation !== 'shared';

/** The texts of a file that an editor may change. */
const textsOf = (content: ContentCopy, model: Field, file: string) =>
  textsIn(model, parse(content.read(file))).filter(
    ({ field, path: [first] }) => mayChange(field) && !/^(?:language|locale)/.test(String(first)),
  );

const reword =
  (language: 'en' | 'ar', word: string): Edit =>
  (content) => {
    for (const { file, folder = '', schema } of kinds) {
      const files = (file ? [file] : content.filesIn(folder)).map((original) =>
        language === 'en' ? original : translationFile(original, language),
      );
      const model = fieldOf(language === 'en' ? schema : wordsOf(schema));
      for (const own of files.filter(content.has)) {
        const texts = textsOf(content, model, own);
        const linksIn = (text: string) => text.match(/\[[^\]]*\]\([^)]*\)/g) ?? [];
        content.edit(own, (document) =>
          texts.forEach(({ path: place, value }, index) =>
            document.setIn(place, [word, 1000 + index, ...linksIn(value)].join(' ')),
          ),
        );
      }
    }
  };

/** Makes every text as long as its limit allows, or very long where there is none. */
const lengthen: Edit = (content) => {
  for (const { file, folder = '', schema } of kinds) {
    const files = file ? [file] : content.filesIn(folder);
    for (const own of files.filter(content.has)) {
      const texts = textsOf(content, fieldOf(schema), own);
      content.edit(own, (document) =>
        texts.forEach(({ field: { max = 900 }, path: place, value }, index) => {
          const room = max - value.length - 1;
          const more = `${1000 + index} ${'longer '.repeat(Math.ceil(max / 7))}`.slice(0, room);
          if (room > 0) document.setIn(place, `${value} ${more}`.trim());
        }),
      );
    }
  }
};

/** Adds a language whose words are those of the Arabic edition, with titles of its own. */
const addLanguage =
  (code: string, locale: string, name: string): Edit =>
  (content) => {
    const data = path.join(content.root, 'data');
    cpSync(path.join(data, 'ar'), path.join(data, code), { recursive: true });
    for (const file of content.allFiles().filter((own) => own.startsWith(`data/${code}/`))) {
      content.edit(file, (document) => {
        const title = document.getIn(['seo', 'title']);
        if (typeof title === 'string') document.setIn(['seo', 'title'], `${title}، ${code}`);
      });
    }
    set(`data/${code}/site.yaml`, { language: code, locale, languageName: name })(content);
  };

/** Takes a field out of a file and of its translations. */
const takeOut =
  (file: string, field: string): Edit =>
  (content) =>
    [file, ...translationsOf(file)]
      .filter(content.has)
      .forEach((own) => content.edit(own, (document) => void document.deleteIn(field.split('.'))));

/** Makes the links to answers on the services' pages lead to the pages, as the check asks once an answer is gone. */
const linkToWholeServices: Edit = (content) => {
  const slugs = content.filesIn(SERVICES).map((file) => path.basename(file, '.yaml'));
  const answer = `#(?!${Object.values(sectionIds).join('|')})[\\w-]+`;
  const toAnswer = new RegExp(`(\\(/(?:${slugs.join('|')}))${answer}`, 'g');
  const toOwnAnswer = new RegExp(`\\]\\(${answer}`, 'g');
  for (const file of content.allFiles()) {
    const text = content.read(file).replace(toAnswer, '$1');
    const isService = path.dirname(file).endsWith('/services');
    const own = `](/${path.basename(file, '.yaml')}`;
    content.write(file, isService ? text.replace(toOwnAnswer, own) : text);
  }
};

const ABOUT = 'data/pages/about.yaml';
const SITE = 'data/site.yaml';
const MENUS = 'data/navigation.yaml';
const STORIES = 'data/case-studies';
const SERVICES = 'data/services';
const TERMS = 'data/legal/terms.yaml';

const edits: Readonly<Record<string, readonly Edit[]>> = {
  'the first week has passed': [firstWeek],
  'all English words are others': [reword('en', 'Other')],
  'all Arabic words are others': [reword('ar', 'كلمة')],
  'a card speaks Polish': [set('data/services', { cardText: '£5 ™ ½ × Łódź → you' })],
  'a service is new': [addEntry('data/services', 'staff')],
  'a twelfth service brings its own question': [
    addEntry('data/services', 'staff', { need: { question: 'Who stays?', inHand: 'A list' } }),
  ],
  'a service states no need': [takeOut('data/services/risk.yaml', 'need')],
  'no service shows the crisis line': [
    takeOut('data/services/risk.yaml', 'crisisLine'),
    takeOut('data/services/reputation.yaml', 'crisisLine'),
    takeOut(MENUS, 'crisis'),
  ],
  'phone hours are known': [
    set('data/pages/contact.yaml', { hours: [{ days: 'Monday to Friday', time: '9-18' }] }),
    set('data/ar/pages/contact.yaml', { hours: [{ days: 'كل يوم', time: '9-18' }] }),
  ],
  'procurement has its facts': [
    set(ABOUT, {
      'procurement.facts.servers': 'United Arab Emirates',
      'procurement.facts.mailbox': 'tenders@company.com',
    }),
    set('data/ar/pages/about.yaml', { 'procurement.facts.servers': 'دولة الإمارات' }),
  ],
  'the services are not compared': [takeOut('data/pages/contact.yaml', 'compare')],
  'the lead form offers more': [append('data/forms/lead.yaml', 'services', 'Staff', 'الموظفون')],
  'a case study is new': [addEntry(STORIES, 'rail')],
  'a case study is a draft': [addEntry(STORIES, 'rail', { draft: true })],
  'a case study is first': [set(STORIES, { order: 1 })],
  'a page has another drawing': [set(ABOUT, { picture: { generator: 'dunes', tone: 'S2' } })],
  'a photo is new': [
    addPicture('quay.jpg'),
    set(ABOUT, { picture: { file: 'quay.jpg', alt: 'A' } }),
  ],
  'the company has another name': [set(SITE, { name: 'Meridian, Fairweather & Sons' })],
  'the company has another phone': [set(SITE, { phone: '+971 (4) 765 43 21' })],
  'the company has a logo': [addPicture('acme.svg'), set(SITE, { logo: { file: 'acme.svg' } })],
  'a partner moves': [set('data/partners', { website: 'https://acme.com/en' })],
  'a client has a link': [set('data/pages/home.yaml', { 'trusted.logos.0.link': 'https://a.com' })],
  'the menu grows': [append(MENUS, 'main', '{ label: Log in, link: /login }', '{ label: دخول }')],
  'a social network is gone': [SITE, ...translationsOf(SITE)].map(
    (file) => (content) => content.edit(file, (document) => void document.deleteIn(['social', 1])),
  ),
  'the team grows': [
    append(ABOUT, 'team.roles', '{ title: A, text: B, glyph: loop }', '{ title: ا, text: ب }'),
  ],
  'the footer grows': [append(MENUS, 'footer.links', '{ label: A, link: /about }', '{ label: ا }')],
  'visits are counted': [set('data/consent.yaml', { version: 7, 'categories.1.isInUse': true })],
  'texts are as long as they may be': [lengthen],
  'Arabic is given up': [giveUpArabic],
  'a third language has begun': [addLanguage('fr', 'fr_FR', 'Français')],
  'there are more services than a menu holds': [
    ...Array.from({ length: 8 }, (_, index) => addEntry(SERVICES, `watch-${index}`)),
  ],
  'a service is still a draft': [addEntry(SERVICES, 'staff', { draft: true })],
  'a partner is new': [addEntry('data/partners', 'press-room', { website: 'https://press.com/' })],
  'a partner has another name': [
    set('data/partners/hoo-talk.yaml', { name: 'Press Room', website: 'https://press.com/' }),
  ],
  'a story has moved': [addEntry(STORIES, 'rail', { formerAddresses: ['trains', 'rail & sea'] })],
  'a story tells of figures and quotes its client': [
    set(STORIES, {
      figures: [{ value: '7 in 10', label: 'people who came back', period: 'in May 2031' }],
      quote: { words: 'They called before we knew.', name: 'Sara Sample', role: 'Head of Press' },
      client: { sector: 'Airline', size: '40 aircraft', market: 'The Gulf', year: '2031' },
    }),
    ...translationsOf(STORIES).map((folder) =>
      set(folder, {
        figures: [{ value: '7 من 10', label: 'عملاء عادوا', period: 'في مايو 2031' }],
        quote: { words: 'اتصلوا قبل أن نعلم.', name: 'سارة', role: 'مديرة الإعلام' },
        client: { sector: 'طيران', size: '40 طائرة', market: 'الخليج', year: '2031' },
      }),
    ),
  ],
  'the company is entered': [
    set(SITE, {
      legalName: 'Sample Company FZ-LLC',
      licence: '12345',
      poBox: '500',
      email: 'hello@company.com',
      address: 'Sample Tower, Dubai',
      'social.0.link': 'https://www.linkedin.com/company/your-name',
    }),
    ...translationsOf(SITE).map((file) => set(file, { legalName: 'شركة سمبل', address: 'دبي' })),
  ],
  'people stand behind the roles': [
    addPicture('quay.jpg'),
    set(ABOUT, {
      'team.people': [
        { name: 'Sara Sample', role: 'Head', portrait: { file: 'quay.jpg', alt: 'Sara' } },
      ],
    }),
    ...translationsOf(ABOUT).map((file) =>
      set(file, { 'team.people': [{ name: 'سارة', role: 'مديرة', portrait: { alt: 'سارة' } }] }),
    ),
  ],
  'calls are booked in a calendar': [
    set('data/pages/contact.yaml', { bookingLink: 'https://calendar.example.com/company' }),
  ],
  'the terms have a section more, and a lawyer has read them': [
    append(
      TERMS,
      'sections',
      '{ anchor: children, heading: Children, blocks: [{ paragraph: "Ask [us](/contact)." }] }',
      '{ heading: الأطفال, blocks: [{ paragraph: "اسألونا عبر [صفحة التواصل](/contact)." }] }',
    ),
    set(TERMS, {
      effectiveDate: '1 March 2031',
      reviewed: true,
      reviewedBy: 'A. Lawyer',
      reviewedOn: '20 February 2031',
    }),
    ...translationsOf(TERMS).map((file) => set(file, { effectiveDate: '1 مارس 2031' })),
  ],
  'a service shows a page of its work': [
    addPicture('alert.pdf'),
    set(SERVICES, { sample: { file: 'alert.pdf', title: 'The first page of a report' } }),
    ...translationsOf(SERVICES).map((folder) =>
      set(folder, { sample: { title: 'الصفحة الأولى من تقرير' } }),
    ),
  ],
  'no service answers questions': [
    (content) => content.filesIn(SERVICES).forEach((file) => takeOut(file, 'questions')(content)),
    linkToWholeServices,
  ],
  'the glossary has a term more': [
    (content) =>
      content.edit('data/ar/glossary.yaml', (document) =>
        document.addIn(
          ['terms'],
          document.createNode({ original: 'crawler', term: 'زاحف', not: ['كراولر'], why: 'Loan.' }),
        ),
      ),
  ],
  'an Arabic page is a draft': [
    (content) =>
      content.edit(content.filesIn('data/ar/case-studies')[0] ?? '', (document) =>
        document.set('draft', true),
      ),
  ],
  'Arabic has a page less': [(copy) => copy.remove(copy.filesIn('data/ar/case-studies')[0] ?? '')],
};

describe.each(Object.entries(edits))('the owner’s contract holds if %s:', (_what, steps) => {
  const content = copyContent('.');
  steps.forEach((step) => step(content));
  theContract(content.root);
  content.end();
});
