/** @jest-environment node */
import type { Content } from '../../../src/content/kinds';
import { homePage } from '../../../src/content/kinds/home';
import { servicePage } from '../../../src/content/kinds/service';
import type { Entry } from '../../../src/content/pages/entries';
import { byOrder, librariesOf, type Library } from '../../../src/content/pages/library';
import { NO_PICTURES, type PictureIndex } from '../../../src/content/pages/pictures';
import { shellView } from '../../../src/content/pages/shell';
import { labelled } from '../../../src/content/views/viewParts';
import { entryOf, siteEntries } from '../../support/entries';
import { inArabic } from '../../support/library';

const company = entryOf('site', {
  name: 'Acme',
  email: 'desk@acme.example',
  address: 'Dubai',
  social: [{ network: 'x', label: 'X', link: '' }],
});
const arabicCompany = inArabic(entryOf('site', { name: 'أكمي', address: 'Dubai' }));

const service = (changes: Partial<Content<'services'>>) =>
  entryOf('services', { group: 'listening', order: 1, ...changes });

/** Kinds of which the site has entries of this test's own, or none. */
const replaced = ['site', 'services', 'case-studies'];
const others = siteEntries.filter(({ kind }) => !replaced.includes(kind));

function siteOf(entries: readonly Entry[], arabic: readonly Entry[], pictures = NO_PICTURES) {
  const english = [...others, company, ...entries];
  const all = [...english, ...others.map(inArabic), arabicCompany, ...arabic.map(inArabic)];
  const [main, second] = librariesOf(all, pictures);
  if (!main || !second) throw new Error('There are not two languages.');
  return { english: main, arabic: second };
}

const hero = {
  title: 'By {name}',
  text: '{name} in {address}',
  action: { label: 'Go', link: 'a b' },
};
const risk = service({ slug: 'risk', hero });
const rivals = service({ slug: 'rivals', order: 0, name: 'Rivals' });
const { english, arabic } = siteOf([risk, rivals], [risk]);

const titleIn = (library: Library) => library.bySlug('services', 'risk').hero.title;

it('company facts are filled in in each language', () => {
  expect(titleIn(english)).toBe('By Acme');
  expect(titleIn(arabic)).toBe('By أكمي');
});

it('links become absolute and encoded; other texts stay unchanged', () => {
  expect(english.bySlug('services', 'risk').hero.action).toEqual({ label: 'Go', link: '/a%20b' });
  expect(english.the('site').social).toEqual([{ network: 'x', label: 'X', link: '' }]);
});

describe('links of a translation', () => {
  const services = ['risk', 'terms & conditions', 'odd_(page)'].map((slug) => service({ slug }));

  function shownIn(language: 'english' | 'arabic', to: string) {
    const text = `See ([this](${to})), [that](${to}).`;
    const source = service({
      slug: 'source',
      hero: { ...hero, action: { label: 'Go', link: to } },
      why: { heading: 'Why', statement: text, text, points: [text] },
    });
    const site = siteOf([rivals, ...services, source], [...services, source]);
    const { hero: shown, why: reasons } = site[language].bySlug('services', 'source');
    return { link: shown.action.link, texts: [reasons.statement, ...reasons.points] };
  }

  const leadingTo = (to: string) => ({
    link: to,
    texts: Array.from({ length: 2 }, () => `See ([this](${to})), [that](${to}).`),
  });

  it.each([
    ['to a page', '/risk', '/ar/risk'],
    ['to the home page', '/', '/ar'],
    ['to a part of the home page', '/#listening', '/ar#listening'],
    ['with all of it encoded', '/terms%20%26%20conditions', '/ar/terms%20%26%20conditions'],
    ['with parentheses', '/odd_(page)', '/ar/odd_(page)'],
  ])('%s lead to the same language', (_where, address, own) => {
    expect(shownIn('arabic', address)).toEqual(leadingTo(own));
    expect(shownIn('english', address)).toEqual(leadingTo(address));
  });

  it.each([
    ['to a page that is not translated', '/rivals'],
    ['to another site', 'https://en.wikipedia.org/wiki/A_(b)'],
    ['to a part of their own page', '#main'],
    ['in which a "%" stands for nothing', '/risk%zz'],
  ])('%s stay as they are', (_where, address) => {
    expect(shownIn('arabic', address)).toEqual(leadingTo(address));
  });
});

it('a reference resolves to the translation, or else to the original', () => {
  expect(english.pathOf(english.bySlug('services', 'rivals'))).toBe('/rivals');
  expect(arabic.pathOf(arabic.bySlug('services', 'risk'))).toBe('/ar/risk');
  expect(arabic.pathOf(arabic.bySlug('services', 'rivals'))).toBe('/rivals');
  expect(() => english.bySlug('services', 'gone')).toThrow('"gone"');
});

it('entries are sorted by order, then by name', () => {
  expect(english.all('services').map(({ slug }) => slug)).toEqual(['rivals', 'risk']);
  const entries = [
    { name: 'Zinc', order: 10 },
    { name: 'amber', order: 10 },
    { name: 'Tin', order: 5 },
  ];
  expect(entries.sort(byOrder).map(({ name }) => name)).toEqual(['Tin', 'amber', 'Zinc']);
});

it.each<[string, Partial<Content<'home'>['special']['facts'][number]>, string, number]>([
  ['shows its count', { counts: 'listening' }, '2', 2],
  ['shows that there are none', { counts: 'case-studies' }, '0', 0],
  ['shows its value', { value: '20+' }, '20+', 20],
  ['shows up to sixty as dots', { value: '60' }, '60', 60],
  ['shows thousands without dots', { value: '1,998' }, '1,998', 0],
  ['shows nothing without a value', {}, '', 0],
])('a fact of the home page %s, the same in all languages', (_what, fact, number, dots) => {
  for (const library of [english, arabic]) {
    const content = library.the('home');
    const facts = [{ label: 'Facts', ...fact }];
    const { special } = homePage.view(
      Object.assign(content, { special: { ...content.special, facts } }),
      library,
    );
    expect(special.facts).toMatchObject([{ number, dots }]);
  }
});

it('the lead form sends the service’s original name, whatever the translation calls it', () => {
  const form = (services: string[]) => entryOf('lead-form', { services });
  const without = others.filter(({ kind }) => kind !== 'lead-form');
  const all = [...without, company, risk, form(['Risk', 'Tactical'])];
  const translated = [...without, risk, form(['مخاطر', 'تكتيك', 'جديد'])].map(inArabic);
  const [, second] = librariesOf([...all, ...translated, arabicCompany], NO_PICTURES);
  const view = second && servicePage.view(second.bySlug('services', 'risk'), second);
  expect(view?.lead.form.choices).toEqual([
    { value: 'Risk', label: 'مخاطر' },
    { value: 'Tactical', label: 'تكتيك' },
    { value: 'جديد', label: 'جديد' },
  ]);
});

const image = (src: string) => ({ src, width: 4, height: 3 });
const drawing = { light: image('/risk.svg'), dark: image('/risk-dark.svg') };
const pictures: PictureIndex = {
  drawings: { risk: { hero: drawing, wide: drawing, card: drawing } },
  photographs: { 'quay.jpg': image('/quay.webp') },
  logos: { 'acme.svg': image('/acme.svg'), 'acme-dark.svg': image('/acme-dark.svg') },
  documents: { 'week.pdf': '/static/week.pdf' },
};

it('a page gets its drawing in the requested formats, or the editor’s photograph', () => {
  const own = service({ slug: 'own', picture: { file: 'quay.jpg', alt: 'A quay' } });
  const site = siteOf([risk, own], [risk], pictures);
  const shown = (slug: string) =>
    site.english.picturesOf(site.english.bySlug('services', slug), ['hero', 'wide']);
  expect(shown('risk')).toEqual({ alt: '', hero: drawing, wide: drawing });
  const photograph = { light: image('/quay.webp') };
  expect(shown('own')).toEqual({ alt: 'A quay', hero: photograph, wide: photograph });
  const translated = site.arabic.bySlug('services', 'risk');
  expect(site.arabic.picturesOf(translated, ['card'])).toEqual({ alt: '', card: drawing });
});

it('a sample page is a link to a PDF, or a picture', () => {
  const library = siteOf([], [], pictures).english;
  const title = 'A week';
  expect(library.sampleOf({ file: 'week.pdf', title })).toEqual({ link: '/static/week.pdf' });
  expect(library.sampleOf({ file: 'quay.jpg', title })).toEqual({
    pictures: { alt: title, wide: { light: image('/quay.webp') } },
  });
});

it('labelled facts leave out the empty ones', () => {
  const labels = { sector: 'Sector', size: 'Size', year: 'Year' };
  expect(labelled(labels, { year: '2031', sector: 'Airline', size: '' })).toEqual([
    { label: 'Sector', value: 'Airline' },
    { label: 'Year', value: '2031' },
  ]);
  expect(labelled(labels)).toEqual([]);
});

it('a logo has its files and ground, and is undefined if its file is missing', () => {
  const library = siteOf([], [], pictures).english;
  expect(library.logoOf({ file: 'acme.svg', ground: 'dark' })).toEqual({
    onLight: image('/acme.svg'),
    ground: 'dark',
  });
  expect(library.logoOf({ file: 'acme.svg', dark: 'acme-dark.svg' })).toEqual({
    onLight: image('/acme.svg'),
    onDark: image('/acme-dark.svg'),
  });
  expect(library.logoOf({ file: 'gone.svg' })).toBeUndefined();
  expect(library.logoOf(undefined)).toBeUndefined();
});

it('the shell has the company’s links and all languages', () => {
  const { company: facts, languages } = shellView(arabic);
  expect(facts).toMatchObject({ name: 'أكمي', language: 'ar' });
  expect(facts.phoneLink).toMatch(/^tel:\+?\d+$/);
  const { email, emailSubject } = arabic.the('site');
  expect(decodeURIComponent(facts.mailLink)).toBe(`mailto:${email}?subject=${emailSubject}`);
  expect(languages.map(({ language }) => language)).toEqual(['en', 'ar']);
});
