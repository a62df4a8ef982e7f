/** @jest-environment node */
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { openPicture } from '../../../../../plugins/gatsby-plugin-content-check/src/check/pictures/openPictures';
import { problemsAfter } from '../../../../support/contentCheck';

const blank = (width = 1300, height = 1400) =>
  sharp({ create: { width, height, channels: 3, background: '#f60' } });

const reportOn = async (name: string, content: Buffer): Promise<string[]> =>
  problemsAfter('order: 900', `order: 900\npicture:\n  file: ${name}\n  alt: A desk`, {
    picturesIn: () => [name],
    pictures: { [name]: await openPicture(Buffer.from(content)) },
  });

const FORMATS = [
  ['desk.jpg', () => blank().jpeg()],
  ['desk.webp', () => blank().webp()],
  ['desk.avif', () => blank().avif({ effort: 0 })],
] as const;

it.each(FORMATS)(
  '%s is accepted where complete, and refused where truncated',
  async (name, made) => {
    const whole = await made().toBuffer();
    const { width = 0, height = 0 } = await openPicture(whole);
    expect([width, height].sort()).toEqual([1300, 1400]);
    expect(await reportOn(name, whole)).toEqual([]);
    const said = [
      expect.stringMatching(
        /^5:9: error: "File" \(picture › file\) names ".*", which is cut off or broken: .* Copy the file again/,
      ),
    ];
    for (const length of [whole.length - 30, Math.floor(whole.length / 2)]) {
      expect(await reportOn(name, whole.subarray(0, length))).toEqual(said);
    }
  },
);

it('a JPEG whose second half is zeros is refused', async () => {
  const damaged = await blank().jpeg().toBuffer();
  damaged.fill(0, Math.floor(damaged.length / 2));
  expect(await reportOn('desk.jpg', damaged)).toEqual([
    expect.stringContaining('which is cut off or broken'),
  ]);
});

it('a picture that is damaged in its middle is refused', async () => {
  for (const [name, made] of [
    ['desk.png', blank().png()],
    ['desk.avif', blank().avif({ effort: 0 })],
  ] as const) {
    const damaged = await made.toBuffer();
    const middle = Math.floor(damaged.length * 0.7);
    for (let at = middle; at < middle + 20; at += 1) damaged[at] = ~(damaged[at] ?? 0) & 0xff;
    expect(await reportOn(name, damaged)).toEqual([
      expect.stringContaining('which is cut off or broken: its pixels cannot be read to the end.'),
    ]);
  }
});

it.each([
  ['is empty: the file has 0 bytes.', 'desk.jpg', Buffer.alloc(0)],
  ['is no picture, whatever its name says.', 'desk.jpg', Buffer.from('<!doctype html><p>Sign in')],
  ['is no picture, whatever its name says.', 'desk.png', Buffer.from('version https://git-lfs')],
  ['is a GIF file, whatever its name says.', 'desk.jpg', Buffer.from('GIF89a'.repeat(9))],
])('a file that %s is refused by its field: %s', async (says, name, content) => {
  expect(await reportOn(name, content)).toEqual([
    expect.stringContaining(`5:9: error: "File" (picture › file) names "${name}", which ${says}`),
  ]);
});

it('a JPEG with a PNG’s name is refused, and the problem suggests the right name', async () => {
  expect(await reportOn('desk.png', await blank().jpeg().toBuffer())).toEqual([
    expect.stringContaining('is a JPEG, whatever its name says. Name the file "desk.jpg", here'),
  ]);
});

it('a small picture causes a warning, and one too large to open is refused', async () => {
  expect(await reportOn('desk.jpg', await blank(400, 300).jpeg().toBuffer())).toEqual([
    expect.stringContaining(
      '5:9: warning: "File" (picture › file) names "desk.jpg", which is 400 pixels wide. Save it with at least 1200, or visitors see it blurred.',
    ),
  ]);
  expect(await reportOn('desk.jpg', await blank(1200, 750).jpeg().toBuffer())).toEqual([]);
  const huge = await blank().png().toBuffer();
  huge.writeUInt32BE(20_000, 16);
  huge.writeUInt32BE(20_000, 20);
  huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29);
  expect(await reportOn('desk.png', huge)).toEqual([
    expect.stringContaining('has 20000 by 20000 pixels, which no program here opens.'),
  ]);
});

it('a photograph of more than 20 MB causes advice', () => {
  const facts = { bytes: 31_000_000, type: 'JPEG', width: 6000, height: 4000 };
  const said = problemsAfter(
    'order: 900',
    'order: 900\npicture:\n  file: desk.jpg\n  alt: A desk',
    { picturesIn: () => ['desk.jpg'], pictures: { 'desk.jpg': facts } },
  );
  expect(said).toEqual([
    expect.stringMatching(/^5:9: warning: .* has 31 MB, more than 20\. Save it as a JPEG/),
  ]);
});

it('a picture beside one whose name differs by capital letters is refused', () => {
  const said = problemsAfter('order: 900', 'order: 900\npicture:\n  file: a.jpg\n  alt: A desk', {
    picturesIn: () => ['A.jpg', 'a.jpg'],
  });
  expect(said).toEqual([
    expect.stringMatching(/^5:9: error: .* most disks take that file and A\.jpg for one\./),
  ]);
});

it.each(['IMG_1234', 'desk.jpg', 'DSC_0042', 'WhatsApp Image 2026-11-20 at 10.15.30', 'Untitled'])(
  'the description "%s" is the name of a file',
  (alt) => {
    const said = problemsAfter('order: 900', `order: 900\npicture:\n  file: a.jpg\n  alt: ${alt}`, {
      picturesIn: () => ['a.jpg'],
    });
    expect(said).toEqual([
      expect.stringContaining(`"${alt}", the name of a file. Say in a few words`),
    ]);
  },
);
