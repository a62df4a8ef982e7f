/** @jest-environment node */
import { updateFiles } from '../../plugins/generatedFiles';
import { folderForEach } from '../support/folder';

const folder = folderForEach();

it('makes all files that are wanted, however many, and keeps at most eight at work', async () => {
  let atWork = 0;
  let most = 0;
  const make = async () => {
    atWork += 1;
    most = Math.max(most, atWork);
    await Promise.resolve();
    atWork -= 1;
    return Buffer.from('');
  };
  const wanted = Array.from({ length: 20 }, (_, index) => ({
    file: `${index}`,
    fingerprint: '',
    make,
  }));
  expect(await updateFiles(wanted, folder.at(), () => true)).toHaveLength(20);
  expect(folder.files()).toHaveLength(21);
  expect(most).toBe(8);
});
