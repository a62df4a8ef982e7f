/** @jest-environment node */
/** What an editor relies on, once each. The units of the two plugins, which the gate leaves out, test the rest. */
import { parse } from 'yaml';
import { patchYaml } from '../../plugins/gatsby-plugin-content-admin/src/yaml/patchYaml';
import { linesOf, problemsOf, replaceIn, sourcesWith, textOf } from '../support/contentCheck';

const RISK = 'data/services/risk.yaml';
const TERMS = 'data/legal/terms.yaml';

it.each([
  ['a day that no month has', TERMS, '1 December 2026', '31 February 2027', /no month has/],
  ['a link to a page that there is not', RISK, '[time](/about)', '[time](/abuot)', /abuot/],
  ['a field that there is not', RISK, 'cardText:', 'cardTxt:', /cardTxt/],
  ['a missing name', RISK, 'name: Risk & Crisis\n', '', /"Name"/],
  ['an address that another page has', RISK, 'slug: risk', 'slug: tactical', /tactical/],
])('the check refuses %s', (_what, file, from, to, said) => {
  const sources = sourcesWith({ [file]: replaceIn(textOf(file), from, to) });
  const errors = linesOf(problemsOf(sources)).filter((line) => line.includes('error: '));
  expect(errors).toContainEqual(expect.stringMatching(said));
});

it('a form of /admin changes its own line, and keeps the others with their comments', () => {
  const before = textOf(RISK);
  const data: unknown = parse(before);
  const changed = { ...Object(data), cardText: 'We see it before it is one.' };
  expect(patchYaml(before, changed)).toBe(
    replaceIn(before, 'See a crisis coming.', 'We see it before it is one.'),
  );
});
