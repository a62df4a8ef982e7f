/** The photographs, logos and PDFs that content names, brought to Gatsby. */
import fs from 'node:fs';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import sharp from 'sharp';
import type { Entry } from '../../../src/content/entries';
import { fieldOf } from '../../../src/content/introspect';
import { kindNamed } from '../../../src/content/kinds';
import { mapContent } from '../../../src/content/mapContent';
import { type Image, NO_PICTURES, type PictureIndex } from '../../../src/content/pictures';
import { PICTURE_FOLDER } from '../../../src/content/sharedFields';
import { readSvg } from '../../gatsby-plugin-content-check';
import { fingerprint, updateFiles } from '../../generatedFiles';
import { publishedDrawings } from './drawings';

/** Gatsby's sources of pictures, relative to the project; gatsby-config.ts names the folder above them. */
const PHOTOGRAPHS = '.generated/pictures/photographs';
const LOGOS = '.generated/pictures/logos';
const DOCUMENTS = '.generated/pictures/documents';

/** The names of the files in the folder of pictures that content names. */
function namedFiles(entries: readonly Entry[]) {
  const photographs = new Set<string>();
  const logos = new Set<string>();
  const documents = new Set<string>();
  for (const { kind, content } of entries) {
    mapContent(fieldOf(kindNamed(kind).schema), content, (value, { file }) => {
      if (!file || typeof value !== 'string') return;
      const isDocument = /\.pdf$/i.test(value);
      (isDocument ? documents : file.isLogo ? logos : photographs).add(value);
    });
  }
  return { photographs, logos, documents };
}

/** JPEG's own default would be seen twice: what this makes is encoded again for each width. */
const UPRIGHT_QUALITY = 95;

/** A photograph as its camera was held (EXIF orientation): Gatsby takes width and height as they are stored. */
async function upright(content: Buffer): Promise<Buffer> {
  const image = sharp(content, { failOn: 'error' });
  const { orientation = 1 } = await image.metadata();
  if (orientation === 1) return content;
  return image.rotate().keepIccProfile().jpeg({ quality: UPRIGHT_QUALITY }).toBuffer();
}

/**
 * Makes the folders of Gatsby's sources hold the named files and no others.
 * @throws Error with the file's name for one that is no picture
 */
export async function preparePictures(entries: readonly Entry[], project: string): Promise<void> {
  const { photographs, logos, documents } = namedFiles(entries);
  const fill = (names: ReadonlySet<string>, folder: string, make: typeof upright) =>
    updateFiles(
      [...names].map((file) => {
        const content = fs.readFileSync(path.join(project, PICTURE_FOLDER, file));
        return {
          file,
          fingerprint: fingerprint(content),
          make: () =>
            make(content).catch((error: unknown) => {
              const why = error instanceof Error ? error.message : String(error);
              throw new Error(`${PICTURE_FOLDER}/${file} cannot be read as a picture: ${why}`);
            }),
        };
      }),
      path.join(project, folder),
      () => true,
    );
  await fill(photographs, PHOTOGRAPHS, upright);
  const asItIs = async (content: Buffer) => content;
  await fill(logos, LOGOS, asItIs);
  await fill(documents, DOCUMENTS, asItIs);
}

/** Widths for screens of one to three device pixels; as wide as its place, from a card to the whole window. */
const QUERY = `
  query OwnPictures {
    photographs: allFile(filter: { relativeDirectory: { eq: "photographs" } }) {
      nodes {
        base
        childImageSharp {
          gatsbyImageData(
            layout: FULL_WIDTH
            breakpoints: [360, 740, 1200, 1600]
            formats: [AVIF, WEBP]
            placeholder: NONE
          )
        }
      }
    }
    drawnLogos: allFile(filter: { relativeDirectory: { eq: "logos" }, extension: { eq: "svg" } }) {
      nodes {
        base
        absolutePath
        publicURL
      }
    }
    documents: allFile(filter: { relativeDirectory: { eq: "documents" } }) {
      nodes {
        base
        publicURL
      }
    }
    logos: allFile(filter: { relativeDirectory: { eq: "logos" }, extension: { ne: "svg" } }) {
      nodes {
        base
        childImageSharp {
          gatsbyImageData(layout: FIXED, height: 60, formats: [WEBP, AUTO], placeholder: NONE)
        }
      }
    }
  }
`;

interface PictureFile {
  base: string;
  childImageSharp: { gatsbyImageData: IGatsbyImageData } | null;
}

interface OwnPictures {
  photographs: { nodes: PictureFile[] };
  logos: { nodes: PictureFile[] };
  documents: { nodes: { base: string; publicURL: string }[] };
  drawnLogos: { nodes: { base: string; absolutePath: string; publicURL: string }[] };
}

/** Of a picture as wide as its place gatsby-plugin-image gives a width of 1: HTML knows whole numbers only. */
const PIXELS = 1000;

function imageOf({ base, childImageSharp }: PictureFile): [string, Image][] {
  const { width, height, images } = childImageSharp?.gatsbyImageData ?? {};
  if (!width || !height || !images?.fallback) return [];
  const scale = width === 1 ? PIXELS : 1;
  const { src, srcSet } = images.fallback;
  return [
    [
      base,
      {
        ...{ src, srcSet, width: width * scale, height: Math.round(height * scale) },
        sources: (images.sources ?? []).map((source) => ({
          type: source.type ?? '',
          srcSet: source.srcSet ?? '',
        })),
      },
    ],
  ];
}

function drawnLogo({ base, absolutePath, publicURL }: OwnPictures['drawnLogos']['nodes'][number]) {
  const { width = 0, height = 0 } = readSvg(fs.readFileSync(absolutePath));
  return [
    base,
    { src: publicURL, width: Math.round(width), height: Math.round(height) },
  ] satisfies [string, Image];
}

let current = NO_PICTURES;

/** The pictures of the pages as they are now. */
export const currentPictures = (): PictureIndex => current;

/**
 * Where pages find all pictures. Gatsby encodes the photographs that are asked for.
 * @param graphql of `createPages`
 * @throws Error where Gatsby cannot read a picture
 */
export async function readPictureIndex(graphql: CreatePagesArgs['graphql']): Promise<PictureIndex> {
  const { data, errors } = await graphql<OwnPictures>(QUERY);
  if (!data) throw new Error(`The pictures could not be read. ${String(errors)}`);
  current = {
    drawings: publishedDrawings(),
    photographs: Object.fromEntries(data.photographs.nodes.flatMap(imageOf)),
    logos: Object.fromEntries([
      ...data.logos.nodes.flatMap(imageOf),
      ...data.drawnLogos.nodes.map(drawnLogo),
    ]),
    documents: Object.fromEntries(
      data.documents.nodes.map(({ base, publicURL }) => [base, publicURL]),
    ),
  };
  return current;
}
