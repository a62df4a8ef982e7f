/** Titles and descriptions that search results would cut, or could not tell apart. Advice only. */
import { companyFacts, fillIn } from '../../../../src/content/fillIn';
import { characters } from '../../../../src/content/introspect';
import type { Partly } from '../../../../src/content/kind';
import type { Site } from '../../../../src/content/kinds/site';
import { findingAt } from './contentFile';
import type { FileFinding, Rule } from './rule';
import { fieldAt } from './walk';
import { lengthOf, nameOf, shown } from './wording';

/** About what search results show; they measure in pixels and say no figures. */
const TITLE = 65;
const DESCRIPTION = { min: 70, max: 160 };

export const searchEngineRule: Rule = function* (files) {
  const site: Partly<Site> = files.find((file) => file.kind === 'site')?.content ?? {};
  const facts = companyFacts(site);
  const suffix = site.titleSuffix === undefined ? '' : ` ${fillIn(site.titleSuffix, facts)}`;
  const seen = new Map<string, string>();

  for (const file of files) {
    const { title, description } = ('seo' in file.content && file.content.seo) || {};
    if (title === undefined || description === undefined) continue;

    const advice = (
      name: 'title' | 'description',
      message: string,
      expected: string,
    ): FileFinding => {
      const path = ['seo', name];
      const field = nameOf(fieldAt(file.model, path), path);
      const words = { message: `${field} ${message}`, expected, isAdvice: true };
      return [file, findingAt(file, path, words)];
    };
    const texts = { title, description };
    for (const [name, text] of [
      ['title', title],
      ['description', description],
    ] as const) {
      const key = `${name} ${text.trim().toLowerCase()}`;
      const other = seen.get(key);
      if (other === undefined) seen.set(key, file.file);
      else {
        const expected = 'Search results cannot tell the two pages apart.';
        yield advice(name, `is the same as in ${other}.`, expected);
      }
    }
    /** True where the model has refused the length already: one problem, not two. */
    const isRefused = (name: 'title' | 'description'): boolean =>
      lengthOf(texts[name]) > (fieldAt(file.model, ['seo', name]).max ?? Infinity);
    const whole = lengthOf(fillIn(title, facts) + suffix);
    if (whole > TITLE && !isRefused('title')) {
      const message = `has ${characters(whole)} with "${shown(suffix.trim())}".`;
      yield advice('title', message, `Search results show about ${TITLE}.`);
    }
    const { min, max } = DESCRIPTION;
    const length = lengthOf(fillIn(description, facts));
    if ((length < min || length > max) && !isRefused('description')) {
      const expected = `Search results have room for about ${min} to ${max}.`;
      yield advice('description', `has ${characters(length)}.`, expected);
    }
  }
};
