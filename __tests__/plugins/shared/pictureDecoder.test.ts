/** @jest-environment node */
import sharp from 'sharp';
import { openPicture } from '../../../plugins/gatsby-plugin-content-check/src/check/pictures/openPictures';

const blank = sharp({ create: { width: 40, height: 40, channels: 3, background: '#f60' } });

/** As gatsby-plugin-sharp opens a file: with its own import of sharp, whatever the file's name. */
const opened = (content: Buffer) => sharp(content, { failOn: 'error' }).raw().toBuffer();

// GHSA-f88m-g3jw-g9cj: faults of decoders that no page here needs.
it.each([
  ['a GIF', () => blank.clone().gif().toBuffer()],
  ['a TIFF', () => blank.clone().tiff().toBuffer()],
  ['a PDF', async () => Promise.resolve(Buffer.from('%PDF-1.4\n%%EOF'))],
  ['a PPM', async () => Promise.resolve(Buffer.from('P6\n1 1\n255\nabc'))],
])('%s is decoded by nobody in the build', async (_kind, made) => {
  await expect(opened(await made())).rejects.toThrow('unsupported image format');
});

it.each([
  ['PNG', blank.clone().png()],
  ['JPEG', blank.clone().jpeg()],
  ['WebP', blank.clone().webp()],
  ['AVIF', blank.clone().avif({ effort: 0 })],
])('a %s is', async (type, made) => {
  const content = await made.toBuffer();
  expect((await opened(content)).length).toBe(40 * 40 * 3);
  expect(await openPicture(content)).toMatchObject({ type, width: 40 });
});

it('an SVG is', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
  expect(await opened(Buffer.from(svg))).toHaveLength(9 * 9 * 4);
  expect(await openPicture(Buffer.from(svg))).toMatchObject({ type: 'SVG', isLight: false });
});

it('a GIF that is named .png is named for what it is', async () => {
  expect(await openPicture(await blank.clone().gif().toBuffer())).toMatchObject({ type: 'GIF' });
});
