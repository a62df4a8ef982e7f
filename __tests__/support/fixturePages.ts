/** The English library of the fixture site, with a drawing for every entry, a photograph and logos. */
import { pictureName, type PictureIndex } from '../../src/content/pages/pictures';
import { siteEntries } from './entries';
import { libraryOf } from './library';
import { logoOf } from './logos';
import { photograph, picturesOf } from './pictures';

const pictures: PictureIndex = {
  drawings: Object.fromEntries(
    siteEntries.map((entry) => [pictureName(entry), picturesOf(pictureName(entry))]),
  ),
  documents: { 'alert.pdf': '/alert.pdf' },
  photographs: { 'quay.jpg': photograph('quay') },
  logos: {
    'acme.svg': logoOf('acme').onLight,
    'acme-on-dark.svg': logoOf('acme-on-dark').onLight,
    'mass.png': logoOf('mass').onLight,
  },
};

export const fixtureLibrary = libraryOf(siteEntries, pictures);
