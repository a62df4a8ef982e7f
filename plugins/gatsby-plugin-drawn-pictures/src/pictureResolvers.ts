/** Finds the pictures of an entry. */
import * as fs from 'fs';
import * as path from 'path';
import type { Node } from 'gatsby';
import { nodeEntry, pictureOf } from '../../../src/content/entries';
import type { Kind } from '../../../src/content/kind';
import { type KindName, kinds } from '../../../src/content/kinds';
import type { ResolverContext } from '../../../src/content/resolvers';
import { LOGO, PICTURE_FOLDER, PORTRAIT } from '../../../src/content/sharedFields';
import { type PictureFormat, pictureFormats } from '../../../src/drawings/formats';
import { readLogo } from '../../gatsby-plugin-content-check';
import { sharedDrawing } from './choosePattern';
import { pictureFileName } from './pictureFiles';
import { GENERATED_PICTURES, ownPictureOf, patternWishOf, pictureName } from './wantedPictures';

const isFormat = (name: string): name is PictureFormat => name in pictureFormats;

const formatNames = Object.keys(pictureFormats).filter(isFormat);

/** The types of the fields, as SDL. */
export const pictureTypes = `
  type ThemedPicture { light: File! dark: File }
  type LogoFile { width: Int! height: Int! svg: File png: File }
  type Pictures {
    alt: String!
    ${formatNames.map((format) => `${format}: ThemedPicture`).join('\n    ')}
  }
`;

/** What the resolvers of `Pictures` need to find the files. */
interface PictureSource {
  /** Names under which the picture may be drawn: its own, and the one that it shares with others. */
  names: readonly string[];
  alt: string;
  /** File of the content person's own, which replaces the drawing. */
  ownFile: string | undefined;
}

/** The node of a file. A page whose query found none would be rebuilt whenever any file changes. */
async function fileAt(context: ResolverContext, folder: string, name: string) {
  const place = path.posix.join(process.cwd(), folder, name);
  if (!fs.existsSync(place)) return null;
  return context.nodeModel.findOne({
    type: 'File',
    query: { filter: { absolutePath: { eq: place } } },
  });
}

/** A picture in one format: the drawn file, or the content person's own. */
const pictureField = (format: PictureFormat) => ({
  resolve: async ({ names, ownFile }: PictureSource, _args: unknown, context: ResolverContext) => {
    if (ownFile !== undefined) {
      return { light: await fileAt(context, PICTURE_FOLDER, ownFile), dark: null };
    }
    for (const name of names) {
      const drawn = (isDark: boolean) =>
        fileAt(context, GENERATED_PICTURES, pictureFileName(name, format, isDark));
      const light = await drawn(false);
      if (light) return { light, dark: await drawn(true) };
    }
    return null;
  },
});

const picturesField = (kind: Kind<KindName>) => ({
  type: 'Pictures!',
  resolve: (node: Node): PictureSource => {
    const entry = nodeEntry(kind, node);
    return {
      names: [pictureName(entry), sharedDrawing(patternWishOf(entry)).slug],
      alt: pictureOf(entry)?.alt ?? '',
      ownFile: ownPictureOf(entry),
    };
  },
});

/** The photograph of a person, as the pictures of a page are. */
const portraitField = {
  type: 'Pictures!',
  resolve: (portrait: { file: string; alt: string }): PictureSource => ({
    names: [],
    alt: portrait.alt,
    ownFile: portrait.file,
  }),
};

/** The file of a logo with its size. An SVG stays as it is, a PNG is encoded like all pictures. */
async function logoFile(name: string | undefined, context: ResolverContext) {
  if (!name) return null;
  const { width = 0, height = 0 } =
    readLogo(name, fs.readFileSync(path.join(process.cwd(), PICTURE_FOLDER, name))) ?? {};
  const file = await fileAt(context, PICTURE_FOLDER, name);
  const isSvg = /\.svg$/i.test(name);
  return {
    width: Math.round(width),
    height: Math.round(height),
    svg: isSvg ? file : null,
    png: isSvg ? null : file,
  };
}

/** @param part what a content file says about a logo for this ground */
const logoField = (type: string, part: 'file' | 'dark') => ({
  type,
  resolve: (logo: { file: string; dark?: string }, _args: unknown, context: ResolverContext) =>
    logoFile(logo[part], context),
});

/** The resolvers of pictures. */
export const pictureResolvers = (): Record<string, Record<string, object>> => ({
  ...Object.fromEntries(
    kinds
      .filter(({ page }) => page?.picture)
      .map((kind) => [kind.typeName, { pictures: picturesField(kind) }]),
  ),
  Pictures: Object.fromEntries(formatNames.map((format) => [format, pictureField(format)])),
  [LOGO]: {
    onLight: logoField('LogoFile!', 'file'),
    onDark: logoField('LogoFile', 'dark'),
  },
  [PORTRAIT]: { pictures: portraitField },
});
