import type { GatsbyNode } from 'gatsby';
import { PICTURE_FOLDER } from '../../../src/content/model/pictureFields';
import { CARD_FOLDER } from '../../../src/content/text/cardPath';
import { lastCheck } from '../../gatsby-plugin-content-check';
import { inProject } from '../../shared/generatedFiles';
import { GENERATED_CARDS, publishCards, writeCards } from './cardFiles';
import { wantedCards } from './wantedCards';

/** Draws the cards that have changed, and publishes all. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async () => {
  const folder = inProject(GENERATED_CARDS);
  await writeCards(wantedCards(lastCheck().entries), folder, inProject(PICTURE_FOLDER));
  publishCards(folder, inProject('public', CARD_FOLDER));
};
