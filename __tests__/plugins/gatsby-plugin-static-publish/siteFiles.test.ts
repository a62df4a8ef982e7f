/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeSiteFiles } from '../../../plugins/gatsby-plugin-static-publish/src/publish';

let project: string;
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(project, 'public'));
});
afterEach(() => rm(project, { recursive: true }));

const write = () =>
  writeSiteFiles(project, {
    name: 'Acme',
    language: 'en',
    siteUrl: 'https://acme.example',
    pages: [{ path: '/', alternates: [] }],
  });
const inPublic = (...names: string[]) => join(project, 'public', ...names);

it('adds sitemap, robots.txt and manifest', async () => {
  write();
  expect(await readFile(inPublic('sitemap.xml'), 'utf8')).toContain('https://acme.example/<');
  expect(await readFile(inPublic('robots.txt'), 'utf8')).toContain('/sitemap.xml');
  expect(JSON.parse(await readFile(inPublic('manifest.webmanifest'), 'utf8'))).toMatchObject({
    name: 'Acme',
    short_name: 'Acme',
    lang: 'en',
    start_url: '/',
    theme_color: '#05242D',
  });
});

it('names icons that are there, in the size that it says', async () => {
  write();
  const { icons } = JSON.parse(await readFile(inPublic('manifest.webmanifest'), 'utf8'));
  expect(icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(join('static', src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  const { width, height } = await sharp('static/icons/apple-touch-icon.png').metadata();
  expect([width, height]).toEqual([180, 180]);
});

it('keeps the mark of a maskable icon where no shape cuts it', async () => {
  write();
  const { data, info } = await sharp('static/icons/icon-maskable-512.png')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const center = (info.width - 1) / 2;
  let reach = 0;
  for (let pixel = 0; pixel < info.width * info.height; pixel += 1) {
    const [red = 0] = data.subarray(pixel * 3);
    // The ground has nearly no red, the mark has much.
    if (red < 0x40) continue;
    const [x, y] = [pixel % info.width, Math.floor(pixel / info.width)];
    reach = Math.max(reach, Math.hypot(x - center, y - center));
  }
  expect(reach).toBeGreaterThan(0.3 * info.width);
  expect(reach).toBeLessThanOrEqual(0.4 * info.width);
});
