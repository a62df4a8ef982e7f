import { EditingSession } from '../../../../plugins/gatsby-plugin-content-admin/src/client/editingSession';
import {
  formsOf,
  keepOpenings,
  originalFileOf,
  readForForm,
  writtenText,
} from '../../../../plugins/gatsby-plugin-content-admin/src/client/entryForms';
import { kindNamed } from '../../../../src/content/kinds';
import { textOf } from '../../../support/contentCheck';

const RISK = 'data/services/risk.yaml';
const ARABIC = 'data/ar/services/risk.yaml';

const service = kindNamed('services');

const formOf = (file: string, language: string, changes: object = {}) => ({
  ...readForForm(new EditingSession(), service, textOf(file)),
  _language: language,
  ...changes,
});

test('a translation begun from a copy of its original is a new file, with words alone', () => {
  const _source = `# Ask the owner.\n${textOf(RISK)}`;
  const written = writtenText(service, formOf(RISK, 'ar', { name: 'مخاطر', _source }));
  expect(written).toMatch(/^name: مخاطر$/m);
  expect(written).not.toMatch(/^(?:slug|order|group):|^#/m);
});

test('a translation that is there already keeps its lines, but for the changed one', () => {
  const written = writtenText(service, formOf(ARABIC, 'ar', { name: 'خطر' }));
  expect(written).toBe(textOf(ARABIC).replace(/^name: .*$/m, 'name: خطر'));
});

test('whichever language is in front, the original counts as the entry; a language without a form is none', () => {
  const en = formOf(RISK, 'en');
  const ar = formOf(ARABIC, 'ar');
  const entry = { data: ar, i18n: { ar: { data: ar }, en: { data: en }, fr: {} } };
  const [first, ...others] = formsOf({ toJS: () => entry });
  expect(first).toBe(en);
  expect(new Set(others)).toEqual(new Set([ar]));
  expect(formsOf({ toJS: () => ({ data: en }) })).toEqual([en]);
});

test.each([
  ['of its original', 'services', RISK, {}, RISK],
  ['of a translation', 'services', ARABIC, {}, RISK],
  [
    'of a page that exists once, which the CMS does not tell',
    'home',
    '',
    {},
    'data/pages/home.yaml',
  ],
  [
    'of a new entry with a slug',
    'services',
    '',
    { placement: { slug: 'news' } },
    'data/services/news.yaml',
  ],
  ['of a new entry whose slug is not written yet', 'services', '', {}, 'data/services/new.yaml'],
] as const)(
  'an entry is checked as its original, by the path %s',
  (_what, kind, path, form, file) => {
    expect(originalFileOf({ kind: kindNamed(kind), path, forms: [form] })).toBe(file);
  },
);

/** An entry of the CMS with forms in these places. */
class Entry {
  constructor(readonly forms: Readonly<Record<string, unknown>>) {}
  hasIn = (path: readonly string[]) => path.join('.') in this.forms;
  setIn = (path: readonly string[], value: unknown) =>
    new Entry({ ...this.forms, [path.join('.')]: value });
}

test('a save notes what each file began with; the next one begins with what this one has saved', () => {
  const session = new EditingSession();
  const forms = [formOf(RISK, 'en', { name: 'Risks' }), formOf(ARABIC, 'ar', { name: 'خطر' })];
  const entry = new Entry({ data: {}, 'i18n.ar.data': {} });
  const kept = keepOpenings(session, entry, { kind: service, path: RISK, forms }).forms;
  const texts = forms.map((form) => writtenText(service, form));
  expect(texts).toEqual([
    textOf(RISK).replace(/^name: .*$/m, 'name: Risks'),
    textOf(ARABIC).replace(/^name: .*$/m, 'name: خطر'),
  ]);
  expect([kept['data._source'], kept['i18n.ar.data._source']]).toEqual(texts);
  // A form that the CMS does not have is not made up.
  expect('i18n.en.data._source' in kept).toBe(false);
  for (const [index, file] of [RISK, ARABIC].entries()) {
    expect(session.openingOf(file, texts[index] ?? '', undefined)).toBe(textOf(file));
  }
});
