/** @jest-environment node */
/** What two files share is said of that which came later. */
import { checkSources } from '../../../../plugins/gatsby-plugin-content-check/src/check/checkSources';
import type { Surroundings } from '../../../../plugins/gatsby-plugin-content-check/src/check/surroundings';
import { repetitionProblems } from '../../../../plugins/gatsby-plugin-content-check/src/launch/repetitionProblems';
import {
  problemsOf,
  siteSources,
  sourcesWith,
  surroundings,
  textOf,
} from '../../../support/contentCheck';

const RISK = 'data/services/risk.yaml';
const AIRLINES = 'data/case-studies/airlines.yaml';
const committedFiles = new Set(siteSources.map(({ file }) => file));

const blamed = (file: string, text: string, original: string) => {
  const found = problemsOf(sourcesWith({ [file]: text }), undefined, { committedFiles });
  const errors = found.filter(({ severity }) => severity === 'error');
  return {
    newcomer: errors.filter((problem) => problem.file === file).length,
    original: errors.filter((problem) => problem.file === original).map(({ message }) => message),
  };
};

// 11ty/buildawesome 3001: the copy comes first in the alphabet.
it.each(['a-risk', 'copy-of-risk', 'Copy of risk', 'risk - Copy', 'risk (1)', 'zebra'])(
  'a copy named %s.yaml is blamed, and not what it is a copy of',
  (name) => {
    const { newcomer, original } = blamed(`data/services/${name}.yaml`, textOf(RISK), RISK);
    expect(newcomer).toBeGreaterThan(0);
    expect(original).toEqual([]);
  },
);

const sharingOrder = (file: string, around: Partial<Surroundings>) =>
  problemsOf(sourcesWith({ [file]: textOf(AIRLINES) }), undefined, around)
    .filter(({ field }) => field === 'order')
    .map((problem) => [problem.file, problem.severity, problem.message]);

it('of two entries with one number, the newer one is advised to take another', () => {
  const before = 'data/case-studies/aaa.yaml';
  const after = 'data/case-studies/zzz.yaml';
  const says = (other: string) =>
    `"Order" (order) is 40, as in ${other}: their names decide which comes first, in each language its own.`;
  expect(sharingOrder(before, { committedFiles })).toEqual([[before, 'warning', says(AIRLINES)]]);
  expect(sharingOrder(after, { committedFiles })).toEqual([[after, 'warning', says(AIRLINES)]]);
  // Without Git, the first in the alphabet counts as the older one.
  expect(sharingOrder(before, {})).toEqual([[AIRLINES, 'warning', says(before)]]);
  expect(sharingOrder(after, {})).toEqual([[after, 'warning', says(AIRLINES)]]);
});

it('texts that two entries share are said of the newer one', () => {
  const copy = 'data/case-studies/a-copy.yaml';
  const text = textOf(AIRLINES).replace(/^slug: .*/m, 'slug: a-copy');
  const repeatedIn = (around: Parameters<typeof checkSources>[1]) =>
    new Set(
      [...repetitionProblems(checkSources(sourcesWith({ [copy]: text }), around).ordered)].map(
        ({ file }) => file,
      ),
    );
  expect(repeatedIn({ ...surroundings, committedFiles })).toEqual(new Set([copy]));
  expect(
    repeatedIn({ ...surroundings, committedFiles: new Set([...committedFiles, copy]) }),
  ).toEqual(new Set([AIRLINES]));
});
