/** Reads the addresses of the pictures and PDFs from Gatsby, and publishes the drawings. */
import fs from 'node:fs';
import type { CreatePagesArgs } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { Entry } from '../../../src/content/pages/entries';
import type { PictureIndex } from '../../../src/content/pages/pictures';
import type { Image } from '../../../src/content/text/images';
import { inProject } from '../../shared/generatedFiles';
import { readSvg } from '../../shared/svg/readSvg';
import { publishDrawings } from './drawings';
import { type Folder, isDocument, preparePictures } from './photographs';
import { wantedDrawings } from './wantedDrawings';

/** Restricts a query to folders of the source that gatsby-config.ts names "pictures". */
const within = (...folders: Folder[]): string =>
  `sourceInstanceName: { eq: "pictures" }, relativeDirectory: { in: ${JSON.stringify(folders)} }`;

/** Photograph widths range from a card to the whole window, for pixel ratios from one to three. */
const QUERY = `
  query OwnPictures {
    photographs: allFile(filter: { ${within('photographs')} }) {
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
    copied: allFile(filter: { ${within('logos', 'documents')}, extension: { in: ["svg", "pdf"] } }) {
      nodes {
        base
        absolutePath
        publicURL
      }
    }
    logos: allFile(filter: { ${within('logos')} }) {
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
 * @param isDevelop copies what the entries name before it asks Gatsby; a build has copied it in `onPreBootstrap`
 * @throws Error if Gatsby cannot read a picture, or a drawing has no template
 */
export async function publishPictures(
  entries: readonly Entry[],
  graphql: CreatePagesArgs['graphql'],
  project = inProject(),
  isDevelop = process.env.NODE_ENV === 'development',
): Promise<PictureIndex> {
  // Content may name a new picture by now; when Gatsby has read the file, it creates pages again.
  if (isDevelop) await preparePictures(entries, project);
  const { data, errors } = await graphql<OwnPictures>(QUERY);
  if (!data) throw new Error(`The pictures could not be read. ${String(errors)}`);
  const { photographs, logos, copied } = data;
  const documents = copied.nodes.filter(({ base }) => isDocument(base));
  const drawnLogos = copied.nodes.filter(({ base }) => !isDocument(base)).map(drawnLogo);
  return {
    drawings: publishDrawings(wantedDrawings(entries), project),
    photographs: Object.fromEntries(photographs.nodes.flatMap(imageOf)),
    logos: Object.fromEntries([...logos.nodes.flatMap(imageOf), ...drawnLogos]),
    documents: Object.fromEntries(documents.map(({ base, publicURL }) => [base, publicURL])),
  };
}
