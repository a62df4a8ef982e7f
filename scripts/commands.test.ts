/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { folderForEach } from '../__tests__/support/folder';

/** A folder without a site. */
const folder = folderForEach();

const TSX = pathToFileURL(require.resolve('tsx')).href;

/** Runs a script. Returns its exit code and what it printed. */
function call(script: string, args: readonly string[], variables: Record<string, string> = {}) {
  const file = resolve(`scripts/${script}.ts`);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', TSX, file, ...args], {
    cwd: folder.at(),
    env: { PATH: process.env.PATH, ...variables },
    encoding: 'utf8',
  });
  return { code: status, stdout, stderr };
}

const COMMANDS = [
  'serve',
  'verify',
  'audit',
  'check-heads',
  'check-html',
  'check-first-load',
  'launch',
  'forge',
  'generate',
  'develop',
  'start',
  'check-content',
  'test',
];

test.each(COMMANDS)('%s prints its usage when asked for help', (script) => {
  const { code, stdout, stderr } = call(script, ['--help']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^Usage: npm /);
});

test.each(['serve', 'check-heads', 'test'])(
  '%s refuses an unknown option with its usage',
  (script) => {
    const { code, stdout, stderr } = call(script, ['--sped']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^Unknown option '--sped'\.\nUsage: npm /);
  },
);

test.each([
  ['check-first-load', ['wrong'], 'There is no "wrong" here: the command takes no words.'],
  ['audit', ['license'], 'the command takes "licences" or "advisories".'],
  ['generate', ['font'], 'There is no "font" here'],
  ['launch', ['now'], 'There is no "now" here: the command takes no words.'],
  ['serve', ['9000'], 'There is no "9000" here'],
  ['serve', ['-p', 'abc'], '--port is "abc", but must be a whole number from 1 to 65535.'],
  ['serve', ['-p'], "Option '-p, --port <value>' argument missing."],
  ['verify', [], 'Name the address of the site.'],
  ['verify', ['www.example.com'], '"www.example.com" is no address.'],
])('%s %j is answered by a sentence and the usage', (script, args, sentence) => {
  const { code, stderr } = call(script, args);
  expect(code).toBe(2);
  expect(stderr).toContain(sentence);
  expect(stderr).toMatch(/^Usage: npm /m);
});

test.each([
  ['serve', {}],
  ['serve', { PORT: '' }],
  ['check-heads', {}],
  ['check-html', {}],
  ['check-first-load', {}],
])('%s without a site, %j, says what to run first', (script, variables) => {
  expect(call(script, [], variables)).toEqual({
    code: 1,
    stdout: '',
    stderr: 'There is no built site in public/. Run npm run build first.\n',
  });
});

test.each([
  [
    'http://no-such-name.invalid',
    /no such name \(ENOTFOUND\)|cannot be looked up now \(EAI_AGAIN\)/,
  ],
  ['http://localhost:9518', /nothing listens there \(ECONNREFUSED\)/],
])('verify says why %s does not answer', (address, reason) => {
  const { code, stderr } = call('verify', [address]);
  expect(code).toBe(1);
  expect(stderr).toContain(`${address} does not answer: `);
  expect(stderr).toMatch(reason);
});
