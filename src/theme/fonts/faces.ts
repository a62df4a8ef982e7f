/**
 * The format of a language's faces.json, from which `npm run generate fonts` makes the folder's files and
 * ../fontFaces.ts the CSS. To add a language, add a folder.
 */
import type { TypeStyle } from '../type';

/** The language whose fonts all pages use, at least for names, digits and spaces. */
export const COMMON = 'en';

/** A file beside faces.json. */
export interface FontFile {
  file: string;
  /** The font in node_modules that it is a subset of. */
  from: string;
  /**
   * Weights or ranges, in the syntax of `font-weight`. Files of a family that share a weight need the same ranges,
   * because browsers use only one range for a piece of text.
   */
  weights: string[];
  /** The characters in the file, if not the language's. */
  characters?: string;
  /** OpenType features to keep, by default all: some make letters look like others. */
  features?: string[];
  /** True for what the first screen needs. Other files are swapped in when they come. */
  isPreloaded?: boolean;
}

/** A face made from a local font, adjusted to the widths of the font that it replaces. */
interface Fallback {
  name: string;
  weight: string;
  local: string[];
  /** The width of the site's texts in the font, divided by their width in the local one. */
  sizeAdjust: number;
}

export interface FontFamily {
  name: string;
  /** Like `descent`, relative to the font size. */
  ascent: number;
  descent: number;
  files: FontFile[];
  fallbacks: Fallback[];
  /** Families that some visitors have installed, after the fallbacks. */
  installed?: string[];
}

/** A language's changes to the type styles in ../tokens.ts. */
export interface LanguageType {
  /** Line heights of headings and labels, and of running text. */
  lines: { tight: number; text: number };
  /** Sizes of type styles: a length, or a percentage of the style's default. */
  sizes: Partial<Record<TypeStyle, string>>;
}

export interface Faces {
  /** The characters in the files, in the syntax of `unicode-range`. */
  characters: string;
  /** True if letters join: the files keep their ligatures, and letter spacing is off (CSS Text 4, 8.2). */
  isJoined: boolean;
  /** The `font-display` of the preloaded files. */
  loading: string;
  families: { display: FontFamily; text: FontFamily };
  type?: LanguageType;
}

export interface LanguageFonts {
  faces: Faces;
  addresses: Readonly<Record<string, string>>;
}
