/** @jest-environment node */
import { problemsOf, sourcesWith, textOf } from '../../../../support/contentCheck';

const RISK = 'data/services/risk.yaml';

const without = (file: string) => textOf(file).replace(/^need:\n(?: .*\n)+/m, '');

it.each([
  ['a service without a need is advised to state one', RISK, 1],
  ['no service needs a need while none has one', undefined, 0],
])('%s', (_what, only, count) => {
  const files = ['risk', 'amplification', 'tactical'].map((name) => `data/services/${name}.yaml`);
  const changed = files.filter((file) => only === undefined || file === only);
  const sources = sourcesWith(Object.fromEntries(changed.map((file) => [file, without(file)])));
  const about = problemsOf(sources, RISK).filter(({ field }) => field === 'need');
  expect(about.map(({ severity }) => severity)).toEqual(
    Array.from({ length: count }, () => 'warning'),
  );
});

it('a look that is none of the choices asks for no number of cards, even one with a name that every object has', () => {
  const group = 'data/service-groups/listening.yaml';
  const changed = textOf(group).replace(/^cards: .*/m, 'cards: constructor');
  const sources = sourcesWith({ [group]: changed });
  expect(problemsOf(sources, RISK).filter(({ field }) => field?.startsWith('how'))).toEqual([]);
  expect(problemsOf(sources, group).map(({ message }) => message)).toEqual([
    expect.stringContaining('constructor'),
  ]);
});

it('a draft of a service may lack its need', () => {
  const sources = sourcesWith({ [RISK]: `draft: true\n${without(RISK)}` });
  expect(problemsOf(sources, RISK).filter(({ field }) => field === 'need')).toEqual([]);
});
