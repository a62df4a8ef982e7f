/** Draws the pictures of the pages, and passes the photographs and logos of the content to Gatsby. */
import type { GatsbyNode } from 'gatsby';
import { whenChecked } from '../../gatsby-plugin-content-check';
import { inProject } from '../../generatedFiles';
import { publishDrawings } from './drawings';
import { preparePictures } from './ownPictures';
import { wantedPictures } from './wantedPictures';

export const onPreInit: GatsbyNode['onPreInit'] = () =>
  whenChecked(async (entries) => {
    publishDrawings(wantedPictures(entries), inProject());
    await preparePictures(entries, inProject(), process.env.NODE_ENV !== 'production');
  });
