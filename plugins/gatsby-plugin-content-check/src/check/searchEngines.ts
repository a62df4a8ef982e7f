/** Titles and descriptions that search results would cut, or could not tell apart. Advice only. */
import { companyFacts, fillIn } from '../../../../src/content/fillIn';
import { LONGEST_TITLE } from '../../../../src/content/headTitle';
import { characters } from '../../../../src/content/introspect';
import type { Partly } from '../../../../src/content/kind';
import type { Site } from '../../../../src/content/kinds/site';
import { byLanguage } from '../../../../src/content/languages';
import type { ContentFile } from './contentFile';
import type { FileFinding, Rule } from './rule';
import { fieldAt } from './walk';
import { lengthOf, nameOf } from './wording';

/** About what search results show; they measure in pixels and say no figures. */
const DESCRIPTION = { min: 70, max: 160 };

export const searchEngineRule: Rule = function* (files) {
  for (const ofLanguage of byLanguage(files, ({ language }) => language).values()) {
    yield* findingsIn(ofLanguage);
  }
};

/** What is to be said of the pages of one language. */
function* findingsIn(files: readonly ContentFile[]): Iterable<FileFinding> {
  const site: Partly<Site> = files.find((file) => file.kind === 'site')?.content ?? {};
  const facts = companyFacts(site);
  const seen = new Map<string, string>();

  for (const file of files) {
    const { title, description } = ('seo' in file.content && file.content.seo) || {};
    if (title === undefined || description === undefined) continue;

    const advice = (name: string, message: string, expected: string): FileFinding => {
      const path = ['seo', name];
      const field = nameOf(fieldAt(file.model, path), path);
      return [file, path, { message: `${field} ${message}`, expected, isAdvice: true }];
    };
    for (const [name, text] of Object.entries({ title, description })) {
      const key = `${name} ${text.trim().toLowerCase()}`;
      const other = seen.get(key);
      seen.set(key, other ?? file.file);
      const expected = 'Search results cannot tell the two pages apart.';
      if (other !== undefined) yield advice(name, `is the same as in ${other}.`, expected);
    }
    /** True where the model has refused the length already: one problem, not two. */
    const isRefused = (name: string, text: string): boolean =>
      lengthOf(text) > (fieldAt(file.model, ['seo', name]).max ?? Infinity);
    const whole = lengthOf(fillIn(title, facts));
    if (whole > LONGEST_TITLE && !isRefused('title', title)) {
      yield advice(
        'title',
        `has ${characters(whole)}.`,
        `Search results show about ${LONGEST_TITLE}.`,
      );
    }
    const { min, max } = DESCRIPTION;
    const length = lengthOf(fillIn(description, facts));
    if ((length < min || length > max) && !isRefused('description', description)) {
      const expected = `Search results have room for about ${min} to ${max}.`;
      yield advice('description', `has ${characters(length)}.`, expected);
    }
  }
}
