/** Links: fields that hold one, and `[words](/address)` in texts. No dead, unsafe or broken ones. */
import * as yup from 'yup';
import { FACTS, fillIn } from '../../../../src/content/fillIn';
import { AnySchema, metaOf, patternOf } from '../../../../src/content/introspect';
import { ContentFile, findingAt } from './contentFile';
import { isDraft } from './drafts';
import { FieldPath } from './fieldPath';
import { faultOf, TargetFault } from './linkTarget';
import { Finding, MOST_PROBLEMS, Span } from './problem';
import { Found, Rule, Surroundings } from './rule';
import { nameOf } from './sentences';
import { closest, didYouMean } from './similar';
import { anchorsIn, SiteMap, siteMap } from './siteMap';
import { bracesIn, linksIn, TextLink } from './textLinks';
import { shown } from './values';
import { visit } from './visit';

/** Any company's facts: what matters is the form that a link has when they are filled in. */
const SAMPLE = {
  name: 'Company',
  email: 'info@company.com',
  phone: '+971 4 000 0000',
  phoneLink: 'tel:+97140000000',
  address: 'Dubai',
};

/** Only these become links in a text; src/components/ui/RichText.tsx. */
const LINK_IN_TEXT = /^(?:\/|#|https:|mailto:|tel:)/;

/** A text field, with what its links may lead to. */
interface Field {
  file: ContentFile;
  schema: AnySchema;
  path: FieldPath;
  value: string;
  map: SiteMap;
  surroundings: Surroundings;
}

/** What is wrong with a link; a draft may lead to another draft. */
function faultIn(field: Field, target: string, isInText: boolean): TargetFault | undefined {
  const { file, map, surroundings } = field;
  const fault = faultOf(target, {
    map,
    ownAnchors: anchorsIn(file),
    hasStaticFile: surroundings.hasStaticFile,
    isInText,
  });
  if (fault?.draft === undefined) return fault;
  if (isDraft(file.content)) return undefined;
  return {
    ...fault,
    expected:
      'Leave the link out until the page is published, or take "draft: true" out of that file.',
    isAdvice: !surroundings.isProduction,
  };
}

/** A field that holds a link. */
function fieldLink(field: Field): Finding[] {
  const { file, schema, path, value } = field;
  if (value === '') return [];
  const name = nameOf(schema, path);
  const pattern = patternOf(schema);
  const breaksPattern = pattern !== undefined && !pattern.regex.test(value);
  const fault = faultIn(field, fillIn(value, SAMPLE), false);
  if (fault && !(fault.isAdvice && breaksPattern)) {
    const { fault: end, replacement, expected, suggestion, isAdvice } = fault;
    const offer = suggestion ?? (replacement && `Write ${replacement}`);
    const sentence = { message: `${name} ${end}`, expected, suggestion: offer, replacement };
    return [{ ...findingAt(file, path, sentence), isAdvice }];
  }
  if (!breaksPattern) return [];
  // Without its slash a link is right in the menus only; elsewhere the page is surely meant.
  const withSlash = `/${value}`;
  const isPage = !value.startsWith('/') && pattern.regex.test(withSlash) && !value.includes(':');
  return [
    findingAt(file, path, {
      message: `${name} is "${shown(value)}", but ${pattern.message}.`,
      suggestion: isPage ? didYouMean(withSlash) : undefined,
      replacement: isPage ? withSlash : undefined,
    }),
  ];
}

/** What is wrong with one link in a text. */
function faultInText(field: Field, { words, target, isSplit }: TextLink): TargetFault | undefined {
  if (isSplit) {
    return {
      fault: 'has a space between "]" and "(".',
      expected: `Write [${shown(words)}](${shown(target)})`,
    };
  }
  if (words.trim() === '') return { fault: 'has no words.', expected: 'Write [words](/address).' };
  if (target.includes('{phone}')) {
    return {
      fault: `leads to "${shown(target)}"; a phone number holds spaces.`,
      expected: 'The link that calls the company is {phoneLink}.',
      replacement: '{phoneLink}',
    };
  }
  const filled = fillIn(target, SAMPLE);
  const fault = faultIn(field, filled, true);
  if (fault || LINK_IN_TEXT.test(filled)) return fault;
  return {
    fault: `leads to "${shown(target)}", without its leading slash.`,
    replacement: `/${target}`,
  };
}

/** The links in one text. */
function textLinks(field: Field): Finding[] {
  const { file, schema, path, value } = field;
  const links = linksIn(file, path, value).slice(0, MOST_PROBLEMS);
  return links.flatMap((link): Finding[] => {
    const fault = faultInText(field, link);
    if (!fault) return [];
    const { fault: end, replacement, expected, suggestion, isAdvice } = fault;
    const place = link.place();
    const message = `A link in ${nameOf(schema, path)} ${end}`;
    const offer = suggestion ?? (replacement && `Write ${replacement}`);
    const finding = findingAt(file, path, { message, expected, suggestion: offer });
    const isAsWritten = place && (!link.target.includes('{') || replacement === '{phoneLink}');
    return [
      {
        ...finding,
        isAdvice,
        span: visible(place) ?? finding.span,
        fix: isAsWritten && replacement ? { ...place, text: replacement } : undefined,
      },
    ];
  });
}

/** A place that is at least one sign wide. */
const visible = (place: Span | undefined): Span | undefined =>
  place && { start: place.start, end: Math.max(place.end, place.start + 1) };

/** Words in braces stand for the company's facts; any other is shown to the visitor as it is. */
function unknownFacts({ file, schema, path, value }: Field): Finding[] {
  const braces = bracesIn(file, path, value).filter(({ word }) => !FACTS.includes(word));
  return braces.slice(0, MOST_PROBLEMS).map(({ word, place }): Finding => {
    const match = closest(word, FACTS);
    const finding = findingAt(file, path, {
      message: `${nameOf(schema, path)} holds {${word}}, which stands for nothing.`,
      expected: `In braces: ${FACTS.map((fact) => `{${fact}}`).join(', ')}.`,
      suggestion: match && didYouMean(`{${match.word}}`),
    });
    const span = place();
    const fix = span && match?.isSure ? { ...span, text: `{${match.word}}` } : undefined;
    return { ...finding, span: span ?? finding.span, fix };
  });
}

export const linkRule: Rule = (files, surroundings) => {
  const map = siteMap(files);
  const found: Found[] = [];
  for (const file of files) {
    const before = found.length;
    visit(file.collection.schema, file.content, (schema, value, path) => {
      if (typeof value !== 'string' || !(schema instanceof yup.StringSchema)) return;
      if (found.length - before > MOST_PROBLEMS) return;
      const field = { file, schema, path, value, map, surroundings };
      const ofLinks = metaOf(schema).link ? fieldLink(field) : textLinks(field);
      const findings = [...ofLinks, ...unknownFacts(field)];
      found.push(...findings.map((finding) => ({ in: file, finding })));
    });
  }
  return found;
};
