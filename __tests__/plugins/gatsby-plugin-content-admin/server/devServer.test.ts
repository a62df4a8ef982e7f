/** @jest-environment node */
import * as fs from 'fs';
import * as http from 'http';
import type { AddressInfo } from 'net';
import { adminMiddleware } from '../../../../plugins/gatsby-plugin-content-admin/src/server/devServer';
import {
  ProblemFeed,
  problemMiddleware,
} from '../../../../plugins/gatsby-plugin-content-check/src/develop/developLoop';
import { folderForEach } from '../../../support/folder';

const SITE = 'name: Acme\n';
const SECRET = 'outside';

const folder = folderForEach();
const inProject = (name: string) => folder.at(`project/${name}`);

let server: http.Server;
let host: string;

beforeEach(async () => {
  const files = {
    'data/site.yaml': SITE,
    'data/services/risk.yaml': 'slug: risk\n',
    'data/ar/services/risk.yaml': 'name: مخاطر\n',
    'data/ar/other/risk.yaml': 'name: مخاطر\n',
    'data/pictures/page.html': '',
    'package.json': '{}',
  };
  for (const [name, text] of Object.entries(files)) folder.write(`project/${name}`, text);
  folder.write('secret.yaml', SECRET);
  fs.symlinkSync(folder.at('secret.yaml'), inProject('data/services/link.yaml'));
  const project = folder.at('project');
  const feed = new ProblemFeed({ problems: [], launch: [], project });
  const problems = problemMiddleware(feed);
  const admin = adminMiddleware(project);
  server = http.createServer((request, response) => {
    // As Gatsby's server does it, for every origin.
    response.setHeader('access-control-allow-origin', '*');
    problems(request, response, () =>
      admin(request, response, () => response.writeHead(418).end()),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** Sends exactly what is said: `fetch` would set some headers, and tidy the path, itself. */
const ask = (
  method: string,
  address: string,
  headers: Record<string, string> = {},
  body = '',
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const [name, port] = host.split(':');
    const request = http.request(
      { host: name, port, method, path: address, headers: { host, ...headers } },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (piece: string) => (text += piece));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
        );
      },
    );
    request.on('error', reject);
    request.end(body);
  });

const file = (name: string) => `/__content/file?path=${encodeURIComponent(name)}`;
const own = () => ({ origin: `http://${host}` });
const onDisk = (name: string) => folder.read(`project/${name}`);

async function versionOf(name: string): Promise<string> {
  return (await ask('GET', file(name))).headers.etag ?? '';
}

/** Writes as a page of the server does. */
const put = (name: string, precondition: Record<string, string>, body: string) =>
  ask('PUT', file(name), { ...own(), ...precondition }, body);

const NEW = { 'if-none-match': '*' };
const seen = async (name: string) => ({ 'if-match': await versionOf(name) });

describe('reading', () => {
  test('gives a file with its version', async () => {
    const { status, headers, body } = await ask('GET', file('data/site.yaml'));
    expect([status, body]).toEqual([200, SITE]);
    expect(headers.etag).toMatch(/^"[\w-]{43}"$/);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  test.each([
    ['', [{ name: 'data', kind: 'directory' }]],
    ['data/services', [{ name: 'risk.yaml', kind: 'file' }]],
    ['data/ar', [{ name: 'services', kind: 'directory' }]],
    ['data/ar/services', [{ name: 'risk.yaml', kind: 'file' }]],
  ])('lists what the forms are about in "%s"', async (folder, items) => {
    const { body } = await ask('GET', `/__content/folder?path=${folder}`);
    expect(JSON.parse(body)).toEqual(items);
  });

  test.each([
    'package.json',
    'data/../package.json',
    '../secret.yaml',
    '/etc/passwd',
    'data/services/link.yaml',
    'data/services/.hidden.yaml',
    'data/services',
    'data/ar/other/risk.yaml',
    'data\\services\\risk.yaml',
    'data/pictures/page.html',
    'data/services/risk.yaml\0.yaml',
    '',
  ])('refuses %j', async (name) => {
    const { status, body } = await ask('GET', file(name));
    expect(status).toBe(403);
    expect(body).not.toContain(SECRET);
  });

  test('makes no folder for a file that is not there', async () => {
    expect((await ask('GET', file('data/zz/services/risk.yaml'))).status).toBe(404);
    const version = { ...own(), 'if-match': '"1"' };
    expect((await ask('DELETE', file('data/zz/services/risk.yaml'), version)).status).toBe(404);
    expect(folder.has('project/data/zz')).toBe(false);
  });

  test.each(['..', '.git'])('lists nothing of %s', async (folder) => {
    expect((await ask('GET', `/__content/folder?path=${folder}`)).status).toBe(403);
  });
});

test.each<[string, Record<string, string>]>([
  ['a foreign host name', { host: 'evil.example' }],
  ['a page of another origin', { origin: 'https://evil.example' }],
  ['a page of another port', { origin: 'http://127.0.0.1:1' }],
  ['a page without an origin of its own', { origin: 'null' }],
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
])('%s may not ask', async (_who, headers) => {
  for (const address of [file('data/site.yaml'), '/__content/problems', '/admin/content.json']) {
    const { status, headers: answered } = await ask('GET', address, headers);
    expect(status).toBe(403);
    expect(answered['access-control-allow-origin']).toBeUndefined();
  }
  const before = await seen('data/site.yaml');
  const { status } = await ask('PUT', file('data/site.yaml'), { ...headers, ...before }, 'gone');
  expect(status).toBe(403);
  expect(onDisk('data/site.yaml')).toBe(SITE);
});

test('nobody writes without an origin', async () => {
  const before = await seen('data/site.yaml');
  expect((await ask('PUT', file('data/site.yaml'), before, 'gone')).status).toBe(403);
});

describe('writing', () => {
  test('a file whose version the page has seen', async () => {
    const answer = await put('data/site.yaml', await seen('data/site.yaml'), 'a: 1\n');
    expect(answer.status).toBe(200);
    expect(onDisk('data/site.yaml')).toBe('a: 1\n');
    expect(answer.headers.etag).toBe(await versionOf('data/site.yaml'));
    const names = fs.readdirSync(inProject('data')).sort();
    expect(names).toEqual(['ar', 'pictures', 'services', 'site.yaml']);
  });

  test('not a file that has changed on the disk meanwhile', async () => {
    const before = await seen('data/site.yaml');
    folder.write('project/data/site.yaml', 'name: Another\n');
    const { status, body } = await put('data/site.yaml', before, 'gone');
    expect(status).toBe(412);
    expect(body).toContain('data/site.yaml has changed on the disk');
    expect(onDisk('data/site.yaml')).toBe('name: Another\n');
  });

  test.each(['data/services/new.yaml', 'data/fr/services/risk.yaml'])(
    'a new file, but not over one that is there: %s',
    async (name) => {
      expect((await put(name, NEW, 'a: 1')).status).toBe(200);
      expect((await put(name, NEW, 'b: 2')).status).toBe(412);
      expect(onDisk(name)).toBe('a: 1');
    },
  );

  test('nothing below a folder that is a link', async () => {
    fs.mkdirSync(folder.at('elsewhere'));
    fs.symlinkSync(folder.at('elsewhere'), inProject('data/fr'));
    expect((await put('data/fr/services/risk.yaml', NEW, 'gone')).status).toBe(403);
    expect(folder.files('elsewhere')).toEqual([]);
  });

  test('nothing without saying which version was seen', async () => {
    expect((await put('data/site.yaml', {}, 'gone')).status).toBe(428);
  });

  test.each(['package.json', '../new.yaml', 'data/services/link.yaml'])(
    'refuses %s',
    async (name) => {
      expect((await put(name, NEW, 'gone')).status).toBe(403);
    },
  );

  test('deletes an entry, but no file that the site needs', async () => {
    const remove = async (name: string) =>
      (await ask('DELETE', file(name), { ...own(), ...(await seen(name)) })).status;
    expect(await remove('data/services/risk.yaml')).toBe(200);
    expect(folder.has('project/data/services/risk.yaml')).toBe(false);
    expect(await remove('data/site.yaml')).toBe(403);
  });

  test('knows no other methods', async () => {
    expect((await ask('POST', file('data/site.yaml'), own(), 'x')).status).toBe(405);
  });
});

test('hands on what it does not know', async () => {
  expect((await ask('GET', '/about')).status).toBe(418);
  expect((await ask('GET', '/administration')).status).toBe(418);
});

test('gives the index of the content', async () => {
  const { body } = await ask('GET', '/admin/content.json');
  const index: { sources: { file: string; text: string }[] } = JSON.parse(body);
  expect(index.sources).toContainEqual({ file: 'data/site.yaml', text: SITE });
});

test('serves no file outside the folder of /admin', async () => {
  folder.write('project/.generated/admin/start.js', 'start');
  expect((await ask('GET', '/admin/start.js')).body).toBe('start');
  for (const address of [
    '/admin/../package.json',
    '/admin/..%2f..%2fpackage.json',
    '/admin/none.js',
  ]) {
    const { status, body } = await ask('GET', address);
    expect(body).not.toBe('{}');
    expect([404, 418]).toContain(status);
  }
});
