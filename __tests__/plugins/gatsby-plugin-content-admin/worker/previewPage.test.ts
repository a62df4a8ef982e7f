/** @jest-environment node */
import { parse } from 'yaml';
import { readEntries } from '../../../../plugins/gatsby-plugin-content-admin/src/content/readEntries';
import { previewPage } from '../../../../plugins/gatsby-plugin-content-admin/src/worker/previewPage';
import { kinds } from '../../../../src/content/kinds';
import { NO_PICTURES } from '../../../../src/content/pages/pictures';
import { MAIN_LANGUAGE, originalOf, translationFile } from '../../../../src/content/text/languages';
import { originals, siteSources, textOf } from '../../../support/contentCheck';

const RISK = 'data/services/risk.yaml';

const read = (file: string): Record<string, unknown> => parse(textOf(file));

const entries = readEntries(siteSources);

function shown(
  file: string,
  content: object = {},
  { pictures = NO_PICTURES, addresses = {} as Record<string, string> } = {},
) {
  const { original, language } = originalOf(file);
  const contents = { [MAIN_LANGUAGE]: read(original), [language]: { ...read(file), ...content } };
  const entry = { file: original, contents, language, addresses };
  return previewPage({ entries, pictures }, entry);
}

const viewOf = (...entry: Parameters<typeof shown>) => Object(shown(...entry)?.pageContext.view);

/** The first file of each kind. */
const oneOfEachKind = kinds
  .filter(({ isOfTranslations }) => !isOfTranslations)
  .map(({ name, file: only, folder = '' }) => {
    const source = originals.find(({ file }) => file === only || file.startsWith(`${folder}/`));
    return { name, file: source?.file ?? '' };
  });

test.each(oneOfEachKind)('an entry of the kind $name has a preview page', ({ file }) => {
  expect(shown(file)?.path).toMatch(/^\//);
});

test('beside the form of the stored items is the page that lists them', () => {
  const { caption } = read('data/storage.yaml');
  expect(caption).toBeTruthy();
  expect(JSON.stringify(viewOf('data/storage.yaml'))).toContain(JSON.stringify(caption));
});

test('the preview shows a new entry’s own page, and a translation’s page in its language', () => {
  expect(shown(RISK, { slug: 'brand-new' })).toMatchObject({
    path: '/brand-new',
    template: 'services',
  });
  expect(shown(translationFile(RISK, 'ar'))?.path).toBe('/ar/risk');
  expect(shown('data/ar/pages/home.yaml')?.path).toBe('/ar');
});

test.each(originals.filter(({ file }) => /-groups\//.test(file)))(
  'the preview of the group in $file shows what its form says',
  ({ file }) => {
    expect(JSON.stringify(viewOf(file, { name: 'As typed' }))).toContain('"As typed"');
  },
);

test('the preview fills in company facts and resolves links as the site does', () => {
  const action = { label: 'x', link: 'cookies' };
  const view = viewOf(RISK, { hero: { title: 'New', text: 'Call {name}', action } });
  expect(view.hero).toEqual({
    title: 'New',
    text: `Call ${String(read('data/site.yaml').name)}`,
    action: { label: 'x', link: '/cookies' },
  });
  expect(view.how).toMatchObject(Object(read(RISK).how));
});

test('the preview shows pictures, logos and portraits before their upload', () => {
  const addresses = { 'new.jpg': 'blob:1', 'acme.svg': 'blob:2', 'acme-dark.svg': '/p/dark.svg' };
  const blob = expect.objectContaining({ src: 'blob:1' });
  const picture = { file: 'new.jpg', alt: 'The team' };
  expect(viewOf(RISK, { picture }, { addresses }).pictures).toEqual({
    ...{ alt: 'The team', hero: { light: blob }, wide: { light: blob } },
  });
  const { trusted } = Object(read('data/pages/home.yaml'));
  const logos = [
    { name: 'Acme', logo: { file: 'acme.svg', dark: 'acme-dark.svg' } },
    { name: 'Bank', mark: 'arc' },
  ];
  const home = viewOf('data/pages/home.yaml', { trusted: { ...trusted, logos } }, { addresses });
  expect(home.trusted.logos).toMatchObject([
    { name: 'Acme', logo: { onLight: { src: 'blob:2' }, onDark: { src: '/p/dark.svg' } } },
    { name: 'Bank', mark: 'arc' },
  ]);
  const { team } = Object(read('data/pages/about.yaml'));
  const people = [{ name: 'Sara', role: 'Helm', portrait: { file: 'new.jpg', alt: 'Sara' } }];
  const about = viewOf('data/pages/about.yaml', { team: { ...team, people } }, { addresses });
  expect(about.team.people).toMatchObject([{ portrait: { alt: 'Sara', card: { light: blob } } }]);
});

test('the preview offers a sample as a download before its upload', () => {
  const { sample } = Object(read(RISK));
  const addresses = { 'new.pdf': 'blob:1' };
  const view = viewOf(RISK, { sample: { ...sample, file: 'new.pdf' } }, { addresses });
  expect(view.sample).toMatchObject({ link: 'blob:1' });
});

test('the preview of a translation shows the words and addresses of its language', () => {
  const text = 'اكتبوا إلى {name} [هنا](/contact)';
  const hero = { title: 'عنوان', text, action: { label: 'اتصلوا' } };
  const view = viewOf(translationFile(RISK, 'ar'), { hero });
  expect(read(RISK).hero).toMatchObject({ action: { link: '/contact' } });
  expect(view.hero).toEqual({
    title: 'عنوان',
    text: 'اكتبوا إلى أكمي [هنا](/ar/contact)',
    action: { label: 'اتصلوا', link: '/ar/contact' },
  });
  expect(view.group).toMatchObject({ name: 'خدمات الاستماع', href: '/ar#listening' });
});

const isThere = (file: string) => siteSources.some((source) => source.file === file);

const HALF_WRITTEN = ['', '%', '[words](/contact%zz)', '[', '](', '{name', '\\', '/%', undefined];

/** Replaces each value, except references, with half-written text or nothing. */
function halfWritten(file: string, seed: number): object {
  let at = seed;
  return JSON.parse(JSON.stringify(read(file)), (name, value: unknown) => {
    at += 1;
    if (typeof value === 'object' || ['slug', 'group', 'partner'].includes(name)) return value;
    return HALF_WRITTEN[at % HALF_WRITTEN.length];
  });
}

test.each(oneOfEachKind)(
  'a half-written entry of the kind $name still has a preview in both languages',
  ({ file: original }) => {
    for (const seed of HALF_WRITTEN.keys()) {
      const content = halfWritten(original, seed);
      for (const file of [original, translationFile(original, 'ar')].filter(isThere)) {
        expect(shown(file, content)?.pageContext.view).toEqual(expect.any(Object));
      }
    }
  },
);
