/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { updateFiles } from '../../plugins/generatedFiles';

it('makes all files that are wanted, however many, and keeps at most eight at work', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'generated-'));
  let atWork = 0;
  let most = 0;
  const wanted = Array.from({ length: 20 }, (_, index) => ({
    file: `${index}.txt`,
    fingerprint: '',
    make: async () => {
      atWork += 1;
      most = Math.max(most, atWork);
      await Promise.resolve();
      atWork -= 1;
      return Buffer.from('');
    },
  }));
  expect(await updateFiles(wanted, folder, () => true)).toHaveLength(20);
  expect(readdirSync(folder)).toHaveLength(21);
  expect(most).toBe(8);
  rmSync(folder, { recursive: true });
});
