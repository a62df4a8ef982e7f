/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import {
  redirects,
  withRedirects,
  writeRedirects,
} from '../../../plugins/gatsby-plugin-static-publish/src/redirects';

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

/** What Netlify's own reader makes of a file; it is an ES module, which jest does not load. */
function readByNetlify(file: string): unknown {
  const script = `
    import { parseAllRedirects } from '@netlify/redirect-parser';
    const read = await parseAllRedirects({
      redirectsFiles: [${JSON.stringify(file)}],
      configRedirects: [],
      minimal: false,
    });
    console.log(JSON.stringify(read));
  `;
  const args = ['--input-type=module', '--eval', script];
  const read: unknown = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  return read;
}

describe('the file of redirects', () => {
  let folder: string;
  const read = () => fs.readFile(path.join(folder, '_redirects'), 'utf8');

  beforeEach(async () => {
    folder = await fs.mkdtemp(path.join(tmpdir(), 'redirects-'));
  });

  afterEach(() => fs.rm(folder, { recursive: true }));

  it('is read by Netlify as it is meant', () => {
    writeRedirects(folder, redirects([moved]));
    expect(readByNetlify(path.join(folder, '_redirects'))).toEqual({
      errors: [],
      redirects: [
        expect.objectContaining({ from: '/airlines', to: '/aviation', status: 301 }),
        expect.objectContaining({ from: '/flights', to: '/aviation', status: 301 }),
      ],
    });
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
