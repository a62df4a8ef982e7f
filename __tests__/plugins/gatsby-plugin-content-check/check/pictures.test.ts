/** @jest-environment node */
import sharp from 'sharp';
import { readPicture } from '../../../../plugins/gatsby-plugin-content-check/src/check/readPicture';
import { problemsAfter } from '../../../support/contentCheck';

const blank = (width = 1300, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: '#f60' } });

/** What the check says of a story whose picture is this file. */
const reportOn = (name: string, content: Uint8Array): string[] =>
  problemsAfter('order: 900', `order: 900\npicture:\n  file: ${name}\n  alt: A desk`, {
    picturesIn: () => [name],
    pictureAt: (asked) => (asked === name ? readPicture(content) : undefined),
  });

const FORMATS = [
  ['desk.jpg', () => blank().jpeg()],
  ['desk.webp', () => blank().webp()],
  ['desk.avif', () => blank().avif({ effort: 0 })],
] as const;

it.each(FORMATS)(
  '%s is right where it is whole, and refused where a part is missing',
  async (name, made) => {
    const whole = await made().toBuffer();
    const { width, height } = readPicture(whole);
    expect([width, height]).toEqual([1300, 900]);
    expect(reportOn(name, whole)).toEqual([]);
    const said = [
      expect.stringMatching(
        /^5:9: error: "File" \(picture › file\) names ".*", which is cut off: .* Copy the file again/,
      ),
    ];
    for (const length of [whole.length - 30, Math.floor(whole.length / 2)]) {
      expect(reportOn(name, whole.subarray(0, length))).toEqual(said);
    }
  },
);

it('a JPEG whose second half has been lost on the way, and is zeros, is refused', async () => {
  const whole = await blank().jpeg().toBuffer();
  whole.fill(0, Math.floor(whole.length / 2));
  expect(reportOn('desk.jpg', whole)).toEqual([expect.stringContaining('which is cut off')]);
});

it.each([
  ['is empty: the file has 0 bytes.', 'desk.jpg', Buffer.alloc(0)],
  ['is no picture, whatever its name says.', 'desk.jpg', Buffer.from('<!doctype html><p>Sign in')],
  ['is no picture, whatever its name says.', 'desk.png', Buffer.from('version https://git-lfs')],
  ['is a GIF file, whatever its name says.', 'desk.jpg', Buffer.from('GIF89a'.repeat(9))],
])('a file that %s is refused by its field: %s', (says, name, content) => {
  expect(reportOn(name, content)).toEqual([
    expect.stringContaining(`5:9: error: "File" (picture › file) names "${name}", which ${says}`),
  ]);
});

it('a JPEG by the name of a PNG is refused with the name to give it', async () => {
  expect(reportOn('desk.png', await blank().jpeg().toBuffer())).toEqual([
    expect.stringContaining('is a JPEG, whatever its name says. Name the file "desk.jpg", here'),
  ]);
});

it('a picture that is too small is advised against, and one that nothing opens is refused', async () => {
  expect(reportOn('desk.jpg', await blank(400, 300).jpeg().toBuffer())).toEqual([
    expect.stringContaining(
      '5:9: warning: "File" (picture › file) names "desk.jpg", which is 400 pixels wide. Save it with at least 1200, or visitors see it blurred.',
    ),
  ]);
  const huge = await blank().png().toBuffer();
  huge.writeUInt32BE(20_000, 16);
  huge.writeUInt32BE(20_000, 20);
  expect(reportOn('desk.png', huge)).toEqual([
    expect.stringContaining('has 20000 by 20000 pixels, which no program here opens.'),
  ]);
});
