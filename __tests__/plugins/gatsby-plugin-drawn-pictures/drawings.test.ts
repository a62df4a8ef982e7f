/** @jest-environment node */
import path from 'node:path';
import { publishDrawings } from '../../../plugins/gatsby-plugin-drawn-pictures/src/drawings';
import type { WantedDrawing } from '../../../plugins/gatsby-plugin-drawn-pictures/src/wantedPictures';
import { folderForEach } from '../../support/folder';

const risk: WantedDrawing = {
  name: 'risk',
  generator: 'bars',
  tone: 'L1',
  formats: ['card', 'hero'],
};
const fashion: WantedDrawing = {
  name: 'fashion',
  generator: 'drape',
  tone: 'S2',
  formats: ['card'],
};

const project = folderForEach();

const publish = (...wanted: WantedDrawing[]) => publishDrawings(wanted, project.at());

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
  expect(card?.dark?.src).toMatch(/drape-s3--card-[0-9a-f]+\.svg$/);
  expect(fileOf(card?.dark?.src)).not.toBe(fileOf(card?.light.src));
});

it('a drawing’s address changes with its content, so that hosts may cache it for ever', () => {
  const before = publish(risk).risk?.card?.light.src;
  expect(publish(risk).risk?.card?.light.src).toBe(before);
  expect(publish({ ...risk, tone: 'L2' }).risk?.card?.light.src).not.toBe(before);
});

it('entries with the same pattern and colours share a file', () => {
  const drawings = publish(risk, { ...risk, name: 'FMCG' });
  expect(drawings.FMCG).toEqual(drawings.risk);
  expect(drawings.risk?.card?.light.src).toMatch(/^\/static\/drawings\/[a-z0-9-]+\.svg$/);
});
