/** @jest-environment node */
import sharp from 'sharp';
import { pictureFileName } from '../../../plugins/gatsby-plugin-drawn-pictures/src/pictureFiles';
import { pictureResolvers } from '../../../plugins/gatsby-plugin-drawn-pictures/src/pictureResolvers';
import { GENERATED_PICTURES } from '../../../plugins/gatsby-plugin-drawn-pictures/src/wantedPictures';
import { PICTURE_FOLDER } from '../../../src/content/sharedFields';
import { entryOf } from '../../support/entries';
import { folderForEach } from '../../support/folder';
import { svgOf } from '../../support/logos';

describe('the pictures of a page', () => {
  const resolvers = pictureResolvers();

  const project = folderForEach();
  beforeEach(() => void jest.spyOn(process, 'cwd').mockReturnValue(project.at()));
  afterEach(() => jest.restoreAllMocks());

  const write = (file: string, content?: string | Uint8Array) => {
    project.write(file, content);
    return file;
  };

  /** What a field finds: the paths of files. */
  const found = (type: string, field: string, source: unknown) =>
    Object(resolvers[type])[field].resolve(
      source,
      {},
      {
        nodeModel: {
          findOne: ({ query }: { query: { filter: { absolutePath: { eq: string } } } }) =>
            query.filter.absolutePath.eq.slice(project.at().length + 1),
        },
      },
    );

  /** The source of a page's pictures, which depends on what its file says. */
  const sourceOf = (picture?: object) =>
    Object(resolvers.Service).pictures.resolve({
      ...entryOf('services').content,
      ...(picture && { picture }),
      id: 'risk',
      language: 'en',
      internal: { type: 'Service' },
    });

  it('is the editor’s own photograph, for both themes and in words', async () => {
    const own = sourceOf({ file: 'quay.jpg', alt: 'A quay' });
    const light = write(`${PICTURE_FOLDER}/quay.jpg`);
    expect(own.alt).toBe('A quay');
    expect(await found('Pictures', 'hero', own)).toEqual({ light, dark: null });
  });

  it('is the drawn one of its format, with its dark twin', async () => {
    const drawn = sourceOf();
    const draw = (isDark: boolean) =>
      write(`${GENERATED_PICTURES}/${pictureFileName(drawn.names[0], 'hero', isDark)}`);
    const light = draw(false);
    expect(drawn.alt).toBe('');
    expect(await found('Pictures', 'hero', drawn)).toEqual({ light, dark: null });
    const dark = draw(true);
    expect(await found('Pictures', 'hero', drawn)).toEqual({ light, dark });
  });

  it('is one that it shares with others where it has none of its own, or none at all', async () => {
    const drawn = sourceOf();
    expect(await found('Pictures', 'wide', drawn)).toBeNull();
    const name = pictureFileName(drawn.names[1], 'wide', false);
    const light = write(`${GENERATED_PICTURES}/${name}`);
    expect(await found('Pictures', 'wide', drawn)).toEqual({ light, dark: null });
  });

  it('a portrait is found as the pictures of a page are', async () => {
    const light = write(`${PICTURE_FOLDER}/sara.jpg`);
    const portrait = await found('Portrait', 'pictures', { file: 'sara.jpg', alt: 'Sara' });
    expect(portrait.alt).toBe('Sara');
    expect(await found('Pictures', 'card', portrait)).toEqual({ light, dark: null });
  });

  it('a logo is an SVG or a PNG with its size', async () => {
    const none = { width: 120, height: 40, svg: null, png: null };
    const svg = write(`${PICTURE_FOLDER}/mark.SVG`, svgOf(120.4, 39.6));
    expect(await found('Logo', 'onLight', { file: 'mark.SVG' })).toEqual({ ...none, svg });
    const red = sharp({ create: { width: 120, height: 40, channels: 3, background: 'red' } });
    const png = write(`${PICTURE_FOLDER}/mark.png`, await red.png().toBuffer());
    const both = { file: 'mark.SVG', dark: 'mark.png' };
    expect(await found('Logo', 'onDark', both)).toEqual({ ...none, png });
    expect(await found('Logo', 'onDark', { file: 'mark.SVG' })).toBeNull();
  });
});
