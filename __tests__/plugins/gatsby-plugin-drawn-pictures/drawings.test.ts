/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { publishDrawings } from '../../../plugins/gatsby-plugin-drawn-pictures/src/drawings';
import { PATTERNS } from '../../../plugins/gatsby-plugin-drawn-pictures/src/drawPicture';
import type { WantedDrawing } from '../../../plugins/gatsby-plugin-drawn-pictures/src/wantedDrawings';
import { folderForEach } from '../../support/folder';

const risk: WantedDrawing = {
  name: 'risk',
  pattern: 'bars',
  tone: 'L1',
  formats: ['card', 'hero'],
};
const fashion: WantedDrawing = {
  name: 'fashion',
  pattern: 'drape',
  tone: 'S2',
  formats: ['card'],
};

const project = folderForEach();

afterEach(() => jest.restoreAllMocks());

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

it('a drawing that a designer has changed has another address', () => {
  const template = `${PATTERNS}/bars/card.svg`;
  const drawn = fs.readFileSync(template, 'utf8');
  jest.spyOn(process, 'cwd').mockReturnValue(project.at());
  const addresses = [drawn, drawn.replace('</svg>', '<path d="M0 0h9"/></svg>')].map((svg) => {
    project.write(template, svg);
    return publish({ ...risk, formats: ['card'] }).risk?.card?.light.src;
  });
  expect(new Set(addresses).size).toBe(2);
});

it('entries with the same pattern and colours share a file', () => {
  const drawings = publish(risk, { ...risk, name: 'FMCG' });
  expect(drawings.FMCG).toEqual(drawings.risk);
  expect(drawings.risk?.card?.light.src).toMatch(/^\/static\/drawings\/[a-z0-9-]+\.svg$/);
});

it('a drawing that an interrupted build has cut short is written again', () => {
  const { card } = publish(risk).risk ?? {};
  const whole = fileOf(card?.light.src);
  project.write(path.join('public', card?.light.src ?? ''), whole.slice(0, 99));
  publish(risk);
  expect(fileOf(card?.light.src)).toBe(whole);
});
