/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { problemsOf, sourcesWith } from '../../__tests__/support/contentCheck';
import { modelFields, type ModelField } from '../../__tests__/support/modelFields';
import { kinds } from '../../src/content/kinds';
import { fieldsPage } from './fieldsPage';

const text = fieldsPage();
const guide = readFileSync('data/README.md', 'utf8');

it('the handbook is short enough to be read', () => {
  const prose = guide.replace(/```[^]*?```/g, '');
  expect(prose.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(3600);
});

it('the handbook lists its recipes and gives each for /admin first, then for files', () => {
  const [, all = ''] = /^## Recipes\n([^]*?)^## /m.exec(guide) ?? [];
  const [list = '', ...recipes] = all.split(/^### /m);
  const isComplete = (recipe: string) =>
    /^[^*]*^\*\*In \/admin\*\*\n+1\. [^]*^\*\*In files\*\*\n+1\. /m.test(recipe);
  expect(recipes.filter((recipe) => !isComplete(recipe))).toEqual([]);
  expect([...list.matchAll(/\]\(#([^)]+)\)/g)]).toHaveLength(recipes.length);
});

describe('the reference’s sample of a new file', () => {
  const folders = kinds.flatMap(({ folder }) => folder ?? []);
  const samples = [...text.matchAll(/`(data\/[\w-]+)\/\*\.yaml`[^]*?```yaml\n([^]*?)```/g)].map(
    ([, folder = '', yaml = '']) => ({ folder, yaml }),
  );

  it('exists for every folder', () => {
    expect(samples.map(({ folder }) => folder)).toEqual(folders);
  });

  it.each(samples)('in $folder passes the content check', ({ folder, yaml }) => {
    const file = `${folder}/sample.yaml`;
    const problems = problemsOf(sourcesWith({ [file]: yaml }), file);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

it('the reference has every field’s name, label, hint, limit and example', () => {
  const prose = text.replace(/`/g, '');
  const isDescribed = ({ path, label, field: { hint = '', example = '', max } }: ModelField) =>
    text.includes(`- \`${path.at(-1) ?? ''}\` **${label}**: `) &&
    prose.includes(hint.replace(/`/g, '')) &&
    prose.includes(example) &&
    (max === undefined || prose.includes(`${max} `));
  const missing = modelFields.filter((field) => !isDescribed(field));
  expect(missing.map(({ kind, path }) => `${kind}: ${path.join('.')}`)).toEqual([]);
});
