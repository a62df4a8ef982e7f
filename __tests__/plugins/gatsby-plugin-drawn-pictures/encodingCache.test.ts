/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import sharp from 'sharp';
import { installEncodingCache } from '../../../plugins/gatsby-plugin-drawn-pictures/src/encodingCache';

const folder = mkdtempSync(join(tmpdir(), 'encoded-'));
let picture: Buffer;

const coloured = (color: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: color } })
    .png()
    .toBuffer();

beforeAll(async () => {
  installEncodingCache(folder);
  picture = await coloured('#083B47');
});

afterAll(() => rmSync(folder, { recursive: true }));

const kept = () => readdirSync(folder).sort();

let first: Buffer;
beforeEach(async () => {
  for (const name of kept()) rmSync(join(folder, name));
  first = await sharp(picture).resize(20).avif({ quality: 50 }).toBuffer();
});

it('gives the same picture from what it kept', async () => {
  const [name = ''] = kept();
  expect(kept()).toHaveLength(1);
  writeFileSync(join(folder, name), 'kept');
  const second = await sharp(picture).resize(20).avif({ quality: 50 }).toBuffer();
  expect(first.length).toBeGreaterThan(100);
  expect(second.toString()).toBe('kept');
});

it.each([
  [
    'another picture',
    async () =>
      sharp(await coloured('#FF6846'))
        .resize(20)
        .avif({ quality: 50 }),
  ],
  ['another width', async () => sharp(picture).resize(24).avif({ quality: 50 })],
  ['another quality', async () => sharp(picture).resize(20).avif({ quality: 60 })],
  ['another format', async () => sharp(picture).resize(20).webp({ quality: 50 })],
])('encodes %s again', async (_difference, pipeline) => {
  await (await pipeline()).toBuffer();
  expect(kept()).toHaveLength(2);
});

it('keeps nothing of other formats', async () => {
  await sharp(picture).resize(10).png().toBuffer();
  expect(kept()).toHaveLength(1);
});

it('is still needed: gatsby-plugin-sharp states no effort for AVIF (docs/decisions/0005)', () => {
  const encoder = readFileSync(require.resolve('gatsby-plugin-sharp/process-file'), 'utf8');
  expect(encoder).toContain('.avif(');
  expect(encoder).not.toContain('effort');
});
