/** Draws the cards and publishes them. */
import * as path from 'path';
import type { GatsbyNode } from 'gatsby';
import { CARD_FOLDER } from '../../../src/content/cardPath';
import { PICTURE_FOLDER } from '../../../src/content/sharedFields';
import { whenChecked } from '../../gatsby-plugin-content-check';
import { codeDigest } from '../../generatedFiles';
import { GENERATED_CARDS, publishCards, writeCards } from './cardFiles';
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

export const onPostBuild: GatsbyNode['onPostBuild'] = ({ store }) => {
  const project = store.getState().program.directory;
  publishCards(path.join(project, GENERATED_CARDS), path.join(project, 'public', CARD_FOLDER));
};
