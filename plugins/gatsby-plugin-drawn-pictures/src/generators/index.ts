/** Every pattern of the picture system, by the name that content gives it. */
import type { PictureGenerator } from '../../../../src/content/sharedFields';
import type { Generator } from '../canvas';
import * as lines from './lines';
import * as rings from './rings';
import * as tiles from './tiles';

export const generators: Record<PictureGenerator, Generator> = { ...lines, ...rings, ...tiles };
