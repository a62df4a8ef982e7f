/** Passes the photographs and logos that the content names to Gatsby before it reads files. */
import type { GatsbyNode } from 'gatsby';
import { lastCheck } from '../../gatsby-plugin-content-check';
import { inProject } from '../../shared/generatedFiles';
import { preparePictures } from './photographs';

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = () =>
  preparePictures(lastCheck().entries, inProject());
