/** @jest-environment node */
import { textsIn } from '../../../plugins/gatsby-plugin-content-check/src/check/walk';
import { kindNamed } from '../../../src/content/kinds';
import { fieldOf } from '../../../src/content/model/introspect';
import { sitePages } from '../../../src/content/pages/pages';
import { shellView } from '../../../src/content/pages/shell';
import { fixtureLibrary } from '../../support/fixturePages';

/** Addresses, and words for content that the fixture site has not: long lists, facts of a client. */
const ELSEWHERE = [
  /^[\w-]+ slug$/,
  /^[\w-]+ (?:formerAddresses|otherSpellings)\./,
  /^case-study-groups all$/,
  /^success paging\./,
  /^success caseLabels\.client\./,
];

it('every text of a content file reaches a page, or the words around every page', () => {
  const pages = sitePages([fixtureLibrary]).map(({ view, context }) => [view(), context]);
  const shown = JSON.stringify([pages, shellView(fixtureLibrary)]);
  const lost = fixtureLibrary.entries.flatMap(({ kind, content }) =>
    textsIn(fieldOf(kindNamed(kind).schema), content)
      .filter(
        ({ field, value }) =>
          field.holdsWords && !shown.includes(JSON.stringify(value).slice(1, -1)),
      )
      .map(({ path }) => `${kind} ${path.join('.')}`)
      .filter((place) => !ELSEWHERE.some((known) => known.test(place))),
  );
  expect(lost).toEqual([]);
});
