/** @jest-environment node */
import { checkDraft } from '../../../../plugins/gatsby-plugin-content-desk/src/admin/checkDraft';
import { readContentIndex } from '../../../../plugins/gatsby-plugin-content-desk/src/admin/readContentIndex';
import type { Source } from '../../../../plugins/gatsby-plugin-content-desk/src/check/checkSources';
import { readLogo } from '../../../../plugins/gatsby-plugin-content-desk/src/check/readLogo';
import { FIXTURE_SITE } from '../../../support/fixtureSite';
import { svgOf } from '../../../support/logos';

const index = readContentIndex(FIXTURE_SITE, false);
const RISK = 'data/services/risk.yaml';
const risk = index.sources.find(({ file }) => file === RISK)?.text ?? '';

type Draft = Parameters<typeof checkDraft>[0];

/** A draft of an entry that has no translation. */
const draftOf = ({ file, text, ...rest }: Source & Omit<Draft, 'sources'>): Draft => ({
  file,
  sources: [{ file, text }],
  ...rest,
});

const errors = (draft: Parameters<typeof draftOf>[0]) =>
  checkDraft(draftOf(draft), index).filter(({ severity }) => severity === 'error');

describe('checkDraft', () => {
  test('has nothing against a file as it is', () => {
    expect(errors({ file: RISK, text: risk })).toEqual([]);
  });

  test('says what the check says, at its place', () => {
    const text = risk.replace(/^name: .*$/m, `name: ${'x'.repeat(70)}`);
    expect(errors({ file: RISK, text })).toMatchObject([
      { file: RISK, field: 'name', message: expect.stringContaining('70 characters') },
    ]);
  });

  test('reports what the draft breaks in another file', () => {
    const file = 'data/service-groups/listening.yaml';
    const group = index.sources.find((source) => source.file === file)?.text ?? '';
    const problems = errors({ file, text: group.replace('slug: listening', 'slug: hearing') });
    expect(new Set(problems.map((one) => one.file)).has(RISK)).toBe(true);
  });

  test('does not report what is wrong elsewhere already', () => {
    const broken = index.sources.map((source) =>
      source.file === 'data/site.yaml' ? { ...source, text: 'name: [' } : source,
    );
    const problems = checkDraft(draftOf({ file: RISK, text: risk }), { ...index, sources: broken });
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test('knows the pictures that come with the entry', () => {
    const text = `${risk.replace(/^picture:\n(?: .*\n)*/m, '')}picture:\n  file: team.jpg\n  alt: The team\n`;
    expect(errors({ file: RISK, text }).map(({ field }) => field)).toEqual(['picture.file']);
    expect(errors({ file: RISK, text, newPictures: { 'team.jpg': undefined } })).toEqual([]);
  });

  test('says of a logo that comes with the entry what the check says', () => {
    const file = 'data/partners/hoo-talk.yaml';
    const partner = index.sources.find((source) => source.file === file)?.text ?? '';
    const text = `${partner}logo:\n  file: evil.svg\n`;
    const sentences = (svg: string) =>
      errors({
        file,
        text,
        newPictures: { 'evil.svg': readLogo('evil.svg', new TextEncoder().encode(svg)) },
      }).map(({ message }) => message);
    expect(sentences(svgOf())).toEqual([]);
    expect(sentences(svgOf(120, 40, '<script/>'))).toEqual([
      '"File" (logo › file) names "evil.svg", which holds a script.',
    ]);
  });

  test('advises to keep the address of a changed slug', () => {
    const text = risk.replace('slug: risk', 'slug: risk-and-crisis');
    const advice = checkDraft(draftOf({ file: RISK, text, slugBefore: 'risk' }), index);
    expect(advice.map(({ expected }) => expected).join()).toContain('formerAddresses');
  });
});

describe('checkDraft of an entry and its translation', () => {
  const site = readContentIndex(process.cwd(), false);
  const TRANSLATION = 'data/ar/services/risk.yaml';
  const textOf = (file: string) => site.sources.find((one) => one.file === file)?.text ?? '';

  const errorsAfter = (from: string | RegExp, to: string) => {
    const arabic = textOf(TRANSLATION).replace(from, to);
    expect(arabic).not.toBe(textOf(TRANSLATION));
    const sources = [
      { file: RISK, text: textOf(RISK) },
      { file: TRANSLATION, text: arabic },
    ];
    return checkDraft({ file: RISK, sources }, site)
      .filter(({ severity }) => severity === 'error')
      .map(({ file, message }) => `${file}: ${message}`);
  };

  test('takes other words', () => {
    expect(errorsAfter(/^name: .*$/m, 'name: المخاطر')).toEqual([]);
  });

  test.each<[string, RegExp, string, string]>([
    ['a missing word', /^name: .*\n/m, '', '"Name" (name) is missing'],
    [
      'an item that is missing',
      / {4}- title: ننبّه\n(?: {6}.*\n)+/,
      '',
      '"Cards" (how › cards) has 3',
    ],
    ['Latin punctuation', /^name: .*$/m, 'name: مخاطر, وأزمات', '","'],
  ])('refuses %s', (_name, from, to, sentence) => {
    expect(errorsAfter(from, to)).toEqual([expect.stringContaining(`${TRANSLATION}: `)]);
    expect(errorsAfter(from, to).join()).toContain(sentence);
  });

  test('forces nobody to translate an entry, but for files that the site needs', () => {
    const untranslated = (file: string) =>
      checkDraft({ file, sources: [{ file, text: textOf(file) }] }, site)
        .filter(({ severity }) => severity === 'error')
        .map((one) => one.file);
    expect(untranslated(RISK)).toEqual([]);
    expect(untranslated('data/site.yaml')).toEqual(['data/ar/site.yaml']);
  });
});
