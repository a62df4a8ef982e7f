/** @jest-environment node */
import config from '../../../gatsby-config';
import { updateFiles, writeWhole } from '../../../plugins/shared/generatedFiles';
import { folderForEach } from '../../support/folder';

const folder = folderForEach();

const update = async (content: string, make = () => Promise.resolve(Buffer.from(content))) => {
  const wanted = { file: 'a.png', fingerprint: content, make };
  return (await updateFiles([wanted], folder.at())).length > 0;
};

it.each(['', 'who', 'Whole'])(
  'a generated file that was damaged to %j is made again',
  async (damaged) => {
    await update('whole');
    folder.write('a.png', damaged);
    expect(await update('whole')).toBe(true);
    expect(folder.read('a.png')).toBe('whole');
    expect(await update('whole')).toBe(false);
  },
);

it('an interrupted build leaves nothing behind when the edit is undone', async () => {
  await update('old');
  const interrupted = async () => {
    await writeWhole(folder.at('a.png'), 'new');
    throw new Error('interrupted');
  };
  await expect(update('new', interrupted)).rejects.toThrow('interrupted');
  await update('old');
  expect(folder.read('a.png')).toBe('old');
});

it('Gatsby ignores a picture that is still being written', async () => {
  // What stands in the way leaves it unfinished.
  folder.write('a.png/other');
  await expect(writeWhole(folder.at('a.png'), 'half')).rejects.toThrow();
  const unfinished = folder.files().find((file) => file !== 'a.png/other');
  const ignored = config.plugins?.flatMap((plugin) => {
    const options = typeof plugin === 'object' && plugin?.options;
    return options && options.name === 'pictures' ? options.ignore : [];
  });
  expect(
    ignored?.some((pattern) => pattern instanceof RegExp && pattern.test(`${unfinished}`)),
  ).toBe(true);
});
