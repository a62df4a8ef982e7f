/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { problemsOf, sourcesWith } from '../../__tests__/support/contentCheck';
import { modelFields, type ModelField } from '../../__tests__/support/modelFields';
import { kinds } from '../../src/content/kinds';
import { fieldsPage } from './fieldsPage';

const text = fieldsPage();
const guide = readFileSync('data/README.md', 'utf8');

it('is short enough to be read', () => {
  const prose = guide.replace(/```[^]*?```/g, '');
  expect(prose.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(3250);
});

it('has two ways for every recipe, /admin first, and lists it above them', () => {
  const [, all = ''] = /^## Recipes\n([^]*?)^## /m.exec(guide) ?? [];
  const [list = '', ...recipes] = all.split(/^### /m);
  const isRight = (recipe: string) =>
    /^[^*]*^\*\*In \/admin\*\*\n+1\. [^]*^\*\*In files\*\*\n+1\. /m.test(recipe);
  expect(recipes.filter((recipe) => !isRight(recipe))).toEqual([]);
  expect([...list.matchAll(/\]\(#([^)]+)\)/g)]).toHaveLength(recipes.length);
});

describe('the beginning of a new file', () => {
  const folders = kinds.flatMap(({ folder }) => folder ?? []);
  const beginnings = [...text.matchAll(/`(data\/[\w-]+)\/\*\.yaml`[^]*?```yaml\n([^]*?)```/g)].map(
    ([, folder = '', yaml = '']) => ({ folder, yaml }),
  );

  it('is shown for every folder', () => {
    expect(beginnings.map(({ folder }) => folder)).toEqual(folders);
  });

  it.each(beginnings)('in $folder passes the check as it stands', ({ folder, yaml }) => {
    const file = `${folder}/beginning.yaml`;
    const problems = problemsOf(sourcesWith({ [file]: yaml }), file);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

it('tells of every field: its name and label, its hint, limit and example', () => {
  const plain = text.replace(/`/g, '');
  const tells = ({ path, label, field: { hint = '', example = '', max } }: ModelField) =>
    text.includes(`- \`${path.at(-1) ?? ''}\` **${label}**: `) &&
    plain.includes(hint.replace(/`/g, '')) &&
    plain.includes(example) &&
    (max === undefined || plain.includes(`${max} `));
  const missing = modelFields.filter((field) => !tells(field));
  expect(missing.map(({ kind, path }) => `${kind}: ${path.join('.')}`)).toEqual([]);
});
