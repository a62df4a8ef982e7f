/** @jest-environment node */
import {
  linesOf,
  problemsOf,
  replaceIn,
  sourcesWith,
  textOf,
} from '../../../../support/contentCheck';

const TERMS = 'data/legal/terms.yaml';
const EFFECTIVE = 'effectiveDate: 1 December 2026';
const REVIEWED = 'reviewedOn: 22 November 2026';

function saidAfter(from: string, to: string): string[] {
  const sources = sourcesWith({ [TERMS]: replaceIn(textOf(TERMS), from, to) });
  return linesOf(problemsOf(sources, TERMS));
}

const inDays = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

it.each(['31 February 2027', '30 February 2028', '29 February 2027', '2027-02-30', '31 June 2027'])(
  '%s is named as a day that does not exist',
  (day) => {
    expect(saidAfter(EFFECTIVE, `effectiveDate: '${day}'`)).toEqual([
      `9:16: error: "Effective date" (effectiveDate) is ${day}, a day that no month has.`,
    ]);
  },
);

it.each(['29 February 2028', '2027-01-31', '31 December 2026'])('%s is a day', (day) => {
  expect(saidAfter(EFFECTIVE, `effectiveDate: '${day}'`)).toEqual([]);
});

it('a review to come is an error, but for the day that has begun in Dubai', () => {
  const [, year = ''] = /^(\d{4})/.exec(inDays(0)) ?? [];
  const later = `22 November ${Number(year) + 73}`;
  expect(saidAfter(REVIEWED, `reviewedOn: ${later}`)).toEqual([
    expect.stringContaining(`"Reviewed on" (reviewedOn) is ${later}, which is still to come.`),
  ]);
  expect(saidAfter(REVIEWED, `reviewedOn: '${inDays(1)}'`)).toEqual([]);
  expect(saidAfter(REVIEWED, `reviewedOn: '${inDays(3)}'`)).toEqual([
    expect.stringContaining('which is still to come'),
  ]);
});
