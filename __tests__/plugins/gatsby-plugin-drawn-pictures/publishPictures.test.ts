/** @jest-environment node */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { preparePictures } from '../../../plugins/gatsby-plugin-drawn-pictures/src/photographs';
import { publishPictures } from '../../../plugins/gatsby-plugin-drawn-pictures/src/publishPictures';
import { PICTURE_FOLDER } from '../../../src/content/model/pictureFields';
import { entryOf } from '../../support/entries';
import { folderForEach } from '../../support/folder';
import { svgOf } from '../../support/logos';

const project = folderForEach();
const PREPARED = '.generated/pictures';

const red = sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } });

const own = (file: string) => entryOf('services', { picture: { file, alt: 'A quay' } });

const sizeOf = async (file: string) => {
  const { width, height, orientation } = await sharp(project.at(file)).metadata();
  return { width, height, orientation };
};

describe('the pictures that content names', () => {
  it('are handed to Gatsby, photographs and logos in separate folders', async () => {
    const photograph = await red.clone().jpeg().toBuffer();
    for (const file of [`${PICTURE_FOLDER}/quay.jpg`, `${PREPARED}/photographs/gone.jpg`])
      project.write(file, photograph);
    project.write(`${PICTURE_FOLDER}/acme.svg`, svgOf());
    const company = entryOf('site', { logo: { file: 'acme.svg' }, icon: undefined });
    await preparePictures([own('quay.jpg'), company], project.at());
    expect(project.files(`${PREPARED}/photographs`)).toEqual(['manifest.json', 'quay.jpg']);
    expect(project.files(`${PREPARED}/logos`)).toEqual(['acme.svg', 'manifest.json']);
  });

  it.each([
    ['photographs', 'quay.jpg', own('quay.jpg')],
    ['logos', 'acme.png', entryOf('site', { logo: { file: 'acme.png' }, icon: undefined })],
    ['documents', 'week.pdf', entryOf('services', { sample: { file: 'week.pdf', title: 'W' } })],
  ])(
    'are handed over again when a file of the same name has other bytes (%s)',
    async (folder, name, entry) => {
      const prepared = project.at(`${PREPARED}/${folder}/${name}`);
      for (const background of ['red', 'blue']) {
        const picture = sharp({ create: { width: 40, height: 30, channels: 3, background } });
        const bytes = await picture.toFormat(name.endsWith('png') ? 'png' : 'jpeg').toBuffer();
        project.write(`${PICTURE_FOLDER}/${name}`, bytes);
        await preparePictures([entry], project.at());
        expect(readFileSync(prepared).equals(bytes)).toBe(true);
      }
    },
  );

  it('stay with the dev server, which may still encode them', async () => {
    project.write(`${PICTURE_FOLDER}/quay.jpg`, await red.clone().jpeg().toBuffer());
    await preparePictures([own('quay.jpg')], project.at());
    await preparePictures([], project.at(), true);
    expect(project.files(`${PREPARED}/photographs`)).toEqual(['manifest.json', 'quay.jpg']);
  });

  // https://github.com/gatsbyjs/gatsby/issues/30672
  it.each([3, 6, 8])(
    'stand upright as the camera was held (EXIF orientation %i)',
    async (orientation) => {
      const held = await red.clone().withMetadata({ orientation }).jpeg().toBuffer();
      project.write(`${PICTURE_FOLDER}/quay.jpg`, held);
      await preparePictures([own('quay.jpg')], project.at());
      const [width, height] = orientation === 3 ? [40, 30] : [30, 40];
      const { orientation: left = 1, ...size } = await sizeOf(`${PREPARED}/photographs/quay.jpg`);
      expect({ ...size, left }).toEqual({ width, height, left: 1 });
    },
  );
});

const data = (absolutePath: string) => ({
  photographs: {
    nodes: [
      {
        base: 'quay.jpg',
        childImageSharp: {
          gatsbyImageData: {
            ...{ layout: 'fullWidth', width: 1, height: 0.75 },
            images: {
              fallback: { src: '/q-1600.webp', srcSet: '/q-360.webp 360w, /q-1600.webp 1600w' },
              sources: [{ type: 'image/avif', srcSet: '/q-360.avif 360w' }],
            },
          },
        },
      },
      { base: 'odd.gif', childImageSharp: null },
    ],
  },
  logos: { nodes: [] },
  copied: {
    nodes: [
      { base: 'week.pdf', absolutePath: '/week.pdf', publicURL: '/static/1/week.pdf' },
      { base: 'mark.SVG', absolutePath, publicURL: '/static/1/mark.SVG' },
    ],
  },
});

it.each([
  ['copied before Gatsby is asked, as content may have named it since', true, ['quay.jpg']],
  ['left alone in a build, which copied it before Gatsby read files', false, []],
])('a photograph is %s', async (_title, isDevelop, copied) => {
  project.write(`${PICTURE_FOLDER}/quay.jpg`, await red.clone().jpeg().toBuffer());
  project.write('mark.SVG', svgOf());
  const found: string[] = [];
  const graphql = async () => {
    found.push(...project.files(PREPARED).filter((file) => file.endsWith('.jpg')));
    return Object({ data: data(project.at('mark.SVG')) });
  };
  await publishPictures([own('quay.jpg')], graphql, project.at(), isDevelop);
  expect(found.map((file) => file.replace(/.*\//, ''))).toEqual(copied);
});

it('the index has the widths of photographs, the size of logos and the address of PDFs', async () => {
  project.write('mark.SVG', svgOf(120.4, 39.6));
  const graphql = async () => Object({ data: data(project.at('mark.SVG')) });
  const index = await publishPictures([], graphql, project.at());
  expect(index.photographs).toEqual({
    'quay.jpg': {
      ...{ src: '/q-1600.webp', srcSet: '/q-360.webp 360w, /q-1600.webp 1600w' },
      ...{ width: 1000, height: 750 },
      sources: [{ type: 'image/avif', srcSet: '/q-360.avif 360w' }],
    },
  });
  expect(index.logos).toEqual({
    'mark.SVG': { src: '/static/1/mark.SVG', width: 120, height: 40 },
  });
  expect(index.documents).toEqual({ 'week.pdf': '/static/1/week.pdf' });
});
