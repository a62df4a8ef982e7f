import { characters } from '../../../../../src/content/model/describe';
import { companyFacts, fillIn } from '../../../../../src/content/pages/fillIn';
import { LONGEST_TITLE } from '../../../../../src/content/text/headTitle';
import { lengthOf, nameIn } from '../sentences';
import type { Rule } from './rule';

/** Advises on titles and descriptions that search results would truncate, and on duplicates. */
export const searchEngineRule: Rule = function* (files) {
  const sites = new Map(
    files.flatMap(({ kind, language, content }) =>
      kind === 'site' ? [[language, companyFacts(content)] as const] : [],
    ),
  );
  const seen = new Map<string, string>();
  for (const file of files) {
    const { title, description } = ('seo' in file.content && file.content.seo) || {};
    if (title === undefined || description === undefined) continue;

    // Estimates: search engines measure in pixels and publish no figures.
    const fields = [
      ['title', title, 0, LONGEST_TITLE, `Search results show about ${LONGEST_TITLE}.`],
      ['description', description, 70, 160, 'Search results have room for about 70 to 160.'],
    ] as const;
    for (const [name, text, least, most, expected] of fields) {
      const path = ['seo', name];
      const key = `${file.language} ${name} ${text.trim().toLowerCase()}`;
      const other = seen.get(key);
      seen.set(key, other ?? file.file);
      const fieldName = nameIn(file.model, path);
      if (other !== undefined) {
        const message = `${fieldName} is the same as in ${other}.`;
        const why = 'Search results cannot tell the two pages apart.';
        yield [file, path, { message, expected: why, isAdvice: true }];
      }
      const filled = fillIn(text, sites.get(file.language) ?? companyFacts({}));
      const length = lengthOf(filled);
      const how = filled === text ? '' : ' with the company’s facts in their places';
      if (length >= least && length <= most) continue;
      const message = `${fieldName} has ${characters(length)}${how}.`;
      yield [file, path, { message, expected, isAdvice: true }];
    }
  }
};
