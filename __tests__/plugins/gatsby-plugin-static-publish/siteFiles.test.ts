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
