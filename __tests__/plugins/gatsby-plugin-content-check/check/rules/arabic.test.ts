/** @jest-environment node */
import {
  linesOf,
  problemsOf,
  replaceIn,
  siteSources,
  sourcesWith,
  textOf,
} from '../../../../support/contentCheck';

const ARABIC = 'data/ar/services/risk.yaml';
const ENGLISH = 'data/services/risk.yaml';

/** The page alone, for a quick check: its links to other pages lead nowhere. */
const few = siteSources.filter(({ file }) =>
  /^data\/(?:ar\/)?(?:services\/risk|site)\.yaml$/.test(file),
);
const about = (words: string, english: string): string[] =>
  linesOf(
    problemsOf(
      sourcesWith(
        {
          [ARABIC]: replaceIn(textOf(ARABIC), 'نخبركم.', `'${words}'`),
          [ENGLISH]: replaceIn(textOf(ENGLISH), 'You hear from us.', `'${english}'`),
        },
        few,
      ),
      ARABIC,
    ),
  );
const before = about('نخبركم.', 'You hear from us.');

/** What is said of the Arabic text of a card, beside the English one. */
const saidOf = (words: string, english = 'You hear from us.'): string[] =>
  about(words, english).filter((line) => !before.includes(line));

const AS_ADVISED = '';

/** The words after the advice: `holds "wrong", … Write right`. */
function advised(wrong: string, line = ''): string {
  const [, found = '', instead = ''] = / holds "([^"]+)".* Write (.+)$/.exec(line) ?? [];
  return wrong.replace(found.trim(), instead.replace(/ once\.$/, ''));
}

// What Arabic editors mistype, as translators' style guides list it (tallcms 10 for words that were left in English).
it.each<[what: string, wrong: string, said: string, right: string, english?: string]>([
  [
    'a fact whose name was translated',
    'نخبركم في {الاسم}.',
    '{الاسم}, which stands for nothing',
    'نخبركم.',
  ],
  [
    'a fact that was dropped',
    'نخبركم.',
    'has no {name}',
    'تخبركم {name}.',
    'You hear from {name}.',
  ],
  [
    'a link that was dropped',
    'نخبركم.',
    'has no link to /about',
    '[نخبركم](/about).',
    '[You hear](/about).',
  ],
  [
    'a link that leads elsewhere',
    '[نخبركم](/contact).',
    'has no link to /about',
    '[نخبركم](/about).',
    '[You hear](/about).',
  ],
  ['a sentence in English', 'You hear from us', 'no Arabic in it', 'نخبركم.'],
  [
    'an English word',
    'نخبركم عبر email دائمًا.',
    '"email", an English word',
    'نخبركم عبر Gmail دائمًا.',
  ],
  ['a tatweel', 'نخبـــركم.', 'Write نخبركم', AS_ADVISED],
  ['a hamza on a joining alif, form VIII', 'نقبل الإنتقاد.', 'Write الانتقاد', AS_ADVISED],
  ['form X', 'بعد إستخدام القناة.', 'Write استخدام', AS_ADVISED],
  ['form VII', 'لا إنطباع لديهم.', 'Write انطباع', AS_ADVISED],
  ['with a doubled letter', 'يبدأ الإتصال.', 'Write الاتصال', AS_ADVISED],
  ['a hamza above that was left out', 'اكثر الناس.', 'Write أكثر', AS_ADVISED],
  ['a hamza below that was left out', 'الى الادارة.', 'Write إلى', 'إلى الإدارة.'],
  ['ه for ة', 'هي الشركه.', 'Write الشركة', AS_ADVISED],
  ['ة for ه', 'في هذة الحالة.', 'Write هذه', AS_ADVISED],
  ['ي for ى', 'نتابع علي مدار الساعة.', 'Write على', AS_ADVISED],
  ['ى for ي', 'نتابع فى دبى.', 'Write في', 'نتابع في دبي.'],
  ['a common misspelling', 'نخبركم لاكن بعد حين.', 'Write لكن', AS_ADVISED],
  ['a word twice', 'نخبركم من من يعنيه.', 'Write من once', 'نخبركم من يعنيه.'],
  ['a space behind و', 'نرصد و نخبركم.', 'Write ونخبركم', 'نرصد ونخبركم.'],
  ['two spaces', 'نرصد  ونخبركم.', 'Write نرصد ونخبركم', 'نرصد ونخبركم.'],
  ['a space before a mark', 'نرصد ، ونخبركم.', 'Write نرصد،', AS_ADVISED],
  ['no space behind a mark', 'نرصد،ونخبركم.', 'Write نرصد، ونخبركم', AS_ADVISED],
  ['the Latin comma', 'نرصد, ونخبركم.', 'Arabic has its own: "،"', 'نرصد، ونخبركم.'],
  ['the Latin semicolon', 'نرصد; ونخبركم.', 'Arabic has its own: "؛"', 'نرصد؛ ونخبركم.'],
  ['the Latin question mark', 'متى?', 'Arabic has its own: "؟"', 'متى؟'],
  ['straight quotation marks', 'نرصد "النقاش".', '« and »', 'نرصد «النقاش».'],
  ['English quotation marks', 'نرصد “النقاش”.', '« and »', 'نرصد «النقاش».'],
  [
    'a quotation that does not end',
    'نرصد «النقاش.',
    '"«" without its other half',
    'نرصد «النقاش».',
  ],
  [
    'parentheses the wrong way round',
    'نرصد )النقاش(.',
    '")" without its other half',
    'نرصد (النقاش).',
  ],
  ['a space inside quotation marks', 'نرصد « النقاش ».', 'a space inside', 'نرصد «النقاش».'],
  ['three full stops', 'نرصد...', 'Write …', 'نرصد…'],
  ['a mark twice', 'متى؟؟', 'Write ؟', 'متى؟'],
  ['Persian letters', 'مؤثر خليجی کبير.', 'Write ي for "ی", ك for "ک"', 'مؤثر خليجي كبير.'],
  ['Arabic digits', 'نخبركم ٤ مرات.', 'Write 4 for "٤"', 'نخبركم 4 مرات.'],
  ['letters out of a PDF file', 'ﻻ نخبركم.', 'Write لا for "ﻻ"', 'لا نخبركم.'],
  ['a vowel sign without a letter', 'نخبركم ًا.', 'without its letter', 'نخبركم.'],
  ['two vowel signs on one letter', 'نخبركمُُ.', 'two vowel signs', 'نخبركمُ.'],
  ['the tanwin behind its alif', 'نخبركم دائماً.', 'Write دائمًا', AS_ADVISED],
  ['a direction mark', 'نخبركم\u200f.', 'invisible direction mark (U+200F)', 'نخبركم.'],
  ['a mark of no width', 'نخبر\u200bكم.', 'an invisible mark', 'نخبركم.'],
  [
    'a list of Latin names',
    'نتابع TikTok، Snapchat.',
    'a list that runs',
    'نتابع TikTok وSnapchat.',
  ],
])('%s is noticed: %s', (_what, wrong, said, right, english = 'You hear from us.') => {
  const lines = saidOf(wrong, english);
  expect(lines).toEqual([expect.stringContaining(said)]);
  expect(saidOf(right === AS_ADVISED ? advised(wrong, lines[0]) : right, english)).toEqual([]);
});

it.each([
  'كان الوجه لازمة، والانتباه إلى التوجيه والترفيه، وإنتاج الإنترنت، وإنشاء واحدة.',
  'نعرضها خطوة خطوة، والشركات الكبرى والأخرى أولًا، وإفتاءً وإمتاعًا وإتقانًا.',
  'اكتبوا إلى {email} أو info@company.com أو www.company.com، ثم [اقرؤوا](/about).',
  'تقارير GDPR وPDF وiPhone بنسبة 10,000 (أو 5.5 أو 5:30)، «هكذا»!',
  'HOOTALK',
])('right words are left alone: %s', (words) => {
  expect(saidOf(words).filter((line) => !line.includes('has no'))).toEqual([]);
});
