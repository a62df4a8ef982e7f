/** Draws the cards and publishes them. */
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { CARD_FOLDER } from '../../../src/content/cardPath';
import { PICTURE_FOLDER } from '../../../src/content/sharedFields';
import { whenChecked } from '../../gatsby-plugin-content-check';
import { projectRoot } from '../../generatedFiles';
import { GENERATED_CARDS, publishCards, writeCards } from './cardFiles';
import { wantedCards } from './wantedCards';

export const onPreInit: GatsbyNode['onPreInit'] = () => {
  if (process.env.NODE_ENV === 'development') return;
  const project = projectRoot();
  whenChecked(async (entries) => {
    await writeCards(
      wantedCards(entries),
      path.join(project, GENERATED_CARDS),
      path.join(project, PICTURE_FOLDER),
    );
  });
};

export const onPostBuild: GatsbyNode['onPostBuild'] = () => {
  const project = projectRoot();
  publishCards(path.join(project, GENERATED_CARDS), path.join(project, 'public', CARD_FOLDER));
};
