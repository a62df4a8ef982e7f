/** @jest-environment node */
import * as fs from 'fs';
import { createServer, type Server } from 'http';
import * as os from 'os';
import * as path from 'path';
import { latePictures } from '../../../../plugins/gatsby-plugin-content-desk/src/develop/latePictures';

const PICTURE = `/static/${'a1'.repeat(16)}/be2b7/Our%20Desk.avif`;

let folder: string;
let server: Server;

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'late-pictures-'));
  const middleware = latePictures(folder, 600);
  server = createServer((request, response) =>
    middleware(request, response, () => response.writeHead(404).end()),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, () => resolve());
  });
});

afterEach(async () => {
  await new Promise((resolve) => {
    server.close(resolve);
  });
  fs.rmSync(folder, { recursive: true });
});

const get = (address: string) => {
  const at = server.address();
  const port = typeof at === 'object' && at ? at.port : 0;
  return fetch(`http://localhost:${port}${address}`);
};

describe('a request for an encoded picture', () => {
  it('is answered once the picture is there', async () => {
    const answer = get(PICTURE);
    const file = path.join(folder, decodeURIComponent(PICTURE));
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, 'picture');
    const response = await answer;
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      200,
      'image/avif',
      'picture',
    ]);
  });

  it('is handed on where none comes', async () => {
    expect((await get(PICTURE)).status).toBe(404);
  });
});

it.each(['/static/kufam.woff2', '/risk', `/static/${'a1'.repeat(16)}/be2b7/..%2F..%2Fx.html`])(
  'leaves %s alone',
  async (address) => {
    const started = Date.now();
    expect((await get(address)).status).toBe(404);
    expect(Date.now() - started).toBeLessThan(500);
  },
);
