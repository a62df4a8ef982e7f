/** @jest-environment node */
import { newSurvivors, readKnown, survivors } from './survivors';

const mutant = (status: string, line: number, replacement: string) => ({
  status,
  replacement,
  location: { start: { line } },
});

const report = {
  files: {
    'src/a.ts': {
      source: 'const a = 1;\n  if (a > 0) send();\n',
      mutants: [
        mutant('Killed', 1, '2'),
        mutant('Survived', 2, 'a >= 0'),
        mutant('NoCoverage', 2, '{}'),
        mutant('Timeout', 2, 'true'),
      ],
    },
  },
};

const found = [
  { file: 'src/a.ts', line: 'if (a > 0) send();', instead: 'a >= 0' },
  { file: 'src/a.ts', line: 'if (a > 0) send();', instead: '{}' },
];

test('a fault that no test noticed, or that none runs, survives', () => {
  expect(survivors(report)).toEqual(found);
});

test('what is on the list is not new, wherever its line has moved', () => {
  const known = readKnown(`
src/a.ts:
  - why: a is never 0
    faults:
      - line: if (a > 0) send();
        instead: a >= 0
`);
  expect(newSurvivors(found, known)).toEqual([found[1]]);
  expect(newSurvivors([...found, ...found], [])).toEqual(found);
});

test('a known survivor has a reason', () => {
  expect(() => readKnown('src/a.ts: [{ why: "", faults: [] }]')).toThrow('src/a.ts');
});
