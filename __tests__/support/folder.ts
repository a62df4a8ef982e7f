import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { filesBelow } from '../../plugins/shared/generatedFiles';

export function folderForEach() {
  let folder: string;
  const at = (file = '') => join(folder, file);
  beforeEach(() => {
    folder = fs.mkdtempSync(join(tmpdir(), 'test-'));
  });
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));
  return {
    at,
    files: (below = '') => filesBelow(at(below)),
    has: (file: string) => fs.existsSync(at(file)),
    read: (file: string) => fs.readFileSync(at(file), 'utf8'),
    remove: (file = '') => fs.rmSync(at(file), { recursive: true }),
    write(file: string, content: string | Uint8Array = '') {
      fs.mkdirSync(dirname(at(file)), { recursive: true });
      fs.writeFileSync(at(file), content);
    },
  };
}
