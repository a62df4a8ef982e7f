import type { GatsbyNode } from 'gatsby';
import { CARD_FOLDER } from '../../../src/content/cardPath';
import { PICTURE_FOLDER } from '../../../src/content/sharedFields';
import { whenChecked } from '../../gatsby-plugin-content-check';
import { inProject } from '../../generatedFiles';
import { GENERATED_CARDS, publishCards, writeCards } from './cardFiles';
import { wantedCards } from './wantedCards';

/** Draws the cards that have changed, once the content is checked; none in develop. */
export const onPreInit: GatsbyNode['onPreInit'] = () => {
  if (process.env.NODE_ENV === 'development') return;
  whenChecked(async (entries) => {
    await writeCards(wantedCards(entries), inProject(GENERATED_CARDS), inProject(PICTURE_FOLDER));
  });
};

export const onPostBuild: GatsbyNode['onPostBuild'] = () =>
  publishCards(inProject(GENERATED_CARDS), inProject('public', CARD_FOLDER));
