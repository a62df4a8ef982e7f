/** Draws the cards and publishes them. */
import * as path from 'path';
import type { GatsbyNode } from 'gatsby';
import { CARD_FOLDER } from '../../../src/content/cardPath';
import { PICTURE_FOLDER } from '../../../src/content/sharedFields';
import { whenChecked } from '../../gatsby-plugin-content-check';
import { GENERATED_CARDS, publishCards, writeCards } from './cardFiles';
import { wantedCards } from './wantedCards';

export const onPreInit: GatsbyNode['onPreInit'] = ({ store }) => {
  if (process.env.NODE_ENV === 'development') return;
  const project = store.getState().program.directory;
  whenChecked(async (entries) => {
    await writeCards(
      wantedCards(entries),
      path.join(project, GENERATED_CARDS),
      path.join(project, PICTURE_FOLDER),
    );
  });
};

export const onPostBuild: GatsbyNode['onPostBuild'] = ({ store }) => {
  const project = store.getState().program.directory;
  publishCards(path.join(project, GENERATED_CARDS), path.join(project, 'public', CARD_FOLDER));
};
