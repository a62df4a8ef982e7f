/** @jest-environment node */
import path from 'node:path';
import {
  publishDrawings,
  publishedDrawings,
  type WantedDrawing,
} from '../../../plugins/gatsby-plugin-drawn-pictures/src/drawings';
import { folderForEach } from '../../support/folder';

const risk: WantedDrawing = {
  ...{ slug: 'risk', patterns: 'listening', generator: 'bars', tone: 'L1' },
  ...{ formats: ['card', 'hero'], names: ['risk'] },
};
const fashion: WantedDrawing = {
  ...{ slug: 'fashion', patterns: 'case-study', generator: 'drape', tone: 'S2' },
  ...{ formats: ['card'], names: ['fashion'] },
};

const project = folderForEach();

function publish(...wanted: WantedDrawing[]) {
  publishDrawings(wanted, project.at());
  return publishedDrawings();
}

const fileOf = (src = '') => project.read(path.join('public', src));

it('a drawing is published in each format as an SVG of its own size', () => {
  const { card, hero } = publish(risk).risk ?? {};
  expect(card?.light).toMatchObject({ width: 1200, height: 900 });
  expect(hero?.light).toMatchObject({ width: 1300, height: 1240 });
  expect(card?.dark).toBeUndefined();
  expect(fileOf(hero?.light.src)).toMatch(/^<svg [^>]*viewBox="0 0 1300 1240"/);
});

it('a pale drawing has a twin for the dark theme', () => {
  const { card } = publish(fashion).fashion ?? {};
  expect(card?.dark?.src).toMatch(/fashion--card--dark-[0-9a-f]+\.svg$/);
  expect(fileOf(card?.dark?.src)).not.toBe(fileOf(card?.light.src));
});

it('a drawing’s address changes with its content, so that hosts may cache it for ever', () => {
  const before = publish(risk).risk?.card?.light.src;
  expect(publish(risk).risk?.card?.light.src).toBe(before);
  expect(publish({ ...risk, tone: 'L2' }).risk?.card?.light.src).not.toBe(before);
});

it('slugs that differ in case or signs have different file names on every disk', () => {
  const slugs = ['FMCG', 'fmcg', 'Fmcg', 'terms & conditions', 'terms-conditions', 'a/../b', 'ä'];
  const drawings = publish(
    ...slugs.map((slug) => ({ ...risk, slug, names: [slug], formats: ['card' as const] })),
  );
  const names = slugs.map((slug) => drawings[slug]?.card?.light.src.toLowerCase());
  expect(new Set(names).size).toBe(slugs.length);
  for (const name of names) expect(name).toMatch(/^\/static\/drawings\/[a-z0-9_-]+\.svg$/);
});
