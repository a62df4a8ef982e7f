/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  ownDrawing,
  type OwnLogo,
  publishOwnIcons,
} from '../../../plugins/gatsby-plugin-static-publish/src/icons';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'icons-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Red from edge to edge. */
const red = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#f00" d="M0 0h${width}v${height}H0z"/></svg>`;

async function publish(own: OwnLogo): Promise<void> {
  const drawing = ownDrawing(own, folder);
  if (drawing) await publishOwnIcons(drawing, folder);
}

/** The colours of an icon at its corner and in its middle, and its size. */
async function look(file: string) {
  const { data, info } = await sharp(join(folder, file))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colorAt = (x: number, y: number) =>
    data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).toString('hex');
  const middle = info.width / 2;
  return { size: info.width, corner: colorAt(0, 0), middle: colorAt(middle, middle) };
}

const logo = (ground: 'light' | 'dark' | null = null): OwnLogo => ({
  icon: null,
  logo: { file: 'logo.svg', ground },
});

it('draws nothing without a logo', () => {
  expect(ownDrawing({ icon: null, logo: null }, folder)).toBeUndefined();
});

it('draws every icon of a wide logo, in the middle of a square', async () => {
  await writeFile(join(folder, 'logo.svg'), red(80, 20));
  await publish(logo());
  const seen = { corner: 'ffffff', middle: 'ff0000' };
  expect(await look('icons/icon-192.png')).toEqual({ size: 192, ...seen });
  expect(await look('icons/icon-512.png')).toEqual({ size: 512, ...seen });
  expect(await look('icons/icon-maskable-512.png')).toEqual({ size: 512, ...seen });
  expect(await look('icons/apple-touch-icon.png')).toEqual({ size: 180, ...seen });
  expect(await look('icon.svg')).toMatchObject(seen);
});

it('gives a logo for dark grounds a dark ground', async () => {
  await writeFile(join(folder, 'logo.svg'), red(80, 20));
  await publish(logo('dark'));
  expect((await look('icons/icon-192.png')).corner).toBe('05242d');
});

it('takes the square drawing that is named for icons, up to the edges', async () => {
  await writeFile(join(folder, 'icon.svg.own.svg'), red(40, 40));
  await publish({ ...logo(), icon: 'icon.svg.own.svg' });
  expect((await look('icons/icon-512.png')).corner).toBe('ff0000');
  expect(await readFile(join(folder, 'icon.svg'), 'utf8')).not.toContain('<script');
});
