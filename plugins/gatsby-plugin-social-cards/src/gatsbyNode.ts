import type { GatsbyNode } from 'gatsby';
import { PICTURE_FOLDER } from '../../../src/content/model/pictureFields';
import { CARD_FOLDER } from '../../../src/content/text/card';
import { lastCheck } from '../../gatsby-plugin-content-check';
import { inProject } from '../../shared/generatedFiles';
import { GENERATED_CARDS, publishCards, writeCards } from './cardFiles';
import { wantedCards } from './wantedCards';

/**
 * Draws the cards that have changed; none in develop. Before the bootstrap, because drawing leaves much garbage, which
 * V8 would let grow to gigabytes once Gatsby's pages are in memory.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async () => {
  if (process.env.NODE_ENV === 'development') return;
  const wanted = wantedCards(lastCheck().entries);
  await writeCards(wanted, inProject(GENERATED_CARDS), inProject(PICTURE_FOLDER));
};

export const onPostBuild: GatsbyNode['onPostBuild'] = () =>
  publishCards(inProject(GENERATED_CARDS), inProject('public', CARD_FOLDER));
