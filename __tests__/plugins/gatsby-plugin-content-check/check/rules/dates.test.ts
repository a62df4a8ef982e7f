/** @jest-environment node */
import {
  linesOf,
  problemsOf,
  replaceIn,
  sourcesWith,
  textOf,
} from '../../../../support/contentCheck';

const ARABIC = 'data/ar/legal/terms.yaml';
const ARABIC_DATE = 'effectiveDate: 1 ديسمبر 2026';

function saidAfter(date: string): string[] {
  const sources = sourcesWith({
    [ARABIC]: replaceIn(textOf(ARABIC), ARABIC_DATE, `effectiveDate: ${date}`),
  });
  return linesOf(problemsOf(sources, ARABIC));
}

it.each(['2 ديسمبر 2026', '1 نوفمبر 2026', '1 ديسمبر 2027', '٢ ديسمبر ٢٠٢٦'])(
  'an Arabic date of another day, %s, is advised against',
  (date) => {
    expect(saidAfter(date)).toContainEqual(
      expect.stringContaining(`is ${date}; data/legal/terms.yaml says 1 December 2026.`),
    );
  },
);

it.each(['1 ديسمبر 2026', '١ ديسمبر ٢٠٢٦', 'الأول، 1 ديسمبر 2026'])(
  'an Arabic date of the same day may be written %s',
  (date) => {
    const said = saidAfter(date);
    expect(said.filter((line) => line.includes('says 1 December'))).toEqual([]);
  },
);
