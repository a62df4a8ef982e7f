/** @jest-environment node */
import type { Node } from 'gatsby';
import { imageDataField } from '../../../plugins/gatsby-plugin-drawn-pictures/src/pictureResolvers';

const picture = (contentDigest: string): Node => ({
  id: 'quay',
  parent: null,
  children: [],
  internal: { contentDigest, type: 'ImageSharp', owner: 'gatsby-transformer-sharp' },
});

/** What gatsby-plugin-image is asked, and how it answers each time. */
function ask(originalResolver: () => Promise<unknown>) {
  return (contentDigest: string, args: object = {}) =>
    imageDataField.resolve(picture(contentDigest), args, {}, { originalResolver });
}

it('a picture is worked out once for all pages that show it in the same way', async () => {
  const answer = jest.fn(() => Promise.resolve({}));
  const shown = ask(answer);
  expect(await shown('1')).toBe(await shown('1'));
  expect(answer).toHaveBeenCalledTimes(1);
  await shown('1', { width: 100 });
  await shown('changed');
  expect(answer).toHaveBeenCalledTimes(3);
});

it('a picture that could not be read is read again when it is asked for again', async () => {
  const answer = jest.fn().mockRejectedValueOnce(new Error('half written')).mockResolvedValue('it');
  const shown = ask(answer);
  await expect(shown('half')).rejects.toThrow('half written');
  expect(await shown('half')).toBe('it');
});
