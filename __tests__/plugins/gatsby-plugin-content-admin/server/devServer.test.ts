/** @jest-environment node */
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import {
  connectWorkingTree,
  workingTreeFolder,
} from '../../../../plugins/gatsby-plugin-content-admin/src/client/workingTree';
import { adminMiddleware } from '../../../../plugins/gatsby-plugin-content-admin/src/server/devServer';
import { DevelopLoop } from '../../../../plugins/gatsby-plugin-content-check/src/develop/developLoop';
import { NO_PICTURES } from '../../../../src/content/pages/pictures';
import { folderForEach } from '../../../support/folder';
import { svgOf } from '../../../support/logos';
import '../../../support/checkWorker';

// This test has no document.
jest.mock('../../../../plugins/gatsby-plugin-content-admin/src/client/note', () => ({
  showNote: jest.fn(),
}));

const SITE = 'name: Acme\n';
const SECRET = 'outside';

const { fetch: ownFetch } = globalThis;

const picture = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: '#336699' } });

const folder = folderForEach();
const bundle = jest.fn(() => Promise.resolve());
const inProject = (name: string) => folder.at(`project/${name}`);

let server: http.Server;
let host: string;

beforeEach(async () => {
  const files = {
    'data/site.yaml': SITE,
    'data/services/risk.yaml': 'slug: danger\n',
    'data/ar/services/risk.yaml': 'name: مخاطر\n',
    'data/ar/other/risk.yaml': 'name: مخاطر\n',
    'data/pictures/page.html': '',
    'package.json': '{}',
  };
  for (const [name, words] of Object.entries(files)) folder.write(`project/${name}`, words);
  folder.write('secret.yaml', SECRET);
  fs.symlinkSync(folder.at('secret.yaml'), inProject('data/services/link.yaml'));
  const project = folder.at('project');
  const problems = new DevelopLoop(project).middleware;
  const admin = adminMiddleware(project, bundle, () => NO_PICTURES);
  server = http.createServer((request, response) => {
    // Gatsby's server does the same.
    response.setHeader('access-control-allow-origin', '*');
    problems(request, response, () =>
      admin(request, response, () => response.writeHead(418).end()),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  globalThis.fetch = (address, init) =>
    ownFetch(`http://${host}${String(address)}`, {
      ...init,
      headers: { ...init?.headers, ...own() },
    });
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Sends the request unchanged; `fetch` would set headers and normalize the path. */
async function ask(method: string, address: string, headers: object = {}, body = '') {
  const [hostname, port] = host.split(':');
  const options = { hostname, port, method, path: address, headers: { host, ...headers } };
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.request(options, resolve).on('error', reject).end(body);
  });
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

const file = (name: string) => `/__content/file?path=${encodeURIComponent(name)}`;
const own = () => ({ origin: `http://${host}` });
const onDisk = (name: string) => folder.read(`project/${name}`);

const seen = async (name: string) => ({
  'if-match': (await ask('GET', file(name))).headers.etag ?? '',
});

describe('reading', () => {
  test('returns a file with its version', async () => {
    const { status, headers, body } = await ask('GET', file('data/site.yaml'));
    expect([status, body]).toEqual([200, SITE]);
    expect(headers.etag).toMatch(/^"[\w-]{43}"$/);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  test.each([
    'data/../package.json',
    '../secret.yaml',
    'data/services/link.yaml',
    'data/services',
    'data/services/risk.yaml\0.yaml',
    '',
  ])('refuses %j', async (name) => {
    const { status, body } = await ask('GET', file(name));
    expect([status, body]).toEqual([403, expect.not.stringContaining(SECRET)]);
  });
});

test.each([
  ['GET', 'data/zz/services/risk.yaml', {}, 404],
  ['DELETE', 'data/zz/services/risk.yaml', { 'if-match': '"1"' }, 404],
  ['DELETE', 'data/site.yaml', { 'if-match': '"1"' }, 412],
  ['POST', 'data/site.yaml', {}, 405],
  ['PUT', 'data/services/risk.yaml', {}, 412],
  ['PUT', '../new.yaml', {}, 403],
  ['PUT', 'data/services/link.yaml', {}, 403],
  ['PUT', 'data/fr/services/risk.yaml', {}, 403],
])(
  '%s of %s with %j is answered with %i and changes nothing',
  async (method, name, headers, status) => {
    fs.mkdirSync(folder.at('elsewhere'));
    fs.symlinkSync(folder.at('elsewhere'), inProject('data/fr'));
    const before = folder.files();
    expect((await ask(method, file(name), { ...own(), ...headers })).status).toBe(status);
    expect(folder.files()).toEqual(before);
    expect(onDisk('data/site.yaml')).toBe(SITE);
  },
);

test.each([
  ['a foreign host name', { host: 'evil.example' }],
  ['a page of another origin', { origin: 'http://127.0.0.1:1' }],
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
])('a request by %s is refused', async (_who, headers) => {
  for (const address of [file('data/site.yaml'), '/__content/events', '/admin/content.json']) {
    const { status, headers: answered } = await ask('GET', address, headers);
    expect(status).toBe(403);
    expect(answered['access-control-allow-origin']).toBeUndefined();
  }
  const before = await seen('data/site.yaml');
  const { status } = await ask('PUT', file('data/site.yaml'), { ...headers, ...before }, 'gone');
  expect([status, onDisk('data/site.yaml')]).toEqual([403, SITE]);
});

test.each<[what: string, name: string, body: () => Buffer | Promise<Buffer>, status: number]>([
  ['a picture', 'new.png', () => picture().png().toBuffer(), 200],
  ['a drawing', 'new.svg', () => Buffer.from(svgOf(120, 40)), 200],
  ['a sample page', 'new.pdf', () => Buffer.from('%PDF-1.7\n%%EOF'), 200],
  ['half a sample page', 'new.pdf', () => Buffer.from('%PDF-1.7\n'), 415],
  ['a text', 'new.png', () => Buffer.from('no picture'), 415],
  ['more than a picture of a camera', 'new.png', () => Buffer.alloc(26 * 1024 * 1024), 413],
])(
  'an upload of %s as %s is accepted or refused by its content',
  async (_what, name, body, status) => {
    const answer = await ownFetch(`http://${host}${file(`data/pictures/${name}`)}`, {
      method: 'PUT',
      headers: own(),
      body: new Uint8Array(await body()),
    });
    expect(answer.status).toBe(status);
    expect(folder.has(`project/data/pictures/${name}`)).toBe(status === 200);
  },
);

const tree = workingTreeFolder('');
async function opened(path: string) {
  let at = tree;
  for (const name of path.split('/')) at = await at.getDirectoryHandle(name);
  return at;
}

const handle = async (name: string) =>
  (await opened(path.dirname(name))).getFileHandle(path.basename(name));

const read = async (name: string) => (await handle(name)).getFile();

const namesIn = async (path: string): Promise<string[]> => {
  const names: string[] = [];
  for await (const [name] of (await opened(path)).entries()) names.push(name);
  return names;
};

const save = async (name: string, body: Blob | string) =>
  (await (await handle(name)).createWritable()).write(body);

describe('a form of /admin', () => {
  test('overwrites no file that has changed on the disk, and writes no unchanged one', async () => {
    await read('data/site.yaml');
    folder.write('project/data/site.yaml', 'name: Another\n');
    await expect(save('data/site.yaml', 'gone')).rejects.toThrow(
      'data/site.yaml has changed on the disk',
    );
    await save('data/site.yaml', SITE);
    expect(onDisk('data/site.yaml')).toBe('name: Another\n');
  });

  test('says of a file that cannot be read why, and not that there is none', async () => {
    const navigator = { configurable: true, value: { language: 'en-US' } };
    Object.defineProperty(globalThis, 'navigator', navigator);
    const refusalOf = (reading: Promise<unknown>) =>
      reading.then(
        () => undefined,
        ({ name, message }: Error) => [name, message],
      );
    expect(await refusalOf(read('data/site.json'))).toEqual([
      'Error',
      'data/site.json could not be read. The server says: “data/site.json is no file of the content.”',
    ]);
    expect(await refusalOf(namesIn('elsewhere'))).toEqual([
      'Error',
      'elsewhere could not be read. The server says: “elsewhere is no folder of the content.”',
    ]);
    fs.rmSync(inProject('data/site.yaml'));
    expect(await refusalOf(read('data/site.yaml'))).toEqual([
      'NotFoundError',
      'There is no data/site.yaml.',
    ]);
    fs.mkdirSync(inProject('data/site.yaml'));
    expect(await refusalOf(read('data/site.yaml'))).toEqual([
      'Error',
      expect.stringMatching(/^data\/site\.yaml could not be read\. The server says: .*EISDIR/),
    ]);
  });

  test('lists the content’s files and folders, and opens them from the list', async () => {
    folder.write('project/data/notes.txt');
    expect((await namesIn('data')).sort()).toEqual(['ar', 'pictures', 'services', 'site.yaml']);
    expect(await namesIn('data/pictures')).toEqual([]);
    expect(await namesIn('data/partners')).toEqual([]);
    const opened: Record<string, unknown> = {};
    for await (const [name, at] of (await tree.getDirectoryHandle('data')).entries()) {
      if ('getFile' in at) opened[name] = await (await at.getFile()).text();
      else if (name === 'services') opened[name] = (await at.getFileHandle('risk.yaml')).name;
      else opened[name] = at.kind;
    }
    expect(opened).toEqual({
      ar: 'directory',
      pictures: 'directory',
      services: 'risk.yaml',
      'site.yaml': SITE,
    });
  });

  test('reads when a file was changed last', async () => {
    const changed = new Date('2031-03-01T12:00:00Z');
    fs.utimesSync(inProject('data/site.yaml'), changed, changed);
    expect(new Date((await read('data/site.yaml')).lastModified)).toEqual(changed);
  });

  test('uploads a picture byte for byte, beside the entry that shows it', async () => {
    const bytes = await picture().png().toBuffer();
    const risk = 'data/services/risk.yaml';
    await read(risk);
    await Promise.all([
      save('data/pictures/quay.png', new Blob([new Uint8Array(bytes)])),
      save(risk, 'slug: risk\n'),
    ]);
    expect(fs.readFileSync(inProject('data/pictures/quay.png'))).toEqual(bytes);
    expect(onDisk(risk)).toBe('slug: risk\n');
    await expect(save('data/pictures/half.png', new Blob(['no picture']))).rejects.toThrow(
      /^half\.png .*Nothing was saved\./,
    );
  });

  test('replaces a picture that an entry shows: that is no deletion', async () => {
    const quay = 'data/pictures/quay.png';
    const bytes = await picture().negate().png().toBuffer();
    folder.write(`project/${quay}`, await picture().png().toBuffer());
    const shown = 'slug: danger\npicture:\n  file: quay.png\n  alt: A quay\n';
    folder.write('project/data/services/risk.yaml', shown);
    await read(quay);
    await save(quay, new Blob([new Uint8Array(bytes)]));
    expect(fs.readFileSync(inProject(quay))).toEqual(bytes);
    await expect((await opened('data/pictures')).removeEntry('quay.png')).rejects.toThrow(
      /^Not deleted\.\n\nServices › risk: .*"quay\.png"/,
    );
  });

  test('deletes an entry, but no folder and no required file', async () => {
    const services = await opened('data/services');
    await read('data/services/risk.yaml');
    await services.removeEntry('risk.yaml');
    await expect(services.removeEntry('risk.yaml')).rejects.toHaveProperty('name', 'NotFoundError');
    expect(folder.has('project/data/services/risk.yaml')).toBe(false);
    await (await opened('data')).removeEntry('services');
    expect(folder.has('project/data/services')).toBe(true);
    await expect(read('data/services/risk.yaml')).rejects.toThrow('There is no');
    await read('data/site.yaml');
    await expect((await opened('data')).removeEntry('site.yaml')).rejects.toThrow(
      'Company: This file is missing',
    );
  });
});

test.each([
  ['/about', 418, ''],
  ['/admin/start.js', 418, ''],
  ['/admin/', 200, 'src="/admin/start.js"'],
  ['/admin/content.json', 200, JSON.stringify({ file: 'data/site.yaml', text: SITE })],
])('the dev server answers %s with %i: %s', async (address, status, words) => {
  bundle.mockClear();
  const answer = await ask('GET', address);
  expect([answer.status, answer.body]).toEqual([status, expect.stringContaining(words)]);
  expect(bundle.mock.calls).toHaveLength(address === '/admin/' ? 1 : 0);
});

describe('the CMS on the working copy', () => {
  const kept = new Map<string, string>();

  beforeEach(() => {
    kept.clear();
    // A browser has these.
    Object.assign(globalThis, {
      FileSystemFileHandle: class {
        move(): void {
          throw new Error('The CMS writes under another name first.');
        }
      },
      localStorage: { setItem: (key: string, value: string) => kept.set(key, value) },
    });
  });

  /** The folder in which the CMS keeps the content of its backend. */
  const content = async () =>
    (await navigator.storage.getDirectory()).getDirectoryHandle('sveltia-cms-test');

  test('asks nobody to sign in, and reads, writes and deletes the files of the project', async () => {
    connectWorkingTree();
    expect(JSON.parse(kept.get('sveltia-cms.user') ?? '')).toEqual({ backendName: 'test-repo' });
    const services = await (
      await (await content()).getDirectoryHandle('data')
    ).getDirectoryHandle('services');
    const risk = await services.getFileHandle('risk.yaml');
    expect(await (await risk.getFile()).text()).toBe('slug: danger\n');
    expect('move' in FileSystemFileHandle.prototype).toBe(false);
    const writable = await risk.createWritable();
    await writable.write('slug: fraud\n');
    await writable.close();
    expect(onDisk('data/services/risk.yaml')).toBe('slug: fraud\n');
    await services.removeEntry('risk.yaml');
    expect(folder.has('project/data/services/risk.yaml')).toBe(false);
  });

  test('cannot remove the project with “Clear the cache”', async () => {
    connectWorkingTree();
    expect('removeEntry' in (await navigator.storage.getDirectory())).toBe(false);
  });

  test('works in a browser that keeps nothing: its sign-in button stays', async () => {
    Object.assign(globalThis, {
      localStorage: {
        setItem: () => {
          throw new DOMException('', 'SecurityError');
        },
      },
    });
    connectWorkingTree();
    expect(await content()).toMatchObject({ kind: 'directory' });
  });
});
