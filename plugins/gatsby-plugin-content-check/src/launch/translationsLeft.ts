import { MAIN_LANGUAGE, originalOf } from '../../../../src/content/languages';
import { problemAt } from '../check/checkSources';
import type { ContentFile } from '../check/contentFile';
import type { Problem } from '../check/format';
import { nameIn } from '../check/wording';

/** Arabic has three sets of month names: of Egypt and the Gulf, the Levant, and the Maghreb. */
const REGIONS = ['', '-SY', '-DZ', '-MA'];

const monthNames = (language: string, month: number): string[] =>
  REGIONS.map((region) =>
    new Intl.DateTimeFormat(language + region, { month: 'long', calendar: 'gregory' })
      .format(new Date(2024, month, 1))
      .toLowerCase(),
  );

const MONTHS = Array.from({ length: 12 }, (_, month) => month);

const withLatinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

/** The day in a text, as `2024-11-7`; undefined if it names none. */
function dayIn(language: string, text: string): string | undefined {
  const written = withLatinDigits(text).toLowerCase();
  const [, ...numbers] = /(\d{4})\D(\d{1,2})\D(\d{1,2})/.exec(written) ?? [];
  if (numbers.length > 0) return numbers.map(Number).join('-');
  const isIn = (month: number) =>
    monthNames(language, month).some((name) => written.includes(name));
  const month = MONTHS.filter(isIn);
  const [year, day] = [/\d{4}/, /(?<!\d)\d{1,2}(?!\d)/].map((digits) => digits.exec(written)?.[0]);
  if (month.length !== 1 || !year || !day) return undefined;
  return [year, Number(month[0]) + 1, day].map(Number).join('-');
}

/** Reports legal pages whose effective date differs from their original's. */
function* differentDays(files: readonly ContentFile[]): Iterable<Problem> {
  const byName = new Map(files.map((file) => [file.file, file]));
  for (const file of files) {
    const original = byName.get(originalOf(file.file).original);
    if (file.kind !== 'legal' || original?.kind !== 'legal') continue;
    const { effectiveDate: date = '' } = original.content;
    const { effectiveDate: translatedDate = '' } = file.content;
    const day = dayIn(MAIN_LANGUAGE, date);
    if (day === undefined || day === dayIn(file.language, translatedDate)) continue;
    const path = ['effectiveDate'];
    const message = `${nameIn(file.model, path)} is ${translatedDate}; ${original.file} says ${date}.`;
    const expected = 'Write the same day, once the words are those of the original.';
    yield problemAt(file, path, { message, expected, isAdvice: true });
  }
}

/** Lists outdated and missing translations, sorted by place. Pure. */
export function translationsLeft(
  files: readonly ContentFile[],
  warnings: readonly Problem[],
): Problem[] {
  return [...warnings.filter(({ isOutdated }) => isOutdated), ...differentDays(files)].sort(
    (first, second) =>
      first.file === second.file ? first.line - second.line : first.file < second.file ? -1 : 1,
  );
}
