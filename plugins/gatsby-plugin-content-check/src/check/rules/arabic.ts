/** Advises on what Arabic writers mistype, and on what a translation has dropped. Pure. */
import { kindNamed } from '../../../../../src/content/kinds';
import type { Field } from '../../../../../src/content/model/introspect';
import { FACTS } from '../../../../../src/content/pages/fillIn';
import { scriptOf } from '../../../../../src/content/text/languageNames';
import { originalOf } from '../../../../../src/content/text/languages';
import { linksIn } from '../../../../../src/content/text/textLinks';
import type { Diagnosis } from '../../yaml/finding';
import type { ContentFile } from '../contentFile';
import { nameOf, shown } from '../sentences';
import type { FieldPath, TextField } from '../walk';
import { withoutLinks } from './markup';
import type { FileFinding, Rule } from './rule';

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

const SLIPS: readonly Slip[] = [
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

/** A text without what is not written in words: addresses of links, other addresses, facts in braces. */
const wordsIn = (value: string): string =>
  withoutLinks(value)
    .replace(/\{[^{}\s]{1,40}\}/g, '•')
    .replace(
      /(?:https?:\/\/|www\.)\S+|(?<!\S)\S+@\S+|(?<![\w.-])[a-z\d-]{1,60}(?:\.[a-z\d-]{2,60}){1,5}/gi,
      'X',
    );

const PAIRS = [
  ['«', '»'],
  ['(', ')'],
] as const;

/** The first bracket or quotation mark without its other half. */
function unpaired(text: string): string | undefined {
  for (const [open, close] of PAIRS) {
    let depth = 0;
    for (const character of text) {
      if (character === open) depth += 1;
      if (character === close) depth -= 1;
      if (depth < 0) return close;
    }
    if (depth > 0) return open;
  }
  return undefined;
}

/** @param words what `wordsIn` leaves of the text */
function* slipsIn(
  { field, path, value }: TextField,
  words: string,
  file: ContentFile,
): Iterable<Diagnosis> {
  const name = nameOf(field, path);
  const at = (piece: string) => {
    const index = value.indexOf(piece);
    return index === -1 ? undefined : file.places.spanInText(path, value, index, piece);
  };
  for (const { pattern, fault, write } of SLIPS) {
    const found = pattern.exec(words)?.[0];
    if (found === undefined) continue;
    const piece = found.trim();
    const message = `${name} holds "${shown(found)}"${fault === undefined ? '' : `, ${fault}`}.`;
    const expected = typeof write === 'string' ? write : write(piece);
    yield { message, expected, isAdvice: true, span: piece === '' ? undefined : at(piece) };
  }
  const alone = unpaired(words);
  if (alone !== undefined) {
    const message = `${name} holds "${alone}" without its other half.`;
    const expected = `In Arabic, too, the first is typed before the words: ${PAIRS.map((pair) => pair.join('…')).join(' or ')}.`;
    yield { message, expected, isAdvice: true, span: at(alone) };
  }
}

const ARABIC = /[\u0600-\u06ff]/;
const LATIN_WORDS = /[A-Za-z]{2,}/g;

/** True for words that somebody has to translate: more than names, which begin with capital letters. */
function isEnglish(words: string): boolean {
  if (ARABIC.test(words)) return false;
  const latin = words.match(LATIN_WORDS) ?? [];
  return latin.length > 1 && latin.some((each) => /^[a-z]/.test(each));
}

const isProse = ({ holdsWords, isMail, pattern, visibility }: Field): boolean =>
  holdsWords && !isMail && !pattern && visibility !== 'private';

/** The slips of an Arabic translation's texts. */
export const arabicRule: Rule = function* (files) {
  for (const file of files) {
    if (scriptOf(file.language) !== 'Arab' || file.kind === 'glossary') continue;
    for (const text of file.texts) {
      if (!isProse(text.field)) continue;
      const words = wordsIn(text.value);
      if (isEnglish(words)) {
        const message = `${nameOf(text.field, text.path)} has no Arabic in it: "${shown(text.value)}".`;
        yield [file, text.path, { message, expected: 'Translate it.', isAdvice: true }];
        continue;
      }
      for (const slip of slipsIn(text, words, file)) yield [file, text.path, slip];
    }
  }
};

/** Items of a list of texts may be parted otherwise in a translation: they count together. */
const togetherAt = (path: FieldPath): string =>
  (typeof path.at(-1) === 'number' ? path.slice(0, -1) : path).join('.');

const isKnown = ({ filledIn = [] }: Field, fact: string): boolean =>
  [...FACTS, ...filledIn].some((known) => fact === `{${known}}`);

const factsIn = (text: string): string[] => text.match(/\{\w{1,40}\}/g) ?? [];
const targetsIn = (text: string): string[] => linksIn(text).map(({ address }) => address);

function textsTogether(texts: readonly TextField[]): Map<string, string> {
  const together = new Map<string, string>();
  for (const { path, value } of texts) {
    const place = togetherAt(path);
    together.set(place, `${together.get(place) ?? ''} ${value}`);
  }
  return together;
}

/** Advises on facts and links of the original that a translation has not, unless something is wrong with them. */
export function* droppedFindings(
  original: ContentFile,
  translation: ContentFile,
  isAlive: (file: ContentFile, address: string) => boolean,
): Iterable<FileFinding> {
  if (kindNamed(original.kind).name === 'glossary') return;
  const source = textsTogether(original.texts);
  const seen = new Set<string>();
  const target = textsTogether(translation.texts);
  for (const { field, path } of translation.texts) {
    const place = togetherAt(path);
    if (seen.has(place) || !isProse(field)) continue;
    seen.add(place);
    const theirs = source.get(place) ?? '';
    const ours = target.get(place) ?? '';
    const name = nameOf(field, path);
    const ourFacts = new Set(factsIn(ours));
    for (const fact of new Set(factsIn(theirs))) {
      if (ourFacts.has(fact) || !isKnown(field, fact)) continue;
      const message = `${name} has no ${fact}, which ${originalOf(translation.file).original} has here.`;
      const expected = 'Write it where the words need it, braces and all: it is filled in.';
      yield [translation, path, { message, expected, isAdvice: true }];
    }
    const ourTargets = new Set(targetsIn(ours));
    for (const address of new Set(targetsIn(theirs))) {
      if (ourTargets.has(address) || !isAlive(original, address)) continue;
      const message = `${name} has no link to ${shown(address)}, which ${originalOf(translation.file).original} has here.`;
      const expected = `Put the words that lead there in brackets: [words](${shown(address)}).`;
      yield [translation, path, { message, expected, isAdvice: true }];
    }
  }
}
