/** Links: fields that hold one, and `[words](/address)` in texts. No dead, unsafe or broken ones. */
import { isDraft } from '../../../../src/content/entries';
import { companyFacts, FACTS, fillIn } from '../../../../src/content/fillIn';
import { originalOf } from '../../../../src/content/languages';
import { linksIn, SAFE_ADDRESS, type TextLink } from '../../../../src/content/textLinks';
import type { Span } from '../yaml/finding';
import type { ContentFile } from './contentFile';
import { anchorsIn, linkFinding, type Site, siteMap } from './linkTarget';
import type { Rule } from './rule';
import type { FieldWords } from './sentences';
import { type TextField, textsIn } from './walk';
import { closest, didYouMean, nameOf, shown } from './wording';

/** Any company's facts: what matters of them is their form, and whether they hold spaces. */
const SAMPLE = companyFacts({
  name: 'The Company',
  email: 'info@company.com',
  phone: '+971 4 123 4567',
  address: 'Dubai, UAE',
});

/** A text, with what its links may lead to. */
interface LinkingText extends TextField {
  file: ContentFile;
  /** What the file translates, or itself: it has the anchors of the page. */
  original: ContentFile;
  site: Site;
}

/** What is wrong with a link's target, once the company's facts are filled in. */
function targetFinding(
  { file, original, site }: LinkingText,
  subject: string,
  target: string,
  isInText: boolean,
): FieldWords | undefined {
  const isInDraft = isDraft(file) || isDraft(original);
  const ownAnchors = anchorsIn(original);
  const found = linkFinding({ subject, target, isInText, isInDraft, ownAnchors }, site);
  const { suggestion, replacement } = found ?? {};
  return found && { ...found, suggestion: suggestion ?? (replacement && `Write ${replacement}`) };
}

/** A field that holds a link. */
function fieldLink(text: LinkingText): FieldWords[] {
  const { field, path, value } = text;
  if (value === '') return [];
  const name = nameOf(field, path);
  const { pattern } = field;
  const breaksPattern = pattern !== undefined && !pattern.regex.test(value);
  const found = targetFinding(text, name, fillIn(value, SAMPLE), false);
  if (found && !(found.isAdvice && breaksPattern)) return [found];
  if (!breaksPattern) return [];
  // Without its slash a link is right in the menus only; elsewhere the page is surely meant.
  const withSlash = `/${value}`;
  const isPage = !value.startsWith('/') && pattern.regex.test(withSlash) && !value.includes(':');
  const message = `${name} is "${shown(value)}", but ${pattern.message}.`;
  const meant = isPage ? { suggestion: didYouMean(withSlash), replacement: withSlash } : {};
  return [{ message, ...meant }];
}

/** What is wrong with one link in a text. */
function textLinkFinding(text: LinkingText, link: TextLink): FieldWords | undefined {
  const { words, gap, address: target, isClosed } = link;
  const subject = `A link in ${nameOf(text.field, text.path)}`;
  const filled = fillIn(target, SAMPLE);
  if (gap !== '') {
    // Words in brackets may be followed by other words in parentheses.
    if (!SAFE_ADDRESS.test(filled) && !target.includes('://')) return undefined;
    return {
      message: `${subject} has a space between "]" and "(".`,
      expected: `Write [${shown(words)}](${shown(target)})`,
    };
  }
  const leads = `${subject} leads to "${shown(target)}"`;
  if (!isClosed) {
    return {
      message: `${leads}, and no ")" ends the address.`,
      expected: 'Parentheses in an address stand in pairs; a bracket is written %5B or %5D.',
    };
  }
  if (words.trim() === '') {
    return { message: `${subject} has no words.`, expected: 'Write [words](/address).' };
  }
  const spaced = FACTS.find((fact) => target.includes(`{${fact}}`) && SAMPLE[fact].includes(' '));
  if (spaced) {
    return {
      message: `${leads}; {${spaced}} holds spaces.`,
      expected: 'In the address of a link may stand {email} and {phoneLink}.',
      ...(spaced === 'phone' && {
        suggestion: 'Write {phoneLink}',
        replacement: '{phoneLink}',
      }),
    };
  }
  const found = targetFinding(text, subject, filled, true);
  if (found || SAFE_ADDRESS.test(filled)) return found;
  return {
    message: `${leads}, without its leading slash.`,
    suggestion: `Write /${target}`,
    replacement: `/${target}`,
  };
}

/** The place of a link's address in the file; undefined where it is broken over two lines. */
function addressPlace(
  { file, path, value }: LinkingText,
  { words, gap, address, index }: TextLink,
): Span | undefined {
  const open = gap === '' ? '](' : '(';
  const at = index + `[${words}]${gap}(`.length - open.length;
  const span = file.places.spanInText(path, value, at, open + address);
  return span && { ...span, start: span.start + open.length };
}

/** The links in one text. */
const textLinks = (text: LinkingText): FieldWords[] =>
  linksIn(text.value).flatMap((link): FieldWords[] => {
    const found = textLinkFinding(text, link);
    if (!found) return [];
    const { replacement, ...words } = found;
    const place = addressPlace(text, link);
    if (!place) return [words];
    const isAsWritten = !link.address.includes('{') || replacement === '{phoneLink}';
    // At least one character wide, so that it can be seen.
    const span = { start: place.start, end: Math.max(place.end, place.start + 1) };
    const fix = isAsWritten && replacement ? { ...place, text: replacement } : undefined;
    return [{ ...words, span, fix }];
  });

/** Words in braces name the company's facts; any others would reach the visitor with their braces. */
function unknownFacts({ file, field, path, value }: LinkingText): FieldWords[] {
  const facts: readonly string[] = [...FACTS, ...(field.filledIn ?? [])];
  return [...value.matchAll(/\{(\w+)\}/g)]
    .filter(([, word = '']) => !facts.includes(word))
    .map(({ 0: whole, 1: word = '', index }): FieldWords => {
      const match = closest(word, facts);
      const span = file.places.spanInText(path, value, index, whole);
      return {
        message: `${nameOf(field, path)} holds ${whole}, which stands for nothing.`,
        expected: `In braces: ${facts.map((fact) => `{${fact}}`).join(', ')}.`,
        suggestion: match && didYouMean(`{${match.word}}`),
        span,
        fix: span && match?.isSure ? { ...span, text: `{${match.word}}` } : undefined,
      };
    });
}

export const linkRule: Rule = function* (files, surroundings) {
  const site = { map: siteMap(files), ...surroundings };
  const byName = new Map(files.map((file) => [file.file, file]));
  for (const file of files) {
    const original = byName.get(originalOf(file.file).original) ?? file;
    for (const one of textsIn(file.model, file.content)) {
      const text = { ...one, file, original, site };
      const ofLinks = one.field.link ? fieldLink(text) : textLinks(text);
      for (const words of [...ofLinks, ...unknownFacts(text)]) yield [file, one.path, words];
    }
  }
};
