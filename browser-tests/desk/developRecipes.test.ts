/** Each recipe of the handbook, followed in /admin on a working copy, word by word. */
import { checkContent } from '../../plugins/gatsby-plugin-content-check/src/check/checkContent';
import { problemLine } from '../../plugins/gatsby-plugin-content-check/src/check/format';
import { readRecipes } from '../../scripts/handbook/recipes';
import { AdminWay } from './support/adminWay';
import { useDesk } from './support/desk';

jest.setTimeout(180_000);

/** The recipes that nobody can follow here, and why. */
const NOT_TRIED: Readonly<Record<string, string>> = {
  'Publish a change': 'it needs GitHub, and checks that are green',
  'Undo a change': 'it needs GitHub and Netlify',
  'Translate a page': 'it asks for all words of a page',
  'Change a term': 'it is Change Arabic words, once for each text',
};

const recipes = readRecipes();
const desk = useDesk();

test('names the recipes that are not tried', () => {
  const names = recipes.map(({ name }) => name);
  expect(Object.keys(NOT_TRIED).filter((name) => !names.includes(name))).toEqual([]);
});

test.each(recipes.filter(({ name }) => !(name in NOT_TRIED)))('$name', (recipe) =>
  desk.open(async ({ page }) => {
    const way = new AdminWay(page);
    await way.follow(recipe);
    expect(way.count).toBeGreaterThan(1);
    expect(desk.copy.changedFiles()).not.toEqual([]);
    expect(checkContent(desk.copy.folder).problems.map(problemLine)).toEqual([]);
  }),
);
