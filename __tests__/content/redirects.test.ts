/** @jest-environment node */
import * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { parseRedirects } from '@netlify/redirect-parser';
import { redirects, withRedirects, writeRedirects } from '../../src/content/redirects';

const moved = { content: { slug: 'aviation', formerAddresses: ['airlines', 'flights'] } };

describe('redirects', () => {
  it('lead from each former address to the present one', () => {
    expect(redirects([moved])).toEqual([
      { from: '/airlines', to: '/aviation' },
      { from: '/flights', to: '/aviation' },
    ]);
  });

  it('are encoded as a browser sends them', () => {
    const terms = { content: { slug: 'terms & conditions', formerAddresses: ['terms & rules'] } };
    expect(redirects([terms])).toEqual([
      { from: '/terms%20&%20rules', to: '/terms%20&%20conditions' },
    ]);
  });

  it.each([[{ slug: 'aviation' }], [{ slug: 'aviation', formerAddresses: [] }], [{}]])(
    'are none for %j',
    (content) => {
      expect(redirects([{ content }])).toEqual([]);
    },
  );
});

describe('the file of redirects', () => {
  let folder: string;
  const read = () => fs.readFile(path.join(folder, '_redirects'), 'utf8');

  beforeEach(async () => {
    folder = await fs.mkdtemp(path.join(tmpdir(), 'redirects-'));
  });

  afterEach(() => fs.rm(folder, { recursive: true }));

  it('is read by Netlify as it is meant', async () => {
    writeRedirects(folder, redirects([moved]));
    const { redirects: parsed, errors } = await parseRedirects({
      redirectsFiles: [path.join(folder, '_redirects')],
      configRedirects: [],
      minimal: false,
    });
    expect(errors).toEqual([]);
    expect(
      parsed.map(({ path: from, to, status, force }) => ({ from, to, status, force })),
    ).toEqual([
      { from: '/airlines', to: '/aviation', status: 301, force: false },
      { from: '/flights', to: '/aviation', status: 301, force: false },
    ]);
  });

  it('is written anew at each build', async () => {
    writeRedirects(folder, redirects([moved]));
    writeRedirects(folder, [{ from: '/old', to: '/new' }]);
    const text = await read();
    expect(text).toContain('/old /new 301\n');
    expect(text).not.toContain('/airlines');
  });

  it('is not there where there is nothing to redirect', async () => {
    writeRedirects(folder, redirects([moved]));
    writeRedirects(folder, []);
    await expect(read()).rejects.toThrow('ENOENT');
  });
});

it('leaves the other lines of the file as they are', () => {
  const others = '/a /b 302\n/c /d';
  const once = withRedirects(others, redirects([moved]));
  expect(once.startsWith(`${others}\n#`)).toBe(true);
  expect(withRedirects(once, [])).toBe(`${others}\n`);
  expect(withRedirects(once, redirects([moved]))).toBe(once);
});
