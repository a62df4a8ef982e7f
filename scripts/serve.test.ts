/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startNodeProgram, type RunningProgram } from './lib/processes/childProcesses';
import { localUrl, waitForAnswer } from './lib/processes/localAddresses';

const PORT = 9519;
const SITE = localUrl(PORT);

let project: string;
let server: RunningProgram;

beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'serve-'));
  const write = (file: string, text: string) => writeFileSync(join(project, 'public', file), text);
  cpSync('netlify.toml', join(project, 'netlify.toml'));
  mkdirSync(join(project, 'public/admin'), { recursive: true });
  write('index.html', '<h1>Home</h1>');
  write('about.html', '<h1>About</h1>');
  write('terms & conditions.html', '<h1>Terms</h1>');
  write('404.html', '<h1>Nothing</h1>');
  write('admin/index.html', '<h1>Admin</h1>');
  write('app-763799bbb4de1ca700c7.js', '1'.repeat(2000));
  write(
    '_headers',
    '/app-763799bbb4de1ca700c7.js\n  Cache-Control: public, max-age=31536000, immutable\n',
  );
  write('_redirects', '/old%20name /about 301\n/former /terms%20&%20conditions 301\n');
  const tsx = pathToFileURL(require.resolve('tsx')).href;
  server = startNodeProgram(['--import', tsx, resolve('scripts/serve.ts'), '-p', String(PORT)], {
    cwd: project,
    env: process.env,
  });
  const hasEnded = new AbortController();
  void server.exitCode.then(() => hasEnded.abort());
  await waitForAnswer(SITE, hasEnded.signal);
}, 30_000);

afterAll(async () => {
  await server.end();
  rmSync(project, { recursive: true });
});

const ask = (address: string) =>
  fetch(SITE + address, { redirect: 'manual', headers: { 'accept-encoding': 'br' } });

/** Sends a path as it is; `fetch` would read "//" as the beginning of a host. */
const askAsWritten = (path: string) =>
  new Promise<[status: number | undefined, target: string | undefined]>((resolve, reject) => {
    get({ host: 'localhost', port: PORT, path }, (response) => {
      response.resume();
      resolve([response.statusCode, response.headers.location]);
    }).on('error', reject);
  });

const REVALIDATED = 'public, max-age=0, must-revalidate';

test.each([
  ['/', 200, '<h1>Home</h1>'],
  ['/about', 200, '<h1>About</h1>'],
  ['/terms%20%26%20conditions', 200, '<h1>Terms</h1>'],
  ['/admin', 200, '<h1>Admin</h1>'],
  ['/About', 404, '<h1>Nothing</h1>'],
  ['/../../etc/passwd', 404, '<h1>Nothing</h1>'],
  ['/_redirects', 404, '<h1>Nothing</h1>'],
  ['/%E0%A4%A', 404, '<h1>Nothing</h1>'],
])('npm run serve answers %s with %d', async (address, status, body) => {
  const response = await ask(address);
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  expect(response.headers.get('cache-control')).toBe(REVALIDATED);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await response.text()).toBe(body);
});

test.each([
  ['/about/', '/about'],
  ['/about/?from=mail', '/about?from=mail'],
  ['/old%20name', '/about'],
  ['/former?from=mail', '/terms%20&%20conditions?from=mail'],
])('npm run serve redirects %s to %s', async (address, target) => {
  const response = await ask(address);
  expect([response.status, response.headers.get('location')]).toEqual([301, target]);
});

test.each([
  ['//', 301, '/'],
  ['//about?from=mail', 301, '/about?from=mail'],
  ['//evil.example/', 301, '/evil.example/'],
  ['/\\\\evil.example/about', 301, '/evil.example/about'],
  ['/\\evil.example', 301, '/evil.example'],
  ['//evil.example/%', 404, undefined],
  ['//user@evil.example:99999/', 301, '/user@evil.example:99999/'],
])('npm run serve never takes the path %s for a host', async (path, status, target) => {
  expect(await askAsWritten(path)).toEqual([status, target]);
});

test('npm run serve compresses a script with a hash in its name, and lets browsers cache it', async () => {
  const response = await ask('/app-763799bbb4de1ca700c7.js');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(await response.text()).toBe('1'.repeat(2000));
});
