/** Draws the pictures of the pages and tells Gatsby's schema where they are. */
import * as path from 'path';
import type { GatsbyNode } from 'gatsby';
import { whenChecked } from '../../gatsby-plugin-content-check';
import { installEncodingCache } from './encodingCache';
import { writePictures } from './pictureFiles';
import { pictureResolvers, pictureTypes } from './pictureResolvers';
import { GENERATED_PICTURES, wantedPictures } from './wantedPictures';

/** Where encoded pictures are kept, relative to the project. */
const ENCODED = '.generated/encoded';

/** In each of Gatsby's processes. */
export const onPluginInit: GatsbyNode['onPluginInit'] = ({ store }) => {
  installEncodingCache(path.join(store.getState().program.directory, ENCODED));
};

export const onPreInit: GatsbyNode['onPreInit'] = ({ store }) => {
  const folder = path.join(store.getState().program.directory, GENERATED_PICTURES);
  // Gatsby's server ends when a picture is removed while it is being encoded.
  const isKeeping = process.env.NODE_ENV === 'development';
  whenChecked(async (entries) => {
    await writePictures(wantedPictures(entries), folder, isKeeping);
  });
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(pictureTypes);
};

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: create }) => {
  create(pictureResolvers());
};
