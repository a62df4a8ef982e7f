/** The translations that have not followed their originals. Pure. */
import { MAIN_LANGUAGE, originalOf } from '../../../../src/content/languages';
import { problemAt } from '../check/checkSources';
import type { ContentFile } from '../check/contentFile';
import type { Problem } from '../check/format';
import { nameIn } from '../check/wording';

/** Arabic has three sets of names for the months: those of Egypt and the Gulf, of the Levant, of the Maghreb. */
const REGIONS = ['', '-SY', '-DZ', '-MA'];

const monthNames = (language: string, month: number): string[] =>
  REGIONS.map((region) =>
    new Intl.DateTimeFormat(language + region, { month: 'long', calendar: 'gregory' })
      .format(new Date(2024, month, 1))
      .toLowerCase(),
  );

const MONTHS = Array.from({ length: 12 }, (_one, month) => month);

/** Arabic and Persian digits as Latin ones. */
const withLatinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

/** The day that a text names in a language, as `2024-11-7`; undefined where it names none. */
function dayIn(language: string, text: string): string | undefined {
  const written = withLatinDigits(text).toLowerCase();
  const [, ...numbers] = /(\d{4})\D(\d{1,2})\D(\d{1,2})/.exec(written) ?? [];
  if (numbers.length > 0) return numbers.map(Number).join('-');
  const isIn = (month: number) => monthNames(language, month).some((one) => written.includes(one));
  const month = MONTHS.filter(isIn);
  const [year, day] = [/\d{4}/, /(?<!\d)\d{1,2}(?!\d)/].map((one) => one.exec(written)?.[0]);
  if (month.length !== 1 || !year || !day) return undefined;
  return [year, Number(month[0]) + 1, day].map(Number).join('-');
}

/** Legal pages that name another day than their original. */
function* otherDays(files: readonly ContentFile[]): Iterable<Problem> {
  const byName = new Map(files.map((file) => [file.file, file]));
  for (const file of files) {
    const original = byName.get(originalOf(file.file).original);
    if (file.kind !== 'legal' || original?.kind !== 'legal') continue;
    const [said, own] = [original.content.effectiveDate ?? '', file.content.effectiveDate ?? ''];
    const day = dayIn(MAIN_LANGUAGE, said);
    if (day === undefined || day === dayIn(file.language, own)) continue;
    const path = ['effectiveDate'];
    const message = `${nameIn(file.model, path)} is ${own}; ${original.file} says ${said}.`;
    const expected = 'Write the same day, once the words are those of the original.';
    yield problemAt(file, path, { message, expected, isAdvice: true });
  }
}

/** What translations still say of former originals, or do not say yet; in the order of the files. */
export function translationsLeft(
  files: readonly ContentFile[],
  warnings: readonly Problem[],
): Problem[] {
  return [...warnings.filter(({ isOutdated }) => isOutdated), ...otherDays(files)].sort(
    (one, other) =>
      one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1,
  );
}
