/** Passes the photographs, logos and PDFs of the content to Gatsby, and reads their addresses back. */
import fs from 'node:fs';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { kindNamed } from '../../../src/content/kinds';
import { fieldOf } from '../../../src/content/model/introspect';
import { mapContent } from '../../../src/content/model/mapContent';
import { PICTURE_FOLDER } from '../../../src/content/model/pictureFields';
import type { Entry } from '../../../src/content/pages/entries';
import type { PictureIndex } from '../../../src/content/pages/pictures';
import type { Image } from '../../../src/content/text/images';
import { readSvg } from '../../gatsby-plugin-content-check';
import { fingerprint, inProject, updateFiles } from '../../shared/generatedFiles';
import sharp from '../../shared/pictureDecoder';
import { publishDrawings } from './drawings';
import { wantedPictures } from './wantedPictures';

/** Relative to the project; gatsby-config.ts gives it to gatsby-source-filesystem. */
const SOURCES = '.generated/pictures';

const isDocument = (name: string): boolean => /\.pdf$/i.test(name);

/** Returns the names of the content's files, by the folders that QUERY reads. */
function namedFiles(entries: readonly Entry[]) {
  const photographs = new Set<string>();
  const logos = new Set<string>();
  const documents = new Set<string>();
  const setFor = (name: string, isLogo: boolean | undefined) => {
    if (isDocument(name)) return documents;
    return isLogo ? logos : photographs;
  };
  for (const { kind, content } of entries) {
    mapContent(fieldOf(kindNamed(kind).schema), content, (value, { file }) => {
      if (!file || typeof value !== 'string') return;
      setFor(value, file.isLogo).add(value);
    });
  }
  return { photographs, logos, documents };
}

/** Higher than the default: the result is encoded again for each width. */
const UPRIGHT_QUALITY = 95;

/** Applies a photograph's EXIF orientation, which Gatsby ignores when it reads width and height. */
async function upright(content: Buffer): Promise<Buffer> {
  const image = sharp(content, { failOn: 'error' });
  const { orientation = 1 } = await image.metadata();
  if (orientation === 1) return content;
  return image.rotate().keepIccProfile().jpeg({ quality: UPRIGHT_QUALITY }).toBuffer();
}

/**
 * Updates Gatsby's source folders to hold the files that the content names, which the check has opened. In develop,
 * others stay: the dev server stops if a photograph is gone when a browser first requests one of its widths.
 */
export async function preparePictures(
  entries: readonly Entry[],
  project: string,
  keepsOthers = process.env.NODE_ENV === 'development',
): Promise<void> {
  for (const [folder, names] of Object.entries(namedFiles(entries))) {
    const files = [...names].map((file) => {
      const content = fs.readFileSync(path.join(project, PICTURE_FOLDER, file));
      const make = async () => (folder === 'photographs' ? upright(content) : content);
      return { file, fingerprint: fingerprint(content), make };
    });
    await updateFiles(files, path.join(project, SOURCES, folder), keepsOthers);
  }
}

/** Photograph widths range from a card to the whole window, for pixel ratios from one to three. */
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
    copied: allFile(filter: { extension: { in: ["svg", "pdf"] } }) {
      nodes {
        base
        absolutePath
        publicURL
      }
    }
    logos: allFile(filter: { relativeDirectory: { eq: "logos" } }) {
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

interface CopiedFile {
  base: string;
  absolutePath: string;
  publicURL: string;
}

interface OwnPictures {
  photographs: { nodes: PictureFile[] };
  logos: { nodes: PictureFile[] };
  copied: { nodes: CopiedFile[] };
}

/** Replaces the width of 1 that gatsby-plugin-image gives a full-width picture: heights have to be whole numbers. */
const FULL_WIDTH = 1000;

function imageOf({ base, childImageSharp }: PictureFile): [string, Image][] {
  const { width, height, images } = childImageSharp?.gatsbyImageData ?? {};
  if (!width || !height || !images?.fallback) return [];
  const scale = width === 1 ? FULL_WIDTH : 1;
  const size = { width: width * scale, height: Math.round(height * scale) };
  const { src, srcSet } = images.fallback;
  const sources = (images.sources ?? []).map(({ type = '', srcSet = '' }) => ({ type, srcSet }));
  return [[base, { src, srcSet, ...size, sources }]];
}

function drawnLogo({ base, absolutePath, publicURL: src }: CopiedFile): [string, Image] {
  const { width = 0, height = 0 } = readSvg(fs.readFileSync(absolutePath));
  return [base, { src, width: Math.round(width), height: Math.round(height) }];
}

/**
 * Publishes the pictures of all entries, and returns their addresses.
 * @param graphql that of `createPages`
 * @throws Error if Gatsby cannot read a picture, or a drawing has no template
 */
export async function readPictureIndex(
  entries: readonly Entry[],
  graphql: CreatePagesArgs['graphql'],
  project = inProject(),
): Promise<PictureIndex> {
  // In develop, content may name a new picture; when Gatsby has read the file, it creates pages again.
  await preparePictures(entries, project);
  const { data, errors } = await graphql<OwnPictures>(QUERY);
  if (!data) throw new Error(`The pictures could not be read. ${String(errors)}`);
  const { photographs, logos, copied } = data;
  const documents = copied.nodes.filter(({ base }) => isDocument(base));
  const drawnLogos = copied.nodes.filter(({ base }) => !isDocument(base)).map(drawnLogo);
  return {
    drawings: publishDrawings(wantedPictures(entries), project),
    photographs: Object.fromEntries(photographs.nodes.flatMap(imageOf)),
    logos: Object.fromEntries([...logos.nodes.flatMap(imageOf), ...drawnLogos]),
    documents: Object.fromEntries(documents.map(({ base, publicURL }) => [base, publicURL])),
  };
}
