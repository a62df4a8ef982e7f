/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cutFont, filesOf, languageFolders } from '../../scripts/lib/site/fonts';

test.each(languageFolders())(
  'the files in "$language" match faces.json',
  async ({ folder, faces }) => {
    for (const file of filesOf(faces)) {
      const part = await cutFont(faces, file);
      const isSame = part.equals(readFileSync(path.join(folder, file.file)));
      expect([file.file, isSame]).toEqual([file.file, true]);
    }
  },
);
