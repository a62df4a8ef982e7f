/** Logos as the pages show them: what a file's `logo` becomes in a page's data. */
import type { IGatsbyImageData } from 'gatsby-plugin-image';

/** One file of a logo: the address of an SVG, or a PNG in the sizes that screens need. */
export interface LogoFile {
  width: number;
  height: number;
  svg: { publicURL: string } | null;
  png: { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null } | null;
}

/** A logo; the GraphQL fragment is LogoContent. */
export interface ShownLogo {
  /** What the file is made for, where there is one file only; light where it does not say. */
  ground?: 'light' | 'dark' | 'both' | null;
  onLight: LogoFile;
  /** The file for the dark theme. */
  onDark: LogoFile | null;
}
