/** Lists what Arabic writers mistype, and what to write instead. */

/** The beginning and the end of an Arabic word. Not `\b` or `\p{L}`: these know Latin only, or are slow to compile. */
const BEGIN = '(?<![\u0621-\u0652])';
const END = '(?![\u0621-\u0652])';
const LETTER = '[\u0621-\u064a]';

const word = (pattern: string): RegExp => new RegExp(`${BEGIN}(?:${pattern})${END}`);

/** Prefixes: "and", "so", "with", "like", "for", and the article. */
const THE = '[وف]?(?:[بك]?ال|لل)';
const ANY_PREFIX = '[وفبك]?(?:ال|لل)?';

/** Verbal nouns of the forms VII, VIII and X, whose alif has no hamza: انطباع، انتقاد، استخدام. */
const JOINING_ALIF = [
  `إست(?!راتيج|اد|وديو|ون)${LETTER}{2}`,
  `إ[بجحخرسشعغفقكلمنه]ت(?!ا)${LETTER}ا${LETTER}`,
  `إن(?!ت)${LETTER}(?!ا)${LETTER}ا${LETTER}`,
  `إت(?:صال|فاق|جاه|خاذ|هام|حاد|ساع)`,
  `إ(?:ض|ص)ط${LETTER}ا${LETTER}`,
  `إزد${LETTER}ا${LETTER}`,
].join('|');

/** Frequent words that begin with a hamza, written without it; below the alif in the second list. */
const HAMZA_ABOVE =
  'ايضا|اكثر|اقل|اول|اهم|افضل|امام|اثناء|اعمال|اخبار|اسئلة|ازمة|ازمات|اداء|انتم|انه|انها';
const HAMZA_BELOW = 'لى|ذا|دارة|علان|علانات|علام|جابة|نتاج|بلاغ|رسال|ضافة';

/** Definite words that do end in ه: a definite word has no pronoun behind it, so that other words end in ة. */
const ENDS_IN_HA =
  '(?:وجه|وجيه|وجوه|شبه|شبيه|شباه|نبه|نبيه|نتباه|شتباه|تجاه|كره|كريه|كروه|كراه|فقه|فقيه|نزيه|ترفيه|رفاه|مياه|تافه|سفيه|تشويه|مشوه|تمويه|مموه|تنويه|له|فواه|شفاه|جاه|متجه|شابه|لآله|بديه|تنزيه|فواكه|منتزه|متنزه|نتزه)';

/** A kind of mistake that writers of Arabic make. */
interface Slip {
  pattern: RegExp;
  /** Follows the words as they are written. */
  fault?: string;
  /** What to write, for the words as they are written. */
  write: string | ((found: string) => string);
}

const SPELLING = 'which is a spelling mistake';

const replaced = (from: string | RegExp, to: string) => (found: string) =>
  `Write ${found.replace(from, to)}`;

/** What is looked for in each text, in this order. */
export const SLIPS: readonly Slip[] = [
  {
    pattern: new RegExp(`${LETTER}{0,20}\u0640{1,40}${LETTER}{0,20}`),
    fault: 'which holds a tatweel (ـ)',
    write: replaced(/\u0640+/g, ''),
  },
  {
    pattern: word(`${ANY_PREFIX}(?:${JOINING_ALIF})${LETTER}{0,8}`),
    fault: 'whose alif has no hamza',
    write: replaced('إ', 'ا'),
  },
  {
    pattern: word(`${ANY_PREFIX}(?:${HAMZA_ABOVE})|[وف]?ان`),
    fault: 'whose alif has a hamza',
    write: replaced(new RegExp(`^(${ANY_PREFIX})ا`), '$1أ'),
  },
  {
    pattern: word(`${ANY_PREFIX}ا(?:${HAMZA_BELOW})`),
    fault: 'whose alif has a hamza',
    write: replaced(new RegExp(`^(${ANY_PREFIX})ا`), '$1إ'),
  },
  {
    pattern: word('هذة|لهذة|بهذة|فية|علية|عنة|لدية|إلية'),
    fault: SPELLING,
    write: replaced(/ة$/, 'ه'),
  },
  {
    pattern: new RegExp(`${BEGIN}${THE}(?!${LETTER}*?${ENDS_IN_HA}${END})${LETTER}{2,12}ه${END}`),
    fault: 'which ends in ه for ة',
    write: replaced(/ه$/, 'ة'),
  },
  {
    pattern: word(`[وف]?(?:علي|الي|حتي|متي|سوي)|${ANY_PREFIX}(?:مستوي|محتوي|مدي|صدي)`),
    fault: 'which ends in ي for ى',
    write: replaced(/ي$/, 'ى'),
  },
  {
    pattern: word(
      `[وف]?(?:فى|الذى|التى|هى|أى|لكى|كى|دبى|أبوظبى|ظبى)|${THE}${LETTER}{0,8}(?:عربى|رسمى|ماعى|لامى|رقمى|جارى|كومى|دولى|عودى|راتى|ليجى|نونى|خصى|نسى|ياسى|صادى|حلى)`,
    ),
    fault: 'which ends in ى for ي',
    write: replaced(/ى$/, 'ي'),
  },
  {
    pattern: word('هاذا|هاذه|لاكن|ولاكن|ذالك|هاؤلاء|أنشاء'),
    fault: SPELLING,
    write: (found) =>
      `Write ${found.replace('هاذ', 'هذ').replace('لاك', 'لك').replace('ذال', 'ذل').replace('هاؤ', 'هؤ').replace('أن', 'إن ')}`,
  },
  {
    pattern: new RegExp(`${BEGIN}(${LETTER}{1,20}[\u0621-\u0628\u062a-\u064a]) \\1${END}`),
    fault: 'the same word twice',
    write: (found) => `Write ${found.split(' ')[0] ?? ''} once.`,
  },
  {
    pattern: new RegExp(`(?:^|\\s)و (?:\\S{1,30})`),
    fault: 'with a space behind و',
    write: replaced(/و /, 'و'),
  },
  {
    pattern: /\S{1,30}[^\S\n]{2,40}\S{1,30}/,
    fault: 'with more than one space',
    write: replaced(/\s+/, ' '),
  },
  {
    pattern: /\S{0,30}[^\S\n]{1,3}[،؛؟.!:](?=\s|$)/,
    fault: 'with a space before its mark',
    write: replaced(/\s+/, ''),
  },
  {
    pattern: new RegExp(`${LETTER}{0,30}[،؛؟](?=[\u0621-\u064aA-Za-z«(])\\S{1,30}`),
    fault: 'without a space behind its mark',
    write: replaced(/[،؛؟]/, '$& '),
  },
  { pattern: /["“”„]/, write: 'Arabic quotation marks are « and ».' },
  { pattern: /\.{2,}/, write: 'Write …' },
  { pattern: /[!؟،؛]{2,}/, write: (found) => `Write ${found[0] ?? ''}` },
  { pattern: /«\s|\s»/, fault: 'a space inside quotation marks', write: replaced(/\s+/, '') },
  {
    pattern: /(?:^|[\s«(])[\u064b-\u0652]/,
    fault: 'a vowel sign without its letter',
    write: 'Delete it, or write it behind its letter.',
  },
  {
    pattern: /[\u064b-\u0650\u0652]{2}|([\u064b-\u0652])\1/,
    fault: 'two vowel signs on one letter',
    write: 'Delete one of the two.',
  },
  {
    pattern: new RegExp(`${LETTER}{0,20}اً`),
    fault: 'with its tanwin behind the alif',
    write: replaced('اً', 'ًا'),
  },
  { pattern: /[\u00ad\u200b-\u200d\u2060]/, fault: 'an invisible mark', write: 'Delete it.' },
  {
    pattern: /[A-Za-z][\w .&-]{0,40}،\s{0,5}[A-Za-z][\w-]{0,40}/,
    fault: 'a list that runs from left to right',
    write: 'Join Latin names by a word, و or أو, with a comma before it or without.',
  },
  {
    pattern: /(?<![\w@./:{-])[a-z]{3,30}(?![\w@/:}-]|\.\w)/,
    fault: 'an English word',
    write: 'Write it in Arabic, or with a capital letter if it is a name.',
  },
];
