/** @jest-environment node */
import {
  packageLicences,
  publishFontLicences,
  publishLicence,
} from '../../../plugins/shared/licences';
import { folderForEach } from '../../support/folder';

const folder = folderForEach();

it('the licences of the fonts are published', () => {
  publishFontLicences('src/theme/fonts', folder.at());
  for (const file of ['en/LICENSE-Kufam.txt', 'ar/LICENSE-IBM-Plex-Sans-Arabic.txt']) {
    expect(folder.read(`licences/${file}`)).toContain('SIL OPEN FONT LICENSE');
  }
});

it('the licence of a package whose files do not name it is published', () => {
  publishLicence(process.cwd(), 'lucide-react', folder.at());
  expect(folder.read('licences/packages/LICENSE-lucide-react.txt')).toMatch(
    /^lucide-react\n=+\n\nISC License/,
  );
});

it('a bundle names each package that is in it once, with its licence', () => {
  const text = packageLicences(process.cwd(), [
    'src/index.ts',
    'node_modules/react/index.js',
    'node_modules/react/cjs/react.production.min.js',
    'node_modules/@sveltia/cms/npm/sveltia-cms.js',
  ]);
  expect(text.match(/^(?:react|@sveltia\/cms)\n=+$/gm)).toHaveLength(2);
  expect(text).toContain('Permission is hereby granted');
});
