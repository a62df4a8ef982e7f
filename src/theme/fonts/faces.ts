/** A language's faces.json: `npm run generate fonts` cuts the folder's files from packages by it, and the pages' CSS
 * follows it (../fontFaces.ts). A further language is a further folder. */
import type { TypeStyle } from '../type';

/** The language whose fonts serve all pages: names, digits and spaces are set in them everywhere. */
export const COMMON = 'en';

/** A file beside faces.json. */
export interface FontFile {
  file: string;
  /** The font that it is cut from, in node_modules. */
  from: string;
  /** Weights or ranges, as `font-weight` states them. Files of a family that share a weight need the same
   * ranges: browsers take a text's weight from one range alone. */
  weights: string[];
  /** Where the file holds others than the language's `characters`. */
  characters?: string;
  /** False where the outlines do without the hints, which cost bytes. */
  isHinted?: boolean;
  /** OpenType features that stay, where not all do: some draw letters that read as others. */
  features?: string[];
  isPreloaded?: boolean;
}

/** A face made of a font that visitors may have, with the widths of the font that it stands in for. */
interface Fallback {
  name: string;
  weight: string;
  local: string[];
  /** Width of the site's own texts in the font, divided by their width in the local one. */
  sizeAdjust: number;
}

export interface FontFamily {
  name: string;
  /** Of the font, per unit of its size. */
  ascent: number;
  descent: number;
  files: FontFile[];
  fallbacks: Fallback[];
  /** Families that some visitors have, after the fallbacks. */
  installed?: string[];
}

/** Where the type of a language differs from the styles in ../tokens.ts. */
export interface LanguageType {
  /** Line heights of headings and labels, and of running text. */
  lines: { tight: number; text: number };
  /** Of type styles, by name: a size, or percent of the style's own. */
  sizes: Partial<Record<TypeStyle, string>>;
}

export interface Faces {
  /** What the files hold, as `unicode-range` has it. */
  characters: string;
  /** True where letters join: ligatures stay in the files, and nothing is tracked (CSS Text 4, 8.2). */
  isJoined: boolean;
  /** `font-display`. */
  loading: string;
  families: { display: FontFamily; text: FontFamily };
  type?: LanguageType;
}

/** A language's fonts as webpack knows them. */
export interface LanguageFonts {
  faces: Faces;
  /** Addresses of the files, by their names. */
  addresses: Readonly<Record<string, string>>;
}
