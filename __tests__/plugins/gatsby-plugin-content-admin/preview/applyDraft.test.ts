/** @jest-environment node */
import { parse } from 'yaml';
import { applyDraft } from '../../../../plugins/gatsby-plugin-content-admin/src/preview/applyDraft';
import {
  contentRound,
  readEntries,
  withDraft,
} from '../../../../plugins/gatsby-plugin-content-admin/src/preview/siteContent';
import { MAIN_LANGUAGE, originalOf, translationFile } from '../../../../src/content/languages';
import { originals, siteSources, textOf } from '../../../support/contentCheck';

const RISK = 'data/services/risk.yaml';

const read = (file: string): Record<string, unknown> => parse(textOf(file));

/** A picture that the browser holds. */
const BLOB = {
  light: { childImageSharp: { gatsbyImageData: { images: { fallback: { src: 'blob:1' } } } } },
};

const published = readEntries(siteSources);

/** The data of a page with the draft of a file in it. */
async function shown(
  file: string,
  content: object,
  data: unknown,
  at: readonly string[],
  addresses: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const { original, language } = originalOf(file);
  const contents = { [MAIN_LANGUAGE]: read(original), [language]: content };
  const entries = withDraft(published, { file: original, contents });
  const entry = entries.find((one) => one.file === file);
  if (!entry) throw new Error(`${file} is no entry.`);
  return applyDraft(data, at, entry, { ...contentRound(entries, language), addresses });
}

test('puts the draft where the page asks for it, gives lists as many items, and leaves the rest', async () => {
  const data = {
    service: { hero: {}, how: { cards: [{ title: 'A' }] } },
    leadForm: { kept: true },
  };
  const [one, two] = [
    { title: 'B', text: 'b' },
    { title: 'C', text: 'c', glyph: 'aim' },
  ];
  const hero = { title: 'New', text: 'Call {name}', action: { label: 'x', link: 'cookies' } };
  expect(await shown(RISK, { hero, how: { cards: [one, two] } }, data, ['service'])).toEqual({
    service: {
      hero: {
        title: 'New',
        text: `Call ${String(read('data/site.yaml').name)}`,
        action: { label: 'x', link: '/cookies' },
      },
      how: { heading: '', cards: [one, two] },
    },
    leadForm: { kept: true },
  });
});

test('looks up what a reference names, and keeps the pictures of what was there', async () => {
  const [bySlug, byPath] = [{ card: 'of tactical' }, { card: 'of risk' }];
  const before = [
    { name: 'Old', slug: 'amplification', path: '/amplification', pictures: { card: 'other' } },
    { name: 'Old', slug: '', path: '/risk', pictures: byPath },
    { name: 'Old', slug: 'tactical', path: '', pictures: bySlug },
  ];
  const data = { caseStudy: { services: before } };
  const content = { services: ['tactical', 'risk', 'none'] };
  const page = await shown('data/case-studies/telco.yaml', content, data, ['caseStudy']);
  const services = [
    { name: read('data/services/tactical.yaml').name, path: '/tactical', pictures: bySlug },
    { name: read(RISK).name, path: '/risk', pictures: byPath },
  ];
  expect(page).toMatchObject({ caseStudy: { services } });
});

test('finds the item of a list by its slug', async () => {
  const content = { slug: 'industries', name: 'Trades' };
  const [other, own] = [
    { slug: 'markets', name: 'M' },
    { ...content, name: 'I' },
  ];
  const file = 'data/case-study-groups/industries.yaml';
  const list = await shown(file, content, [other, own], ['bySlug']);
  expect(list).toEqual([other, content]);
});

test('shows the new value of a fact, and counts with the draft', async () => {
  const file = 'data/pages/home.yaml';
  const facts = [
    { value: '99', label: 'Years' },
    { counts: 'case-studies', label: 'Stories' },
  ];
  const data = { homePage: { special: { facts: [{ shown: '12', dots: 12, label: 'Years' }] } } };
  const { length } = originals.filter((one) => one.file.startsWith('data/case-studies/'));
  const shownFacts = [
    { shown: '99', dots: 60, label: 'Years' },
    { shown: String(length), dots: length, label: 'Stories' },
  ];
  expect(await shown(file, { special: { facts } }, data, ['homePage'])).toEqual({
    homePage: { special: { facts: shownFacts } },
  });
});

test('lists the case studies of a service under its new slug', async () => {
  const data = { service: { path: '', caseStudies: [{ name: '', path: '' }] } };
  const some = await shown(RISK, { slug: 'risk' }, data, ['service']);
  const none = await shown(RISK, { slug: 'danger' }, data, ['service']);
  expect(some).toHaveProperty('service.caseStudies.0.name', expect.stringMatching(/./));
  expect(none).toEqual({ service: { path: '/danger', caseStudies: [] } });
});

test('shows a picture that is not uploaded yet', async () => {
  const data = { service: { pictures: { alt: '', hero: null } } };
  const content = { picture: { file: 'unsaved.jpg', alt: 'The team' } };
  const page = await shown(RISK, content, data, ['service'], { 'unsaved.jpg': 'blob:1' });
  expect(page).toMatchObject({ service: { pictures: { alt: 'The team', hero: BLOB } } });
});

test('shows a logo that is not uploaded yet, and none where the draft names none', async () => {
  const data = { homePage: { trusted: { logos: [{ name: 'Old', logo: null, mark: 'arc' }] } } };
  const logos = [
    { name: 'Acme', logo: { file: 'acme.svg', dark: 'light.svg' } },
    { name: 'Bank', mark: 'arc' },
  ];
  const addresses = { 'acme.svg': 'blob:1', 'light.svg': '/pictures/light.svg' };
  const content = { trusted: { logos } };
  const page = await shown('data/pages/home.yaml', content, data, ['homePage'], addresses);
  const logo = {
    onLight: { svg: { publicURL: 'blob:1' } },
    onDark: { svg: { publicURL: '/pictures/light.svg' } },
  };
  const shownLogos = [
    { name: 'Acme', mark: null, logo },
    { name: 'Bank', mark: 'arc', logo: null },
  ];
  expect(page).toMatchObject({ homePage: { trusted: { logos: shownLogos } } });
});

test('shows a portrait that is not uploaded yet, of the first who is named', async () => {
  const people = [
    { name: 'Sara', role: 'Helm', portrait: { file: 'sara.jpg', alt: 'Sara, laughing' } },
    { name: 'Ben', role: 'Helm' },
  ];
  const data = { aboutPage: { team: { people: null } } };
  const addresses = { 'sara.jpg': 'blob:1' };
  const about = 'data/pages/about.yaml';
  const page = await shown(about, { team: { people } }, data, ['aboutPage'], addresses);
  const portrait = { pictures: { alt: 'Sara, laughing', card: BLOB } };
  const shownPeople = [{ portrait }, { name: 'Ben' }];
  expect(page).toMatchObject({ aboutPage: { team: { people: shownPeople } } });
});

test('a translation shows the words, names and addresses of its language', async () => {
  const file = translationFile(RISK, 'ar');
  const text = 'اكتبوا إلى {name} [هنا](/contact)';
  const hero = { title: 'عنوان', text, action: { label: 'اتصلوا' } };
  const empty = { title: '', text: '', action: { label: '', link: '' } };
  const english = { language: 'en', service: { hero: { title: 'English' } } };
  const data = {
    service: { hero: empty, group: { name: '', slug: '' }, path: '' },
    nodes: [{ language: 'ar', service: { hero: { title: '' } } }, english],
  };
  expect(read(RISK).hero).toMatchObject({ action: { link: '/contact' } });
  expect(await shown(file, { hero }, data, ['service'])).toMatchObject({
    service: {
      hero: {
        title: 'عنوان',
        text: 'اكتبوا إلى أكمي [هنا](/ar/contact)',
        action: { label: 'اتصلوا', link: '/ar/contact' },
      },
      group: { name: 'خدمات الاستماع', slug: 'listening' },
      path: '/ar/risk',
    },
  });
  expect(await shown(file, { hero }, data, ['nodes', 'byLanguage', 'service'])).toMatchObject({
    nodes: [{ service: { hero: { title: 'عنوان' } } }, english],
  });
});

/** What somebody has typed so far. */
const HALF_WRITTEN = ['', '%', '[words](/contact%zz)', '[', '](', '{name', '\\', '/%', undefined];

/** A file in which each value is half written in another way, or gone. */
function halfWritten(file: string, seed: number): object {
  let at = seed;
  return JSON.parse(JSON.stringify(read(file)), (_name, value: unknown) => {
    at += 1;
    return typeof value === 'object' ? value : HALF_WRITTEN[at % HALF_WRITTEN.length];
  });
}

test.each(originals)(
  'a half-written draft of $file has its page in both languages',
  async ({ file: original }) => {
    const whole = read(original);
    for (const seed of HALF_WRITTEN.keys()) {
      const content = halfWritten(original, seed);
      for (const file of [original, translationFile(original, 'ar')]) {
        const page = await shown(file, content, whole, []);
        expect(Object.keys(Object(page))).toEqual(Object.keys(whole));
      }
    }
  },
);

test('a half-written draft has an empty text where the page needs one, and nothing where it may be left out', async () => {
  const data = { service: { hero: { title: 'A', text: 'B' }, how: { intro: 'C', cards: [{}] } } };
  expect(await shown(RISK, { hero: { title: null } }, data, ['service'])).toEqual({
    service: {
      hero: { title: '', text: '', action: { label: '', link: '' } },
      how: { heading: '', cards: [] },
    },
  });
});
