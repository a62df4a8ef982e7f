/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeCards } from '../../../plugins/gatsby-plugin-social-cards/src/cardFiles';
import { logoBox } from '../../../plugins/gatsby-plugin-social-cards/src/drawCard';
import type { Card } from '../../../plugins/gatsby-plugin-social-cards/src/wantedCards';
import { CARD_SIZE } from '../../../src/content/cardPath';

const card: Card = {
  file: 'telco.png',
  words: { brand: 'Acme', title: 'Telco', label: 'Stories', phase: 'succeed', direction: 'ltr' },
  pattern: { slug: 'telco', patterns: 'case-study' },
  ownPicture: undefined,
  logo: undefined,
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cards-'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (...cards: Card[]) => writeCards(cards, folder, folder, 'code');

it('writes a picture of the size that social networks ask for', async () => {
  expect((await write(card)).written).toEqual(['telco.png']);
  const { format, width, height } = await sharp(join(folder, 'telco.png')).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
});

it.each<[what: string, change: Partial<Card>]>([
  ['its title', { words: { ...card.words, title: 'Telcos' } }],
  ['its pattern', { pattern: { ...card.pattern, generator: 'girih' } }],
])('makes a card again when %s changes', async (_what, change) => {
  await write(card);
  expect((await write({ ...card, ...change })).written).toEqual(['telco.png']);
});

it('makes all cards again when the code that draws their art changes', async () => {
  await write(card);
  expect((await writeCards([card], folder, folder, 'other code')).written).toEqual(['telco.png']);
});

it('shows the content person’s own picture in the art’s half, and follows its changes', async () => {
  const photo = (background: string) =>
    sharp({ create: { width: 900, height: 300, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const own: Card = { ...card, ownPicture: 'photo.jpg' };
  await writeFile(join(folder, 'photo.jpg'), await photo('#00ff00'));
  await write(own);
  const half = { left: 600, top: 0, width: 600, height: 630 };
  const shown = await sharp(join(folder, 'telco.png')).extract(half).removeAlpha().toBuffer();
  const { dominant } = await sharp(shown).stats();
  expect(dominant.g).toBeGreaterThan(200);
  expect(dominant.r + dominant.b).toBeLessThan(60);
  expect((await write(own)).unchanged).toEqual(['telco.png']);
  await writeFile(join(folder, 'photo.jpg'), await photo('#0000ff'));
  expect((await write(own)).written).toEqual(['telco.png']);
});

it('says which picture is missing', async () => {
  await expect(write({ ...card, ownPicture: 'gone.jpg' })).rejects.toThrow('gone.jpg');
});

it.each([
  ['ltr', logoBox.left + 10],
  ['rtl', CARD_SIZE.width - logoBox.left - 10],
] as const)(
  'shows the company’s own logo in the place of mark and name, %s',
  async (direction, x) => {
    const logo = { file: 'logo.svg' };
    const words = { ...card.words, brand: '', direction };
    await writeFile(
      join(folder, 'logo.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path fill="#f00" d="M0 0h40v20H0z"/></svg>',
    );
    await write({ ...card, words, logo });
    const { top, height } = logoBox;
    const { data } = await sharp(join(folder, 'telco.png'))
      .extract({ left: x, top: top + Math.floor(height / 2), width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data.subarray(0, 3).toString('hex')).toBe('ff0000');

    await writeFile(
      join(folder, 'logo.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"/>',
    );
    expect((await write({ ...card, words, logo })).written).toEqual(['telco.png']);
  },
);
