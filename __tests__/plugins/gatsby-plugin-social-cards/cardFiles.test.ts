/** @jest-environment node */
import sharp from 'sharp';
import {
  publishCards,
  writeCards,
} from '../../../plugins/gatsby-plugin-social-cards/src/cardFiles';
import { logoBox } from '../../../plugins/gatsby-plugin-social-cards/src/drawCard';
import type { Card } from '../../../plugins/gatsby-plugin-social-cards/src/wantedCards';
import { CARD_SIZE } from '../../../src/content/text/card';
import { folderForEach } from '../../support/folder';
import { svgOf } from '../../support/logos';

const card: Card = {
  file: 'telco.png',
  words: { brand: 'Acme', title: 'Telco', label: 'Stories', phase: 'succeed', direction: 'ltr' },
  patternWish: { seed: 'telco', patternSet: 'case-study' },
  ownPicture: undefined,
  logo: undefined,
};

const half = { left: 600, top: 0, width: 600, height: 630 };

const folder = folderForEach();
const made = () => sharp(folder.at('cards/telco.png'));
const write = (...cards: Card[]) => writeCards(cards, folder.at('cards'), folder.at());

it('a card is a 1200 by 630 PNG with the page’s drawing on its right', async () => {
  expect(await write(card)).toEqual(['telco.png']);
  const { format, width, height } = await made().metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  const art = await sharp(await made().extract(half).toBuffer()).stats();
  expect(art.entropy).toBeGreaterThan(0.5);
});

it('a card shows the editor’s picture, is redrawn when it changes, and fails if it is missing', async () => {
  const photo = (background: string) =>
    sharp({ create: { width: 900, height: 300, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const own: Card = { ...card, ownPicture: 'photo.jpg' };
  await expect(write(own)).rejects.toThrow('photo.jpg');
  folder.write('photo.jpg', await photo('#00ff00'));
  await write(own);
  const shown = await made().extract(half).removeAlpha().toBuffer();
  const { dominant } = await sharp(shown).stats();
  expect(dominant.g).toBeGreaterThan(200);
  expect(dominant.r + dominant.b).toBeLessThan(60);
  expect(await write(own)).toEqual([]);
  folder.write('photo.jpg', await photo('#0000ff'));
  expect(await write(own)).toEqual(['telco.png']);
});

it.each([
  ['ltr', logoBox.start + 5, logoBox.start - 5],
  ['rtl', CARD_SIZE.width - logoBox.start - 5, CARD_SIZE.width - logoBox.start + 5],
] as const)(
  'a card shows the company’s logo in place of mark and name, %s',
  async (direction, inside, outside) => {
    const logo = { file: 'logo.svg' };
    const words = { ...card.words, brand: '', direction };
    const red = '<path fill="#f00" d="M0 0h40v20H0z"/>';
    folder.write('logo.svg', svgOf(40, 20, red));
    await write({ ...card, words, logo });
    const top = logoBox.top + Math.floor(logoBox.height / 2);
    for (const [left, color] of [
      [inside, 'ff0000'],
      [outside, 'edf1ef'],
    ] as const) {
      const pixel = made().extract({ left, top, width: 1, height: 1 });
      expect((await pixel.removeAlpha().raw().toBuffer()).toString('hex')).toBe(color);
    }

    folder.write('logo.svg', svgOf(40, 20));
    expect(await write({ ...card, words, logo })).toEqual(['telco.png']);
  },
);

it.each(['width="150mm" height="60mm"', 'width="2500" height="1000"', ''])(
  'a card shows a logo with the attributes %s',
  async (size) => {
    const words = { ...card.words, brand: '' };
    folder.write(
      'logo.svg',
      `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 5000 2000"><path fill="#f00" d="M0 0h5000v2000H0z"/></svg>`,
    );
    await write({ ...card, words, logo: { file: 'logo.svg' } });
    const top = logoBox.top + Math.floor(logoBox.height / 2);
    const pixel = made().extract({ left: logoBox.start + 5, top, width: 1, height: 1 });
    expect((await pixel.removeAlpha().raw().toBuffer()).toString('hex')).toBe('ff0000');
  },
);

it.each([
  ['ltr', 20, true],
  ['rtl', 20, true],
  ['ltr', 40, false],
] as const)(
  'a card has the company’s name beside a square symbol, not beside a wide logo: %s, %d',
  async (direction, width, isSaid) => {
    folder.write('logo.svg', svgOf(width, 20));
    await write({ ...card, words: { ...card.words, direction }, logo: { file: 'logo.svg' } });
    const beside = { top: logoBox.top, width: 340, height: Math.floor(logoBox.height) };
    const left = direction === 'rtl' ? 640 : 220;
    const [channel] = (
      await sharp(
        await made()
          .extract({ ...beside, left })
          .toBuffer(),
      ).stats()
    ).channels;
    expect((channel?.stdev ?? 0) > 1).toBe(isSaid);
  },
);

it('only the current cards are published', () => {
  folder.write('made/manifest.json', '{}');
  for (const name of ['home.png', 'about.png']) {
    folder.write(`made/${name}`, name);
    publishCards(folder.at('made'), folder.at('share'));
    expect(folder.files('share')).toEqual([name]);
    folder.remove(`made/${name}`);
  }
  expect(folder.read('share/about.png')).toBe('about.png');
});
