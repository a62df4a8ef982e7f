/** @jest-environment node */
import { checkDraft } from '../../../../plugins/gatsby-plugin-content-admin/src/forms/checkDraft';
import { readContentIndex } from '../../../../plugins/gatsby-plugin-content-admin/src/server/readContentIndex';
import type { Source } from '../../../../plugins/gatsby-plugin-content-check/src/check/checkSources';
import { readLogo } from '../../../../plugins/gatsby-plugin-content-check/src/check/readLogo';
import { replaceIn, textOf } from '../../../support/contentCheck';
import { FIXTURE_SITE } from '../../../support/fixtureSite';
import { svgOf } from '../../../support/logos';

const index = readContentIndex(FIXTURE_SITE, false);
const RISK = 'data/services/risk.yaml';
const risk = textOf(RISK);

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
  test('reports what the draft breaks in another file', () => {
    const file = 'data/service-groups/listening.yaml';
    const problems = errors({
      file,
      text: textOf(file).replace('slug: listening', 'slug: hearing'),
    });
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
    const text = textOf(file).replace(/^logo:\n(?: .*\n)+/m, 'logo:\n  file: evil.svg\n');
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

const ARABIC = 'data/ar/services/risk.yaml';

const errorsAfter = (from: string, to: string) => {
  const sources = [
    { file: RISK, text: risk },
    { file: ARABIC, text: replaceIn(textOf(ARABIC), from, to) },
  ];
  return checkDraft({ file: RISK, sources }, index)
    .filter(({ severity }) => severity === 'error')
    .map(({ file, message }) => `${file}: ${message}`);
};

test.each([
  ['a missing word', 'name: المخاطر والأزمات\n', '', '"Name" (name) is missing'],
  ['Latin punctuation', 'name: المخاطر والأزمات', 'name: مخاطر, وأزمات', 'the Latin ","'],
])(
  'a translation is checked beside its original, which refuses %s',
  (_what, from, to, sentence) => {
    const [line, ...others] = errorsAfter(from, to);
    expect(line).toContain(`${ARABIC}: `);
    expect(line).toContain(sentence);
    expect(others).toEqual([]);
  },
);

test('nobody has to translate an entry, but for files that the site needs', () => {
  const untranslated = (file: string) =>
    errors({ file, text: textOf(file) }).map((one) => one.file);
  expect(untranslated(RISK)).toEqual([]);
  expect(untranslated('data/site.yaml')).toEqual(['data/ar/site.yaml', 'data/fr/site.yaml']);
});
