/** Links: fields that hold one, and `[words](/address)` in texts. No dead, unsafe or broken ones. */
import { isDraft } from '../../../../src/content/entries';
import { companyFacts, FACTS, fillIn } from '../../../../src/content/fillIn';
import { originalOf } from '../../../../src/content/languages';
import { linksIn, SAFE_ADDRESS, type TextLink } from '../../../../src/content/textLinks';
import { addressWords, unseenWords } from './addressWords';
import type { ContentFile } from './contentFile';
import { anchorsIn, type LinkContext, linkFinding, siteMap, write } from './linkTarget';
import type { Rule } from './rule';
import type { FieldWords } from './sentences';
import { type TextField, textsIn } from './walk';
import { didYouMean, meant, nameOf, shown } from './wording';

/** Any company's facts: what matters of them is their form, and whether they hold spaces. */
const SAMPLE = companyFacts({
  name: 'The Company',
  email: 'info@company.com',
  phone: '+971 4 123 4567',
  address: 'Dubai, UAE',
});

/** A text in which links may stand. */
interface LinkingText extends TextField, LinkContext {
  file: ContentFile;
}

/** A field that holds a link. */
function fieldLink(text: LinkingText): FieldWords[] {
  const { field, path, value } = text;
  if (value === '' || addressWords(text)) return [];
  const subject = nameOf(field, path);
  const { pattern } = field;
  const breaksPattern = pattern !== undefined && !pattern.regex.test(value);
  const found = linkFinding({ ...text, subject, target: fillIn(value, SAMPLE), isInText: false });
  if (found && !(found.isAdvice && breaksPattern)) return [found];
  if (!breaksPattern) return [];
  // Without its slash a link is right in the menus only; elsewhere the page is surely meant.
  const withSlash = `/${value}`;
  const isPage = !value.startsWith('/') && pattern.regex.test(withSlash) && !value.includes(':');
  const message = `${subject} is "${shown(value)}", but ${pattern.message}.`;
  return [{ message, suggestion: isPage ? didYouMean(withSlash) : undefined }];
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
  const unseen = unseenWords(subject, target);
  if (unseen) return unseen;
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
      ...(spaced === 'phone' && write('{phoneLink}')),
    };
  }
  const found = linkFinding({ ...text, subject, target: filled, isInText: true });
  if (found || SAFE_ADDRESS.test(filled)) return found;
  return { message: `${leads}, without its leading slash.`, ...write(`/${target}`) };
}

/** The links in one text. */
const textLinks = (text: LinkingText): FieldWords[] =>
  linksIn(text.value).flatMap((link): FieldWords[] => {
    const found = textLinkFinding(text, link);
    if (!found) return [];
    const { words, gap, address, index } = link;
    const at = index + `[${words}]${gap}`.length;
    const place = text.file.places.spanInText(text.path, text.value, at, `(${address}`);
    // A link may be broken over two lines of the file.
    if (!place) return [found];
    const start = place.start + 1;
    // At least one character wide, so that it can be seen.
    return [{ ...found, span: { start, end: Math.max(place.end, start + 1) } }];
  });

/** Words in braces name the company's facts; any others would reach the visitor with their braces. */
function unknownFacts({ file, field, path, value }: LinkingText): FieldWords[] {
  const facts: readonly string[] = [...FACTS, ...(field.filledIn ?? [])];
  return [...value.matchAll(/\{(\w+)\}/g)]
    .filter(([, word = '']) => !facts.includes(word))
    .map(({ 0: whole, 1: word = '', index }): FieldWords => ({
      message: `${nameOf(field, path)} holds ${whole}, which stands for nothing.`,
      expected: `In braces: ${facts.map((fact) => `{${fact}}`).join(', ')}.`,
      ...meant(word, facts, (fact) => `{${fact}}`),
      span: file.places.spanInText(path, value, index, whole),
    }));
}

export const linkRule: Rule = function* (files, surroundings) {
  const site = { map: siteMap(files), ...surroundings };
  const byName = new Map(files.map((file) => [file.file, file]));
  for (const file of files) {
    // The page of a translation has the anchors of its original.
    const original = byName.get(originalOf(file.file).original) ?? file;
    const isInDraft = isDraft(file) || isDraft(original);
    const ownAnchors = anchorsIn(original);
    for (const one of textsIn(file.model, file.content)) {
      const text = { ...one, file, site, isInDraft, ownAnchors };
      const ofLinks = one.field.link ? fieldLink(text) : textLinks(text);
      for (const words of [...ofLinks, ...unknownFacts(text)]) yield [file, one.path, words];
    }
  }
};
