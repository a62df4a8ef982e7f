/** @jest-environment node */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { CARD_VERSION } from '../../../plugins/gatsby-plugin-social-cards/src/cardFiles';
import {
  drawCard,
  type DrawnWords,
} from '../../../plugins/gatsby-plugin-social-cards/src/drawCard';

const card: DrawnWords = {
  brand: 'Acme',
  title: 'Risk & Crisis Recognition and Anticipation',
  label: 'Listening Services',
  phase: 'listen',
  direction: 'ltr',
};
const longTitle =
  'Amplification, Mitigation and Fight-back Marketing Strategies for Large Ministries';
const longLabel = 'The page belongs to something that has quite a long name of its own';

async function edges(svg: string) {
  const { info } = await sharp(Buffer.from(svg))
    .trim({ background: '#edf1ef', threshold: 0 })
    .toBuffer({ resolveWithObject: true });
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
  return { left, top, right: left + info.width, bottom: top + info.height };
}

const arabic: DrawnWords = {
  brand: 'Acme',
  title: 'منصة Acme: الاستماع الاجتماعي بين أيديكم',
  label: 'قصص النجاح',
  phase: 'listen',
  direction: 'rtl',
};

it.each<[what: string, words: Partial<DrawnWords>, start: number, end: number]>([
  ['a title of three lines', {}, 55, 565],
  ['the longest title', { title: longTitle }, 55, 565],
  ['one word as long as a title can be', { title: 'W'.repeat(80) }, 55, 565],
  ['a long company name', { brand: 'The Harbour and Lighthouse Company of Old' }, 55, 565],
  ['signs of HTML', { title: '<b>&amp;</b>' }, 55, 565],
  ['Arabic, which is at the right,', arabic, 635, 1145],
])('a card keeps %s inside its text half', async (_what, words, start, end) => {
  const { left, top, right, bottom } = await edges(await drawCard({ ...card, ...words }));
  expect(left).toBeGreaterThanOrEqual(start);
  expect(top).toBeGreaterThanOrEqual(50);
  expect(right).toBeLessThanOrEqual(end);
  expect(bottom).toBeLessThanOrEqual(590);
});

it.each(['title', 'label'])('a card draws an Arabic %s with real glyphs', async (text) => {
  const thanks = await drawCard({ ...arabic, [text]: 'شكر' });
  expect(thanks).not.toBe(await drawCard({ ...arabic, [text]: 'بحث' }));
});

/**
 * A build reuses a card while its words, its picture and CARD_VERSION are the same. A change of the drawing code
 * therefore needs a higher CARD_VERSION and the new hash here.
 */
it('the drawn cards match the hash of their version', async () => {
  const art = '<svg width="600" height="630"><path d="M0 0h600v630H0z"/></svg>';
  const hash = createHash('sha256')
    .update(await drawCard(card, { art }))
    .update(await drawCard({ ...card, title: longTitle, label: longLabel }))
    .update(await drawCard({ ...arabic, brand: '' }, { art, hasLogo: true }))
    .digest('hex')
    .slice(0, 16);
  expect({ CARD_VERSION, hash }).toEqual({ CARD_VERSION: 4, hash: 'fc15642548ccf9a7' });
});
