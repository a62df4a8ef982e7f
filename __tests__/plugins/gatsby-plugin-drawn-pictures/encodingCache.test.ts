/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import sharp from 'sharp';
import { installEncodingCache } from '../../../plugins/gatsby-plugin-drawn-pictures/src/encodingCache';

const folder = mkdtempSync(join(tmpdir(), 'encoded-'));
const kept = () => readdirSync(folder);

/** Encodes a picture as Gatsby does. */
const encode = async (
  background = '#083B47',
  width = 20,
  format: 'avif' | 'webp' | 'png' = 'avif',
  quality = 50,
) => {
  const create = { width: 40, height: 30, channels: 3, background } as const;
  // The cache keeps what is made of a file's content.
  const file = await sharp({ create }).png().toBuffer();
  return sharp(file).resize(width).toFormat(format, { quality }).toBuffer();
};

beforeAll(() => installEncodingCache(folder));
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(async () => {
  for (const name of kept()) rmSync(join(folder, name));
  expect((await encode()).length).toBeGreaterThan(100);
});

it('gives the same picture from what it kept', async () => {
  expect(kept()).toHaveLength(1);
  writeFileSync(join(folder, kept().join()), 'kept');
  expect((await encode()).toString()).toBe('kept');
});

it.each([
  ['another picture', 2, encode.bind(null, '#FF6846')],
  ['another width', 2, encode.bind(null, undefined, 24)],
  ['another quality', 2, encode.bind(null, undefined, 20, 'avif', 60)],
  ['another format', 2, encode.bind(null, undefined, 20, 'webp')],
  [
    'what Gatsby encodes to no such format, which is not kept,',
    1,
    encode.bind(null, undefined, 10, 'png'),
  ],
])('encodes %s again', async (_difference, files, encodeIt) => {
  await encodeIt();
  expect(kept()).toHaveLength(files);
});

it('is still needed: gatsby-plugin-sharp states no effort for AVIF (docs/decisions/0005)', () => {
  const encoder = readFileSync(require.resolve('gatsby-plugin-sharp/process-file'), 'utf8');
  expect(encoder).toContain('.avif(');
  expect(encoder).not.toContain('effort');
});
