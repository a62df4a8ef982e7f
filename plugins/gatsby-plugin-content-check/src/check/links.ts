/** Links: fields that hold one, and `[words](/address)` in texts. No dead, unsafe or broken ones. */
import { isDraft } from '../../../../src/content/entries';
import { companyFacts, FACTS, fillIn } from '../../../../src/content/fillIn';
import { originalOf } from '../../../../src/content/languages';
import { SAFE_ADDRESS } from '../../../../src/content/textLinks';
import { type Finding, MOST_PROBLEMS } from '../yaml/finding';
import { type ContentFile, findingAt } from './contentFile';
import { linkFinding } from './linkTarget';
import type { Rule, Surroundings } from './rule';
import type { FieldWords } from './sentences';
import { closest } from './similar';
import { anchorsIn, type SiteMap, siteMap } from './siteMap';
import { bracesIn, type PlacedLink, placedLinks } from './textLinks';
import { type TextField, textsIn } from './walk';
import { didYouMean, nameOf, shown } from './wording';

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
  map: SiteMap;
  surroundings: Surroundings;
}

/** What is wrong with a link's target, once the company's facts are filled in. */
function targetFinding(
  { file, original, map, surroundings }: LinkingText,
  subject: string,
  target: string,
  isInText: boolean,
): FieldWords | undefined {
  const isInDraft = isDraft(file) || isDraft(original);
  const found = linkFinding(
    { subject, target, isInText, isInDraft, ownAnchors: anchorsIn(original) },
    { map, ...surroundings },
  );
  const { suggestion, replacement } = found ?? {};
  return found && { ...found, suggestion: suggestion ?? (replacement && `Write ${replacement}`) };
}

/** A field that holds a link. */
function fieldLink(text: LinkingText): Finding[] {
  const { file, field, path, value } = text;
  if (value === '') return [];
  const name = nameOf(field, path);
  const { pattern } = field;
  const breaksPattern = pattern !== undefined && !pattern.regex.test(value);
  const found = targetFinding(text, name, fillIn(value, SAMPLE), false);
  if (found && !(found.isAdvice && breaksPattern)) return [findingAt(file, path, found)];
  if (!breaksPattern) return [];
  // Without its slash a link is right in the menus only; elsewhere the page is surely meant.
  const withSlash = `/${value}`;
  const isPage = !value.startsWith('/') && pattern.regex.test(withSlash) && !value.includes(':');
  const message = `${name} is "${shown(value)}", but ${pattern.message}.`;
  const meant = isPage ? { suggestion: didYouMean(withSlash), replacement: withSlash } : {};
  return [findingAt(file, path, { message, ...meant })];
}

/** What is wrong with one link in a text. */
function textLinkFinding(text: LinkingText, link: PlacedLink): FieldWords | undefined {
  const { words, gap, address: target, isClosed } = link;
  const subject = `A link in ${nameOf(text.field, text.path)}`;
  const filled = fillIn(target, SAMPLE);
  if (gap !== '') {
    // Other words in parentheses may well stand behind words in brackets.
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

/** The links in one text. */
function textLinks(text: LinkingText): Finding[] {
  const { file, path, value } = text;
  return placedLinks(file, path, value)
    .slice(0, MOST_PROBLEMS)
    .flatMap((link): Finding[] => {
      const found = textLinkFinding(text, link);
      if (!found) return [];
      const { replacement, ...words } = found;
      const finding = findingAt(file, path, words);
      const place = link.place();
      if (!place) return [finding];
      const isAsWritten = !link.address.includes('{') || replacement === '{phoneLink}';
      // At least one character wide, so that it can be seen.
      const span = { start: place.start, end: Math.max(place.end, place.start + 1) };
      const fix = isAsWritten && replacement ? { ...place, text: replacement } : undefined;
      return [{ ...finding, span, fix }];
    });
}

/** Words in braces stand for the company's facts; any other is shown to the visitor as it is. */
function unknownFacts({ file, field, path, value }: LinkingText): Finding[] {
  const facts: readonly string[] = [...FACTS, ...(field.filledIn ?? [])];
  const braces = bracesIn(file, path, value).filter(({ word }) => !facts.includes(word));
  return braces.slice(0, MOST_PROBLEMS).map(({ word, place }): Finding => {
    const match = closest(word, facts);
    const finding = findingAt(file, path, {
      message: `${nameOf(field, path)} holds {${word}}, which stands for nothing.`,
      expected: `In braces: ${facts.map((fact) => `{${fact}}`).join(', ')}.`,
      suggestion: match && didYouMean(`{${match.word}}`),
    });
    const span = place();
    const fix = span && match?.isSure ? { ...span, text: `{${match.word}}` } : undefined;
    return { ...finding, span: span ?? finding.span, fix };
  });
}

export const linkRule: Rule = function* (files, surroundings) {
  const map = siteMap(files);
  const byName = new Map(files.map((file) => [file.file, file]));
  for (const file of files) {
    const original = byName.get(originalOf(file.file).original) ?? file;
    let count = 0;
    for (const one of textsIn(file.model, file.content)) {
      if (count > MOST_PROBLEMS) break;
      const text = { ...one, file, original, map, surroundings };
      const ofLinks = one.field.link ? fieldLink(text) : textLinks(text);
      const findings = [...ofLinks, ...unknownFacts(text)];
      count += findings.length;
      for (const finding of findings) yield [file, finding];
    }
  }
};
