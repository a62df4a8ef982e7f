/** @jest-environment node */
/** What two files share is said of that which came later. */
import { checkSources } from '../../../../plugins/gatsby-plugin-content-check/src/check/checkSources';
import { repeatedTexts } from '../../../../plugins/gatsby-plugin-content-check/src/launch/repeatedTexts';
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

it('texts that two entries share are said of the newer one', () => {
  const copy = 'data/case-studies/a-copy.yaml';
  const text = textOf(AIRLINES).replace(/^slug: .*/m, 'slug: a-copy');
  const repeatedIn = (around: Parameters<typeof checkSources>[1]) =>
    new Set(
      [...repeatedTexts(checkSources(sourcesWith({ [copy]: text }), around).ordered)].map(
        ({ file }) => file,
      ),
    );
  expect(repeatedIn({ ...surroundings, committedFiles })).toEqual(new Set([copy]));
  expect(
    repeatedIn({ ...surroundings, committedFiles: new Set([...committedFiles, copy]) }),
  ).toEqual(new Set([AIRLINES]));
});

it('a group whose entries are all drafts causes advice', () => {
  const ofGroup = siteSources.filter(
    ({ file, text }) => file.startsWith('data/case-studies/') && text.includes('group: markets'),
  );
  const drafts = Object.fromEntries(
    ofGroup.map(({ file, text }) => [file, `draft: true\n${text}`]),
  );
  const found = problemsOf(sourcesWith(drafts), 'data/case-study-groups/markets.yaml');
  expect(found.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^All \d+ entries of this group are drafts/),
  ]);
});
