/** Draws the cards and publishes them. */
import * as fs from 'fs';
import * as path from 'path';
import type { GatsbyNode } from 'gatsby';
import { CARD_FILE, CARD_FOLDER } from '../../../src/content/cardPath';
import { PICTURE_FOLDER } from '../../../src/content/sharedFields';
import { whenChecked } from '../../gatsby-plugin-content-desk';
import { codeDigest } from '../../gatsby-plugin-drawn-pictures';
import { GENERATED_CARDS, writeCards } from './cardFiles';
import { wantedCards } from './wantedCards';

/** The code that draws the art of a card. */
const DRAWING_CODE = ['src/drawings', 'plugins/gatsby-plugin-drawn-pictures/src'];

export const onPreInit: GatsbyNode['onPreInit'] = ({ store }) => {
  if (process.env.NODE_ENV === 'development') return;
  const project = store.getState().program.directory;
  whenChecked(async (entries) => {
    await writeCards(
      wantedCards(entries),
      path.join(project, GENERATED_CARDS),
      path.join(project, PICTURE_FOLDER),
      codeDigest(...DRAWING_CODE.map((folder) => path.join(project, folder))),
    );
  });
};

/**
 * Makes `to` hold the cards of `from` and nothing else, as hard links where the disk knows them:
 * thousands of cards take no room then. Cards are replaced whole (`updateFiles`), never written into,
 * so that no change reaches what is published.
 */
export function publishCards(from: string, to: string): void {
  fs.rmSync(to, { recursive: true, force: true });
  fs.mkdirSync(to, { recursive: true });
  for (const file of fs.readdirSync(from).filter((name) => CARD_FILE.test(name))) {
    try {
      fs.linkSync(path.join(from, file), path.join(to, file));
    } catch {
      fs.copyFileSync(path.join(from, file), path.join(to, file));
    }
  }
}

export const onPostBuild: GatsbyNode['onPostBuild'] = ({ store }) => {
  const project = store.getState().program.directory;
  publishCards(path.join(project, GENERATED_CARDS), path.join(project, 'public', CARD_FOLDER));
};
