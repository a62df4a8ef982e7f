/** @jest-environment node */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { drawPicture } from '../../../plugins/gatsby-plugin-drawn-pictures/src/drawPicture';
import {
  type PictureEntry,
  pictureFileName,
  rasterise,
  writePictures,
} from '../../../plugins/gatsby-plugin-drawn-pictures/src/pictureFiles';
import { folderForEach } from '../../support/folder';

const risk: PictureEntry = { slug: 'risk', patterns: 'listening', formats: ['share'] };
const fashion: PictureEntry = { slug: 'fashion', patterns: 'case-study', formats: ['share'] };

it('a picture is a palette PNG of its own size, with the same bytes each time', async () => {
  const svg = drawPicture({ slug: 'telco', generator: 'cells', tone: 'S3', format: 'share' });
  const [first, second] = await Promise.all([rasterise(svg), rasterise(svg)]);
  expect(first.equals(second)).toBe(true);
  expect(await sharp(first).metadata()).toMatchObject({
    format: 'png',
    width: 600,
    height: 630,
    isPalette: true,
  });
});

it('files have different names on every disk where slugs differ in case or signs', () => {
  const slugs = ['FMCG', 'fmcg', 'Fmcg', 'terms & conditions', 'terms-conditions', 'a/../b', 'ä'];
  const names = slugs.map((slug) => pictureFileName(slug, 'card').toLowerCase());
  expect(new Set(names).size).toBe(slugs.length);
  for (const name of names) expect(name).toMatch(/^[a-z0-9_-]+--card\.png$/);
});

describe('the folder of the pictures', () => {
  const folder = folderForEach();
  const FASHION = ['fashion--share.png', 'fashion--share--dark.png'];
  const write = (...entries: PictureEntry[]) => writePictures(entries, folder.at());

  it('holds each format, and a dark twin of a pale tone, and is made where it is missing', async () => {
    const inner = folder.at('deep/pictures');
    const written = await writePictures([{ ...risk, formats: ['card', 'share'] }, fashion], inner);
    expect(written).toEqual(['risk--card.png', 'risk--share.png', ...FASHION]);
    expect(folder.files('deep/pictures')).toEqual([...written, 'manifest.json'].sort());
    for (const [index, tone] of (['S2', 'S3'] as const).entries()) {
      const svg = drawPicture({ slug: 'fashion', generator: 'drape', tone, format: 'share' });
      const drawn = readFileSync(folder.at(`deep/pictures/${FASHION[index]}`));
      expect(drawn).toEqual(await rasterise(svg));
    }
  });

  it('keeps an unchanged picture, and has one drawn again when its pattern or its colours change', async () => {
    await write(risk, fashion);
    expect(await write(risk, fashion)).toEqual([]);
    const [light, dark] = ['risk--share.png', 'risk--share--dark.png'];
    expect(await write({ ...risk, tone: 'L2' }, fashion)).toEqual([light, dark]);
    expect(await write({ ...risk, tone: 'L2', generator: 'girih' })).toEqual([light, dark]);
  });

  it('has a missing file drawn again, and all files without a usable manifest', async () => {
    await write(risk, fashion);
    folder.remove('risk--share.png');
    expect(await write(risk, fashion)).toEqual(['risk--share.png']);
    for (const manifest of ['{ "risk--share.png": ', 'null']) {
      folder.write('manifest.json', manifest);
      expect(await write(risk, fashion)).toHaveLength(3);
    }
  });

  it('loses the pictures of entries, formats and twins that are gone', async () => {
    await write({ ...risk, formats: ['card', 'share'] }, fashion);
    // Something may still be reading them.
    await writePictures([risk], folder.at(), true);
    expect(folder.files()).toEqual(expect.arrayContaining([...FASHION, 'risk--card.png']));
    await write(risk);
    expect(folder.files()).toEqual(['manifest.json', 'risk--share.png']);
  });

  it('has no place for two entries in one file', async () => {
    await expect(write(risk, risk)).rejects.toThrow('risk--share.png');
  });
});
