/** @jest-environment node */
/** What a program may have written: /admin saves and joins it in time, too. */
import { runInNewContext } from 'node:vm';
import { joinData } from '../../../../plugins/gatsby-plugin-content-admin/src/yaml/joinData';
import { patchYaml } from '../../../../plugins/gatsby-plugin-content-admin/src/yaml/patchYaml';
import { refold } from '../../../../plugins/gatsby-plugin-content-admin/src/yaml/writeYaml';

const MANY = 6000;

/** Work in proportion to the number of items takes some tenths of a second; to its square, many seconds. */
const MOST_MILLISECONDS = 8_000;

function inTime<Result>(work: () => Result): Result {
  const results: Result[] = [];
  const keep = () => results.push(work());
  runInNewContext('keep()', { keep }, { timeout: MOST_MILLISECONDS });
  const [result] = results;
  if (result === undefined) throw new Error('There is no result.');
  return result;
}

const items = (begin: string): string[] =>
  Array.from({ length: MANY }, (_, number) => `${begin} ${number}`);

test('two additions to thousands of items are joined', () => {
  const base = items('Item');
  const joined = inTime(() =>
    joinData({ list: base }, { list: ['Mine', ...base] }, { list: [...base, 'Theirs'] }),
  );
  expect(joined).toEqual({ value: { list: ['Mine', ...base, 'Theirs'] } });
});

test('thousands of items that one has rewritten and another has moved are joined', () => {
  const base = items('Item');
  const rewritten = items('Thing');
  const joined = inTime(() =>
    joinData({ list: base }, { list: rewritten }, { list: base.toReversed() }),
  );
  expect(joined).toEqual({ value: { list: rewritten.toReversed() } });
});

test('of thousands of items, one is added in its line', () => {
  const base = items('Item');
  const text = `list:\n${base.map((item) => `  - ${item}\n`).join('')}`;
  const added = inTime(() => patchYaml(text, { list: ['New', ...base] }));
  expect(added).toBe(text.replace('list:\n', 'list:\n  - New\n'));
});

test('thousands of new fields stand where the form has them', () => {
  const fields = items('field').map((name): [string, number] => [name, 1]);
  const patched = inTime(() =>
    patchYaml('a: 1\nz: 1\n', { a: 1, ...Object.fromEntries(fields), z: 1 }),
  );
  expect(patched.split('\n').slice(0, -1)).toEqual([
    'a: 1',
    ...fields.map(([name]) => `${name}: 1`),
    'z: 1',
  ]);
});

test('a paragraph of thousands of lines gets one word more', () => {
  const lines = items('Line');
  const text = inTime(() => refold(lines, `${lines.join(' ')} more`, 2));
  expect(text).toEqual([...lines.slice(0, -1), `${lines.at(-1)} more`]);
});
