/** Every pattern of the picture system. The type makes sure that none is missing. */
import type { PictureGenerator } from '../../../../src/content/sharedFields';
import type { Generator } from '../canvas';
import { barcode } from './barcode';
import { bars } from './bars';
import { blocks } from './blocks';
import { cells } from './cells';
import { cluster } from './cluster';
import { coaster } from './coaster';
import { dial } from './dial';
import { drape } from './drape';
import { dunes } from './dunes';
import { facets } from './facets';
import { fan } from './fan';
import { girih } from './girih';
import { guilloche } from './guilloche';
import { halftone } from './halftone';
import { interference } from './interference';
import { lattice } from './lattice';
import { links } from './links';
import { lost } from './lost';
import { pages } from './pages';
import { pearl } from './pearl';
import { repair } from './repair';
import { routes } from './routes';
import { seismo } from './seismo';
import { shelf } from './shelf';
import { strata } from './strata';
import { streams } from './streams';
import { truchet } from './truchet';

export const generators: Record<PictureGenerator, Generator> = {
  pearl,
  interference,
  bars,
  seismo,
  cluster,
  lattice,
  fan,
  repair,
  truchet,
  links,
  halftone,
  routes,
  guilloche,
  blocks,
  pages,
  barcode,
  cells,
  strata,
  coaster,
  shelf,
  facets,
  girih,
  drape,
  dial,
  streams,
  dunes,
  lost,
};
