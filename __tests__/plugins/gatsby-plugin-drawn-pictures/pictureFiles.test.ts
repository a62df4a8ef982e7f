/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawPicture } from '../../../plugins/gatsby-plugin-drawn-pictures/src/drawPicture';
import {
  PICTURE_FILE,
  type PictureEntry,
  pictureFileName,
  rasterise,
  writePictures,
} from '../../../plugins/gatsby-plugin-drawn-pictures/src/pictureFiles';

const risk: PictureEntry = { slug: 'risk', patterns: 'listening', formats: ['share'] };
const fashion: PictureEntry = { slug: 'fashion', patterns: 'case-study', formats: ['share'] };
const EARLIER = new Date('2020-01-01T00:00:00Z');

describe('rasterise', () => {
  it('gives the same bytes for the same picture: a palette PNG of the picture’s size', async () => {
    const svg = drawPicture({ slug: 'telco', generator: 'cells', tone: 'S3', format: 'share' });
    const [first, second] = await Promise.all([rasterise(svg), rasterise(svg)]);
    expect(first.equals(second)).toBe(true);
    const { format, width, height, isPalette } = await sharp(first).metadata();
    expect({ format, width, height, isPalette }).toEqual({
      format: 'png',
      width: 600,
      height: 630,
      isPalette: true,
    });
  });
});

describe('pictureFileName', () => {
  it('keeps plain slugs', () => {
    expect(pictureFileName('oil-gas', 'card')).toBe('oil-gas--card.png');
    expect(pictureFileName('oil-gas', 'wide', true)).toBe('oil-gas--wide--dark.png');
  });

  it('gives slugs that differ in case or signs names that differ on every disk', () => {
    const slugs = ['FMCG', 'fmcg', 'Fmcg', 'terms & conditions', 'terms-conditions', 'a/../b', 'ä'];
    const names = slugs.map((slug) => pictureFileName(slug, 'card').toLowerCase());
    expect(new Set(names).size).toBe(slugs.length);
    for (const name of names) expect(name).toMatch(PICTURE_FILE);
  });
});

describe('writePictures', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const modified = async (file: string) => (await stat(join(folder, file))).mtime;
  const age = (file: string) => utimes(join(folder, file), EARLIER, EARLIER);

  it('writes each format, and a dark twin for a pale tone, into a folder it creates', async () => {
    const inner = join(folder, 'deep', 'pictures');
    const { written } = await writePictures(
      [{ ...risk, formats: ['card', 'share'] }, fashion],
      inner,
    );
    expect(written).toEqual([
      'risk--card.png',
      'risk--share.png',
      'fashion--share.png',
      'fashion--share--dark.png',
    ]);
    expect((await readdir(inner)).sort()).toEqual([...written, 'manifest.json'].sort());
    const [light, dark] = await Promise.all(
      written.slice(2).map((file) => readFile(join(inner, file))),
    );
    const drawn = (tone: 'S2' | 'S3') =>
      rasterise(drawPicture({ slug: 'fashion', generator: 'drape', tone, format: 'share' }));
    expect(light).toEqual(await drawn('S2'));
    expect(dark).toEqual(await drawn('S3'));
  });

  it('leaves the pictures of entries that are gone where something may be reading them', async () => {
    await writePictures([risk, fashion], folder);
    const report = await writePictures([risk], folder, true);
    expect(report.removed).toEqual([]);
    // Without a hurry they go, too.
    expect((await writePictures([risk], folder)).removed).toEqual(
      expect.arrayContaining(['fashion--share.png', 'fashion--share--dark.png']),
    );
  });

  it('leaves an unchanged picture alone', async () => {
    await writePictures([risk], folder);
    await age('risk--share.png');
    const report = await writePictures([risk], folder);
    expect(report).toEqual({ written: [], unchanged: ['risk--share.png'], removed: [] });
    expect(await modified('risk--share.png')).toEqual(EARLIER);
  });

  it('draws a picture again when its pattern or its colours change', async () => {
    await writePictures([risk, fashion], folder);
    await age('risk--share.png');
    const report = await writePictures([{ ...risk, tone: 'L2' }, fashion], folder);
    expect(report.written).toEqual(['risk--share.png', 'risk--share--dark.png']);
    expect(report.unchanged).toEqual(['fashion--share.png', 'fashion--share--dark.png']);
    expect(await modified('risk--share.png')).not.toEqual(EARLIER);
  });

  it('writes a missing file, and all files without a usable manifest', async () => {
    await writePictures([risk, fashion], folder);
    await rm(join(folder, 'risk--share.png'));
    expect((await writePictures([risk, fashion], folder)).written).toEqual(['risk--share.png']);

    await writeFile(join(folder, 'manifest.json'), '{ "risk--share.png": ');
    expect((await writePictures([risk, fashion], folder)).written).toHaveLength(3);
  });

  it('removes the pictures of entries, formats and twins that are gone, and nothing else', async () => {
    await writePictures([{ ...risk, formats: ['card', 'share'] }, fashion], folder);
    await writeFile(join(folder, 'team.png'), 'a photograph');
    const report = await writePictures([risk], folder);
    expect([...report.removed].sort()).toEqual([
      'fashion--share--dark.png',
      'fashion--share.png',
      'risk--card.png',
    ]);
    expect((await readdir(folder)).sort()).toEqual([
      'manifest.json',
      'risk--share.png',
      'team.png',
    ]);
  });

  it('refuses two entries for one file', async () => {
    await expect(writePictures([risk, risk], folder)).rejects.toThrow('risk--share.png');
  });
});
