/** Checks links: fields that hold one, and `[words](/address)` in texts. */
import { isDraft } from '../../../../../src/content/pages/entries';
import { companyFacts, FACTS, fillIn } from '../../../../../src/content/pages/fillIn';
import { originalOf } from '../../../../../src/content/text/languages';
import { linksIn, SAFE_ADDRESS, type TextLink } from '../../../../../src/content/text/textLinks';
import { type Diagnosis, MOST_FINDINGS } from '../../yaml/diagnosis';
import { addressFault, invisibleMark } from '../addressFaults';
import type { ContentFile } from '../readContentFile';
import { didYouMean, meant, nameOf, shown, writeInstead } from '../sentences';
import { anchorsIn, siteMap } from '../siteMap';
import type { Surroundings } from '../surroundings';
import type { FieldText } from '../walk';
import type { JudgedLink } from './judgedLink';
import { linkFinding } from './linkFinding';
import type { Rule } from './rule';

/** Facts of a made-up company: the check needs only their format, and whether they contain spaces. */
const SAMPLE = companyFacts({
  name: 'The Company',
  email: 'info@company.com',
  phone: '+971 4 123 4567',
  address: 'Dubai, UAE',
});

type LinkingText = FieldText &
  Omit<JudgedLink, 'subject' | 'target' | 'isInText'> & { file: ContentFile };

function fieldFinding(text: LinkingText): Diagnosis | undefined {
  const { field, path, value } = text;
  if (value === '' || addressFault(text)) return undefined;
  const subject = nameOf(field, path);
  const { mustMatch } = field;
  const isMismatch = mustMatch !== undefined && !mustMatch.regex.test(value);
  const fault = linkFinding({ ...text, subject, target: fillIn(value, SAMPLE), isInText: false });
  if (!isMismatch || (fault && !fault.isAdvice)) return fault;
  // Only menus may omit the slash; elsewhere the page of that name was surely meant.
  const withSlash = `/${value}`;
  const isPage = !value.startsWith('/') && mustMatch.regex.test(withSlash) && !value.includes(':');
  const message = `${subject} is "${shown(value)}", but ${mustMatch.message}.`;
  return { message, suggestion: isPage ? didYouMean(withSlash) : undefined };
}

function textLinkFinding(text: LinkingText, link: TextLink): Diagnosis | undefined {
  const { words, gap, address: target, isClosed } = link;
  const subject = `A link in ${nameOf(text.field, text.path)}`;
  const filled = fillIn(target, SAMPLE);
  if (gap !== '') {
    // A plain text may have words in brackets before words in parentheses.
    if (!SAFE_ADDRESS.test(filled) && !target.includes('://')) return undefined;
    const isRight = !linkFinding({ ...text, subject, target: filled, isInText: true });
    return {
      message: `${subject} has a space between "]" and "(".`,
      expected: isRight ? `Write [${words}](${target})` : 'Delete the space.',
    };
  }
  const invisible = invisibleMark(subject, target);
  if (invisible) return invisible;
  const leads = `${subject} leads to "${shown(target)}"`;
  if (!isClosed || words.trim() === '') {
    const expected = 'Write [words](/address); parentheses in an address stand in pairs.';
    return { message: `${leads}, and is not written like a link.`, expected };
  }
  const fault = linkFinding({ ...text, subject, target: filled, isInText: true });
  if (fault || SAFE_ADDRESS.test(filled)) return fault;
  return { message: `${leads}, without its leading slash.`, ...writeInstead(`/${target}`) };
}

function textFindings(text: LinkingText): Diagnosis[] {
  const findings: Diagnosis[] = [];
  /** By link as written: one may stand there a thousand times. */
  const faults = new Map<string, Diagnosis | undefined>();
  for (const link of linksIn(text.value)) {
    if (!faults.has(link.whole)) faults.set(link.whole, textLinkFinding(text, link));
    const fault = faults.get(link.whole);
    if (!fault) continue;
    if (findings.length > MOST_FINDINGS) {
      // Only counted.
      findings.push({ message: fault.message });
      continue;
    }
    const { words, gap, address, index, whole } = link;
    const at = index + `[${words}]${gap}(`.length;
    const [start, piece] = address === '' ? [index, whole] : [at, address];
    const span = text.file.places.spanInText(text.path, text.value, start, piece);
    findings.push({ ...fault, span });
  }
  return findings;
}

/** The facts that may stand at a place in an address; undefined among words, where any may. */
function factsThere({ field, value }: FieldText, index: number): readonly string[] | undefined {
  const before = value.slice(Math.max(0, index - 100), index);
  if (!field.link && !/\]\([^()\s]*$/.test(before)) return undefined;
  if (before.endsWith('mailto:')) return ['email'];
  return field.link ? [] : ['phoneLink'];
}

/** Reports words in braces that name no fact: visitors would see them, braces and all. */
function unknownFacts(text: LinkingText): Diagnosis[] {
  const { file, field, path, value } = text;
  if (!value.includes('{')) return [];
  const facts: readonly string[] = [...FACTS, ...(field.filledIn ?? [])];
  return [...value.matchAll(/\{([\p{L}\p{M}\p{N}_]{1,40})\}/gu)]
    .filter(([, word = '']) => !facts.includes(word))
    .map(({ 0: whole, 1: word = '', index }, count) => {
      const message = `${nameOf(field, path)} holds ${whole}, which stands for nothing.`;
      // Only counted.
      if (count > MOST_FINDINGS) return { message };
      return {
        message,
        expected: `In braces: ${facts.map((fact) => `{${fact}}`).join(', ')}.`,
        ...meant(word, factsThere(text, index) ?? facts, (fact) => `{${fact}}`),
        span: file.places.spanInText(path, value, index, whole),
      };
    });
}

/** Returns a function that tells whether nothing is to be said of a link in a text of the file. */
export function aliveLinks(files: readonly ContentFile[], surroundings: Surroundings) {
  const site = { ...siteMap(files), ...surroundings };
  return (file: ContentFile, address: string): boolean => {
    const around = { site, isInDraft: isDraft(file), ownAnchors: anchorsIn(file) };
    return !linkFinding({
      ...around,
      subject: '',
      target: fillIn(address, SAMPLE),
      isInText: true,
    });
  };
}

/** Reports links to pages, anchors and files that there are not, and links that only their writer can follow. */
export const linkRule: Rule = function* (files, surroundings) {
  const site = { ...siteMap(files), ...surroundings };
  const byName = new Map(files.map((file) => [file.file, file]));
  for (const file of files) {
    // A translation's page has the fragments of its original.
    const original = byName.get(originalOf(file.file).original) ?? file;
    const isInDraft = isDraft(file) || isDraft(original);
    const ownAnchors = anchorsIn(original);
    for (const entry of file.texts) {
      const text = { ...entry, file, site, isInDraft, ownAnchors };
      const onLinks = entry.field.link ? (fieldFinding(text) ?? []) : textFindings(text);
      for (const finding of [onLinks, unknownFacts(text)].flat()) yield [file, entry.path, finding];
    }
  }
};
