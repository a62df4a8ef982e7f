/**
 * Edits that the handbook lets a content person make. Each leaves the content in order, and none may
 * turn a test red. They find what they change by its kind, not by the name of a file, so that real
 * edits of `data/` do not get in their way.
 */
import sharp from 'sharp';
import { Document, YAMLMap, YAMLSeq } from 'yaml';
import type { ScratchContent } from './scratchContent';
import { translate } from './translate';

export interface Edit {
  /** What the content person does, in the imperative. */
  name: string;
  /** The recipe of the handbook that it follows, by its heading. */
  recipe?: string;
  apply(content: ScratchContent): void | Promise<void>;
}

type Path = readonly (string | number)[];

/** Gives fields of a file other values, each by its path: `{ 'hero.title': 'New' }`. */
const set =
  (values: Readonly<Record<string, unknown>>) =>
  (document: Document): void => {
    for (const [path, value] of Object.entries(values)) document.setIn(pathOf(path), value);
  };

const pathOf = (path: string): Path =>
  path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** The list at a path. Throws where there is none. */
function listAt(document: Document, path: string): YAMLSeq {
  const list: unknown = document.getIn(pathOf(path));
  if (list instanceof YAMLSeq) return list;
  throw new Error(`There is no list "${path}".`);
}

/** Appends an item to a list. */
const append =
  (path: string, item: unknown) =>
  (document: Document): void => {
    listAt(document, path).add(document.createNode(item));
  };

/** Turns a list round. */
const reverse =
  (path: string) =>
  (document: Document): void => {
    listAt(document, path).items.reverse();
  };

/** Deletes all but the first items of a list. */
const keepFirst =
  (path: string, count: number) =>
  (document: Document): void => {
    listAt(document, path).items.splice(count);
  };

/** Gives a field of every item of a list another value. */
const setInEach =
  (path: string, field: string, valueOf: (index: number) => unknown) =>
  (document: Document): void => {
    listAt(document, path).items.forEach((item, index) => {
      if (item instanceof YAMLMap) item.setIn(pathOf(field), valueOf(index));
    });
  };

/** A file in which one field has one value: `['data/services', 'group', 'listening']`. */
const like = (content: ScratchContent, folder: string, field = 'slug', value?: string): string => {
  const file = content.filesIn(folder).find((one) => {
    const own: unknown = content.read(one).get(field);
    return value === undefined ? own !== undefined : own === value;
  });
  if (file === undefined)
    throw new Error(`${folder} has no file whose ${field} is ${value ?? ''}.`);
  return file;
};

/** What makes a copy of an entry an entry of its own. */
const newEntry = (slug: string, name: string) => (document: Document) => {
  for (const field of ['otherSpellings', 'formerAddresses', 'picture']) document.delete(field);
  set({
    slug,
    name,
    order: 900,
    'seo.title': `${name} by those who know it`,
    'seo.description': `All about ${name.toLowerCase()}: who asked for it, how we went about it, and what the people who paid for it say about it today.`,
  })(document);
};

const SERVICES = 'data/services';
const CASE_STUDIES = 'data/case-studies';
const PARTNERS = 'data/partners';
const SITE = 'data/site.yaml';
const NAVIGATION = 'data/navigation.yaml';
const HOME = 'data/pages/home.yaml';
const ABOUT = 'data/pages/about.yaml';

/** A logo as a drawing program would save it. */
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 0h90v30H0z"/></svg>\n';

/** Copies the first case study of a group. */
const addCaseStudy =
  (
    group: string,
    slug: string,
    name: string,
    more: (document: Document) => void = () => undefined,
  ) =>
  (content: ScratchContent): void =>
    content.copy(
      like(content, CASE_STUDIES, 'group', group),
      `${CASE_STUDIES}/${slug}.yaml`,
      (document) => {
        newEntry(slug, name)(document);
        document.set(
          'summary',
          `A client from ${name.toLowerCase()} asked what people say about it.`,
        );
        more(document);
      },
    );

/** Copies the first service of a group. */
const addService =
  (
    group: string,
    slug: string,
    name: string,
    more: (document: Document) => void = () => undefined,
  ) =>
  (content: ScratchContent): void =>
    content.copy(
      like(content, SERVICES, 'group', group),
      `${SERVICES}/${slug}.yaml`,
      (document) => {
        newEntry(slug, name)(document);
        document.setIn(['hero', 'title'], name);
        more(document);
      },
    );

/** An edit of one file. */
const inFile =
  (file: string, ...changes: ((document: Document) => void)[]) =>
  (content: ScratchContent): void =>
    content.edit(file, (document) => {
      for (const change of changes) change(document);
    });

/** The same edit in every file of a folder. */
const inEach =
  (folder: string, change: (document: Document) => void) =>
  (content: ScratchContent): void => {
    for (const file of content.filesIn(folder)) content.edit(file, change);
  };

export const edits: readonly Edit[] = [
  {
    name: 'Change a sentence of a service',
    recipe: 'Change a sentence',
    apply: inEach(
      SERVICES,
      set({ 'why.statement': 'Another sentence: it says why, in "few" words.' }),
    ),
  },
  {
    name: 'Add a listening service, and offer it in the lead form',
    recipe: 'Add a service',
    apply(content) {
      addService('listening', 'sentiment-of-staff', 'Sentiment of Staff')(content);
      content.edit('data/forms/lead.yaml', append('services', 'Sentiment of Staff'));
    },
  },
  {
    name: 'Add a responsive solution',
    recipe: 'Add a service',
    apply: addService('responsive', 'town-halls', 'Town Halls'),
  },
  {
    name: 'Add a case study to the industries',
    recipe: 'Add a case study',
    apply: addCaseStudy('industries', 'shipping-ports', 'Shipping & Ports'),
  },
  {
    name: 'Add a market',
    recipe: 'Add a market',
    apply: addCaseStudy('markets', 'hotels', 'Hotels'),
  },
  {
    name: 'Turn the order of the main menu round',
    recipe: 'Reorder a menu',
    apply: inFile(NAVIGATION, reverse('main')),
  },
  {
    name: 'Turn the order of the footer’s links round',
    recipe: 'Reorder a menu',
    apply: inFile(NAVIGATION, reverse('footer.links')),
  },
  {
    name: 'Turn the order of the services round',
    recipe: 'Reorder a menu',
    apply: inEach(SERVICES, (document) => {
      document.set('order', 5000 - Number(document.get('order')));
    }),
  },
  {
    name: 'Turn the order of the case studies round',
    recipe: 'Reorder a menu',
    apply: inEach(CASE_STUDIES, (document) => {
      document.set('order', 5000 - Number(document.get('order')));
    }),
  },
  {
    name: 'Replace the picture of a case study by a photograph',
    recipe: 'Replace a picture',
    async apply(content) {
      const photograph = sharp({
        create: { width: 2000, height: 1200, channels: 3, background: '#557799' },
      });
      content.write('data/pictures/quay.jpg', await photograph.jpeg().toBuffer());
      content.edit(
        like(content, CASE_STUDIES),
        set({ picture: { file: 'quay.jpg', alt: 'A quay in the early morning' } }),
      );
    },
  },
  {
    name: 'Choose another drawing for the About page',
    recipe: 'Replace a picture',
    apply: inFile(ABOUT, set({ picture: { generator: 'dunes', tone: 'S2' } })),
  },
  {
    name: 'Hide a case study that is not ready',
    recipe: 'Hide an entry',
    apply: addCaseStudy('markets', 'railways', 'Railways', set({ draft: true })),
  },
  {
    name: 'Hide a service that is not ready',
    recipe: 'Hide an entry',
    apply: addService('listening', 'rumours', 'Rumours', set({ draft: true })),
  },
  {
    name: 'Change the slug of a case study, with its redirect',
    recipe: 'Change a slug with its redirect',
    apply: addCaseStudy(
      'markets',
      'museums-galleries',
      'Museums',
      set({ formerAddresses: ['museums', 'galleries'] }),
    ),
  },
  {
    name: 'Name the company',
    recipe: 'Enter the company’s facts',
    apply: inFile(SITE, set({ name: 'Meridian & Sons' })),
  },
  {
    name: 'Give the company its mailbox and its phone',
    recipe: 'Enter the company’s facts',
    apply: inFile(SITE, set({ email: 'hello@meridian-sons.com', phone: '+971 (4) 765 43 21' })),
  },
  {
    name: 'Give the office its full address',
    recipe: 'Enter the company’s facts',
    apply: inFile(SITE, set({ address: 'Office 12, Building 7, Dubai Media City, UAE' })),
  },
  {
    name: 'Give the partners the addresses of their sites',
    apply: inEach(PARTNERS, (document) => {
      document.set('website', `https://${String(document.get('slug'))}.com/start`);
    }),
  },
  {
    name: 'Put in the logos of the company, of a client and of a partner',
    recipe: 'Put in the logos',
    apply(content) {
      content.write('data/pictures/meridian.svg', Buffer.from(LOGO));
      content.write('data/pictures/meridian-on-dark.svg', Buffer.from(LOGO));
      content.edit(
        SITE,
        set({ logo: { file: 'meridian.svg', dark: 'meridian-on-dark.svg' }, icon: 'meridian.svg' }),
      );
      content.edit(HOME, (document) => {
        document.deleteIn(pathOf('trusted.logos.0.mark'));
        set({
          'trusted.logos.0.logo': { file: 'meridian.svg', ground: 'both' },
          'trusted.logos.0.link': 'https://client.com/',
        })(document);
      });
      content.edit(like(content, PARTNERS), set({ logo: { file: 'meridian.svg' } }));
    },
  },
  {
    name: 'Replace a made-up case study by one of the company’s own',
    recipe: 'Replace or take out what is made up',
    apply: (content) =>
      content.edit(like(content, CASE_STUDIES), (document) => {
        document.delete('illustrative');
        document.set('summary', 'Acme asked which complaints its engineers could act on.');
      }),
  },
  {
    name: 'Leave five clients in “They Trusted Us”',
    recipe: 'Put in the logos',
    apply: inFile(HOME, keepFirst('trusted.logos', 5)),
  },
  {
    name: 'Open accounts on the social networks',
    recipe: 'Enter the social accounts',
    apply: inFile(
      SITE,
      setInEach('social', 'link', (index) => `https://network-${index}.com/meridian`),
      setInEach('social', 'label', (index) => `Our page on network ${index}`),
    ),
  },
  {
    name: 'Reword the tagline, the copyright and the end of the titles',
    apply: inFile(
      SITE,
      set({
        tagline: 'Hear it first',
        copyright: 'All rights are those of {name}',
        titleSuffix: 'at {name}',
        shareImageAlt: 'The mark of {name}.',
        locale: 'en_US',
      }),
    ),
  },
  {
    name: 'Add a link to the footer',
    apply: inFile(NAVIGATION, append('footer.links', { label: 'Our story', link: '/about' })),
  },
  {
    name: 'Add an item to the menu, with links of its own',
    apply: inFile(
      NAVIGATION,
      append('main', {
        label: 'For clients',
        links: [
          { label: 'Log in', link: '/login' },
          { label: 'Cookies', link: '/cookies#manage' },
        ],
      }),
    ),
  },
  {
    name: 'Rename the menu of the partner products, and the columns of the footer',
    recipe: 'Change a heading of a menu',
    apply: inFile(
      NAVIGATION,
      (document) => {
        listAt(document, 'main').items.forEach((item) => {
          if (item instanceof YAMLMap && item.get('entries') === 'partners') {
            item.set('label', 'Tools of our partners');
          }
        });
      },
      set({ 'footer.linksHeading': 'Small print', 'footer.contactHeading': 'Find us' }),
    ),
  },
  {
    name: 'Reword the navigation',
    apply: inFile(
      NAVIGATION,
      set({
        'footer.linksHeading': 'Read on',
        'footer.contactHeading': 'Where we are',
        'topBar.label': 'Your account',
        'topBar.login': 'Sign in',
        'words.skip': 'Go to the text',
        'words.openMenu': 'Show the menu',
        'words.closeMenu': 'Hide the menu',
        'words.toDark': 'Use the dark theme',
        'words.toLight': 'Use the light theme',
        'words.all': 'All of them',
        'words.home': 'To the first page of {name}',
        'words.opensElsewhere': '(on another site)',
        'words.loading': 'One moment',
      }),
    ),
  },
  {
    name: 'Put the legal pages into effect at a new date',
    recipe: 'Change an effective date',
    apply: inEach(
      'data/legal',
      set({ effectiveDate: '1 March 2027', effectiveDateLabel: 'Since' }),
    ),
  },
  {
    name: 'Add a section to the cookies policy',
    recipe: 'Add a section to a legal page',
    apply: (content) =>
      content.edit(
        like(content, 'data/legal', 'slug', 'cookies'),
        append('sections', {
          anchor: 'children',
          heading: 'Children',
          blocks: [
            { paragraph: 'Ask [us](/contact), or read about [cookies](#what).' },
            { list: ['One thing', 'Another thing'] },
          ],
        }),
      ),
  },
  {
    name: 'Reword the lead form’s labels, hints and errors',
    recipe: 'Change a message of a form',
    apply: inFile(
      'data/forms/lead.yaml',
      set({
        'inputs.name.label': 'Your full name',
        'inputs.name.hint': 'As on your card',
        'inputs.name.required': 'We need your name',
        'inputs.co_email.label': 'Mail at work',
        'inputs.co_email.invalid': 'That is no mail address',
        'inputs.service.label': 'What is it about?',
        servicePlaceholder: 'Please choose',
        'submit.busy': 'One moment',
        'privacy.label': 'Yes, I have read the [policy](/privacy-policy).',
      }),
    ),
  },
  {
    name: 'Reword the other three forms',
    apply(content) {
      const submit = { 'submit.label': 'Go on', 'submit.busy': 'Going on' };
      content.edit(
        'data/forms/contact.yaml',
        set({ ...submit, 'inputs.message.label': 'What is it?', 'restore.label': 'Bring it back' }),
      );
      content.edit(
        'data/forms/login.yaml',
        set({ ...submit, 'inputs.username.label': 'User', 'inputs.password.label': 'Secret' }),
      );
      content.edit(
        'data/forms/signup.yaml',
        set({ ...submit, 'inputs.email.label': 'Mail', 'inputs.email.hint': 'We write rarely' }),
      );
      content.edit(
        'data/forms/words.yaml',
        set({ summaryHeading: 'Look again', errorPrefix: 'Mind:', closeToast: 'Done' }),
      );
    },
  },
  {
    name: 'Reword the home page',
    apply: inFile(
      HOME,
      set({
        'hero.text': '{name} listens.',
        'what.heading': 'Our work',
        'what.statement': 'We listen.',
        'what.action.label': 'Read the stories',
        'phases.label': 'Step by step',
        'offers.heading': 'What we offer',
        'special.heading': 'Why us',
        'unique.heading': 'Six reasons',
        'unique.turn': 'Turn over:',
        'trusted.controls.pause': 'Stop',
      }),
      setInEach('unique.cards', 'title', (index) => `Reason ${index + 1}`),
      setInEach('phases.items', 'title', (index) => `Step ${index + 1}`),
    ),
  },
  {
    name: 'Show other clients among the logos',
    apply: inFile(
      HOME,
      setInEach('trusted.logos', 'name', (index) => `Client ${index + 1}`),
      append('trusted.logos', { name: 'A new client', mark: 'wave' }),
    ),
  },
  {
    name: 'Reword the about page, and add a role to the team',
    apply: inFile(
      ABOUT,
      set({
        'hero.title': 'Who we are',
        'story.heading': 'How it began',
        'powerhouse.statement': 'One house.',
        'team.heading': 'Our people',
      }),
      append('team.roles', {
        title: 'Translators',
        text: 'Read it as it was meant.',
        glyph: 'loop',
      }),
    ),
  },
  {
    name: 'Add a partner with its site',
    recipe: 'Add a partner',
    apply(content) {
      content.copy(like(content, PARTNERS), `${PARTNERS}/press-room.yaml`, (document) => {
        newEntry('press-room', 'Press Room')(document);
        set({ website: 'https://press-room.com/', 'hero.title': 'Press Room' })(document);
      });
    },
  },
  {
    name: 'Reword the headings of the services, and their search results',
    apply: (content) =>
      content.filesIn(SERVICES).forEach((file, index) =>
        content.edit(
          file,
          set({
            name: `Service ${index}`,
            cardText: 'A short line.',
            'hero.title': `Service ${index} in full`,
            'why.heading': 'Why?',
            'how.heading': 'How?',
            'seo.title': `All that service ${index} can do for you`,
            'seo.description': `Service ${index} tells you what is said about you, by whom and why, and what you may do about it.`,
          }),
        ),
      ),
  },
  {
    name: 'Tell the case studies differently, with other services',
    apply: (content) =>
      content.filesIn(CASE_STUDIES).forEach((file, index) =>
        content.edit(
          file,
          set({
            summary: `Client ${index} asked what people say about it.`,
            challenges: ['It was late.', 'It was loud.'],
            'closing.text': 'And you?',
            services: [content.read(like(content, SERVICES)).get('slug')],
          }),
        ),
      ),
  },
  {
    name: 'Reword the partner pages',
    apply: inEach(
      PARTNERS,
      set({
        'hero.text': 'A tool.',
        'features.heading': 'It can',
        'hero.actionLabel': 'Have a look',
      }),
    ),
  },
  {
    name: 'Reword the promos and the groups of services',
    apply: inEach('data/service-groups', set({ tagline: 'Look here.', 'promo.text': 'Try it.' })),
  },
  {
    name: 'Reword the Success Stories page',
    apply: inFile(
      'data/pages/success.yaml',
      set({
        title: 'What clients tell',
        'caseLabels.services': 'We used',
        'caseLabels.usedIn': 'Seen at',
        'paging.page': 'Sheet',
        'paging.next': 'Further',
      }),
    ),
  },
  {
    name: 'Reword the contact page, and add a subject',
    apply: inFile(
      'data/pages/contact.yaml',
      set({ title: 'Write or call', 'details.office': 'Visit us', formHeading: 'Your message' }),
      append('subjects', { key: 'press', notice: 'For the press.', message: 'I write for:' }),
    ),
  },
  {
    name: 'Reword the pages of login and signup',
    apply(content) {
      content.edit(
        'data/pages/login.yaml',
        set({ title: 'Welcome back', 'signup.text': 'New here?', 'signup.label': 'Join' }),
      );
      content.edit(
        'data/pages/signup.yaml',
        set({ title: 'Join us', 'login.text': 'Back again?', 'login.label': 'Come in' }),
      );
    },
  },
  {
    name: 'Reword the error page',
    apply: inFile(
      'data/pages/error.yaml',
      set({
        'notFound.text': 'Nothing here.',
        'failure.retry': 'Once more',
        'action.label': 'Home',
      }),
    ),
  },
  {
    name: 'Reword the Cookie Preferences, and ask again',
    apply: inFile(
      'data/consent.yaml',
      set({
        version: 7,
        'dialog.title': 'Your choice',
        'banner.title': 'May we?',
        acceptAll: 'Yes',
      }),
      setInEach('categories', 'text', () => 'What it is for.'),
    ),
  },
  {
    name: 'Reword the table of stored items',
    apply: inFile(
      'data/storage.yaml',
      set({ caption: 'What we keep', 'columns.kept': 'Until' }),
      setInEach('items', 'purpose', () => 'Needed.'),
    ),
  },
  {
    name: 'Reword the groups of case studies',
    apply: inEach('data/case-study-groups', set({ all: 'Every one of them' })),
  },
  {
    name: 'Reword a service in Arabic',
    recipe: 'Change a sentence in another language',
    apply: (content) =>
      content.edit(
        like(content, 'data/ar/services', 'cardText'),
        set({ cardText: 'اعرفوا ما يقوله الناس قبل أن تقرروا.' }),
      ),
  },
  {
    name: 'Translate the new pages, and what has come to lists that belong together',
    recipe: 'Translate a new page',
    apply: (content) => translate(content, 'ar'),
  },
  {
    name: 'Leave a case study out of the Arabic pages',
    recipe: 'Leave a page out of a language',
    apply: (content) =>
      content.edit(like(content, 'data/ar/case-studies', 'name'), set({ draft: true })),
  },
  {
    name: 'Add French',
    recipe: 'Add a language',
    apply: (content) =>
      translate(content, 'fr', { language: 'fr', locale: 'fr_FR', languageName: 'Français' }),
  },
];
