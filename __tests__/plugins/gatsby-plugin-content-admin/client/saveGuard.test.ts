/** @jest-environment node */
import { EditingSession } from '../../../../plugins/gatsby-plugin-content-admin/src/client/editingSession';
import {
  formsOf,
  readForForm,
  writtenText,
} from '../../../../plugins/gatsby-plugin-content-admin/src/client/entryForms';
import { entryToCheck } from '../../../../plugins/gatsby-plugin-content-admin/src/client/entryToCheck';
import { notePickedFiles } from '../../../../plugins/gatsby-plugin-content-admin/src/client/pickedFiles';
import { guardSave } from '../../../../plugins/gatsby-plugin-content-admin/src/client/saveGuard';
import { checkEntry } from '../../../../plugins/gatsby-plugin-content-admin/src/content/checkEntry';
import { LANGUAGE_FIELD } from '../../../../plugins/gatsby-plugin-content-admin/src/forms/config';
import { readContentIndex } from '../../../../plugins/gatsby-plugin-content-admin/src/server/readContentIndex';
import { kindOfAnyFile } from '../../../../src/content/kinds';
import { originalOf, translationFile } from '../../../../src/content/text/languages';
import { siteSources, textOf } from '../../../support/contentCheck';
import { FIXTURE_SITE } from '../../../support/fixtureSite';
import { svgOf } from '../../../support/logos';
import '../../../support/checkWorker';

const RISK = 'data/services/risk.yaml';

const TELCO = 'data/case-studies/telco.yaml';

/** The check advises to write the address of today. */
const FORMER_LINK = { action: { label: 'Talk to us', link: '/danger' } };

const index = readContentIndex(FIXTURE_SITE, false);
const fetched = jest.fn(() =>
  Promise.resolve({ ok: true, headers: new Headers(), json: () => index }),
);
Reflect.set(globalThis, 'fetch', fetched);

function kindOf(file: string) {
  const kind = kindOfAnyFile(file);
  if (!kind) throw new Error(`${file} is of no kind.`);
  return kind;
}

const formOf = (file: string, changes: object = {}) => ({
  ...readForForm(new EditingSession(), kindOf(file), textOf(file)),
  [LANGUAGE_FIELD]: originalOf(file).language,
  ...changes,
});

const edited = (file: string, changes: object, arabic?: object) => ({
  kind: kindOf(file),
  path: file,
  forms: formsOf({
    toJS: () => ({
      data: arabic && formOf(translationFile(file, 'ar'), arabic),
      i18n: { en: { data: formOf(file, changes) } },
    }),
  }),
});

const refusal = (...entry: Parameters<typeof edited>): Promise<string> =>
  guardSave(edited(...entry)).then(
    () => '',
    (error: Error) => String(error.cause),
  );

test.each(siteSources)('an unchanged form writes $file back byte for byte', ({ file, text }) => {
  expect(writtenText(kindOf(file), formOf(file))).toBe(text);
});

test('the check has advice about a link to a former address', async () => {
  const problems = checkEntry(await entryToCheck(edited(TELCO, FORMER_LINK)), index);
  expect(problems).toMatchObject([{ severity: 'warning', field: 'action.link' }]);
});

test.each<[what: string, entry: Parameters<typeof edited>, sentences: string[]]>([
  ['nothing has changed', [RISK, {}, {}], []],
  ['a file is that every language needs', ['data/site.yaml', {}], ['Arabic: This file is missing']],
  [
    'a translation has Latin punctuation',
    [RISK, {}, { name: 'مخاطر, وأزمات' }],
    ['Arabic: "Name" (name) holds the Latin ","'],
  ],
  ['a field is empty', [RISK, { cardText: '' }, {}], ['"Card text" (cardText)']],
  ['there is only advice', [TELCO, FORMER_LINK], []],
])('a save where %s', async (_what, entry, sentences) => {
  const refused = await refusal(...entry);
  expect(refused === '').toBe(sentences.length === 0);
  for (const sentence of sentences) expect(refused).toContain(sentence);
});

test('each reason of a refused save is a paragraph of its own, which says what to write', async () => {
  const reasons = (await refusal(RISK, { cardText: '', name: '' }, {})).split('\n\n').slice(1);
  expect(reasons).toEqual([
    expect.stringMatching(/^"Name" \(name\) is empty\. Expected a text of at most \d+ /),
    expect.stringMatching(/^"Card text" \(cardText\) is empty\. Expected a text of at most \d+ /),
  ]);
});

/**
 * Stubs picture decoding, which jsdom lacks: every picture is intact, or is cut off, which an image element shows all
 * the same, or is one that the browser cannot read at all.
 */
function stubDecoder(state: 'whole' | 'cut off' | 'unreadable'): void {
  class LoadedImage {
    naturalWidth = 1300;
    naturalHeight = 900;
    onload = jest.fn();
    onerror = jest.fn();
    set src(_address: string) {
      setTimeout(() => (state === 'unreadable' ? this.onerror() : this.onload()));
    }
  }
  class BlackCanvas {
    getContext = () => ({
      drawImage: jest.fn(),
      getImageData: () => ({ data: new Uint8ClampedArray([0, 0, 0, 255]) }),
    });
  }
  Reflect.set(globalThis, 'Image', LoadedImage);
  Reflect.set(globalThis, 'OffscreenCanvas', BlackCanvas);
  Reflect.set(globalThis, 'createImageBitmap', () =>
    state === 'whole'
      ? Promise.resolve({ width: 1, height: 1, close: jest.fn() })
      : Promise.reject(new DOMException('', 'InvalidStateError')),
  );
}

test('a picked logo is checked under the file name that the CMS gives it', async () => {
  notePickedFiles();
  stubDecoder('whole');
  const refused = (inside: string) => {
    URL.createObjectURL(new File([svgOf(120, 40, inside)], 'Évil Logo.svg'));
    return refusal('data/partners/hoo-talk.yaml', { logo: { file: '/pictures/evil-logo-2.svg' } });
  };
  expect(await refused('')).toBe('');
  expect(await refused('<script/>')).toContain(
    '"File" (logo › file) names "evil-logo-2.svg", which holds a script.',
  );
});

const BROKEN =
  'names "hall.jpg", which is cut off or broken: its pixels cannot be read to the end.';

test.each([
  ['whole', ''],
  ['cut off', BROKEN],
  ['unreadable', BROKEN],
] as const)('a picked picture that is %s is saved only if it is whole', async (state, says) => {
  notePickedFiles();
  stubDecoder(state);
  URL.createObjectURL(new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'Hall.jpg'));
  const picture = { file: '/pictures/hall.jpg', alt: 'A hall' };
  const refused = await refusal(RISK, { picture });
  expect(refused).toContain(says);
  expect(refused === '').toBe(state === 'whole');
});

test('a picked logo that the browser cannot draw is not saved', async () => {
  notePickedFiles();
  stubDecoder('unreadable');
  URL.createObjectURL(new File([svgOf(120, 40)], 'Odd.svg'));
  const refused = await refusal('data/partners/hoo-talk.yaml', {
    logo: { file: '/pictures/odd.svg' },
  });
  expect(refused).toContain('names "odd.svg", which holds something that cannot be drawn.');
});

test('a changed slug causes advice to keep the old address; a new entry’s slug names its file', async () => {
  const entry = edited(RISK, { placement: { slug: 'danger' } }, {});
  const { slugBefore, file } = await entryToCheck(entry);
  expect([slugBefore, file]).toEqual(['risk', RISK]);
  const advice = checkEntry(await entryToCheck(entry), index).map(({ expected }) => expected);
  expect(advice.join()).toContain('formerAddresses');
  const created = { ...entry, path: '', forms: [{ placement: { slug: 'danger' } }] };
  expect(await entryToCheck(created)).toMatchObject({
    file: 'data/services/danger.yaml',
    sources: [{ file: 'data/services/danger.yaml', text: 'slug: danger\n' }],
    slugBefore: undefined,
  });
});

test('a site out of reach is no refusal without a reason (decap-cms 4072)', async () => {
  const navigator = { configurable: true, value: { language: 'en-US' } };
  Object.defineProperty(globalThis, 'navigator', navigator);
  fetched.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await refusal(RISK, {})).toContain('The site cannot be reached');
});
