/** Reads the facts about a picture that the check needs. The caller brings the decoder: sharp, or the browser. */
import { readSvg, type SvgFacts } from '../../../../shared/svg/readSvg';

/** Facts about a picture's file, serialisable as JSON; some only of an SVG. */
export interface PictureFacts extends SvgFacts {
  bytes: number;
  unreadable?: string;
  /** True if all visible pixels are light. */
  isLight?: boolean;
  /** In an SVG with shapes: true if none of them is visible. */
  isBlank?: boolean;
}

/** Both functions reject for a picture that they cannot decode. */
export interface Decoder {
  /** The size as displayed, after EXIF orientation. */
  sizeOf: (content: Uint8Array) => Promise<{ width: number; height: number }>;
  /** Decodes the whole picture, and returns it at most `THUMBNAIL` pixels wide and high, as RGBA. */
  pixelsOf: (content: Uint8Array, type: string) => Promise<Uint8Array | Uint8ClampedArray>;
}

/** In pixels. */
export const THUMBNAIL = 128;

/** sharp's limit: 0x3FFF by 0x3FFF. */
export const MOST_PIXELS = 0x3fff ** 2;

type Signature = readonly [begins: RegExp, type: string];

/** The first bytes of the types that can be shown. */
const SHOWN: readonly Signature[] = [
  [/^\x89PNG\r\n.\n/, 'PNG'],
  [/^\xff\xd8/, 'JPEG'],
  [/^RIFF[^]{4}WEBP/, 'WebP'],
  [/^[^]{4}ftyp[^]*avi[fs]/, 'AVIF'],
];

/** Those of types that people often supply instead. */
const NOT_SHOWN: readonly Signature[] = [
  [/^[^]{4}ftyp(?:hei|hev|mif|msf)/, 'HEIC'],
  [/^GIF8/, 'GIF'],
  [/^%PDF/, 'PDF'],
];

const LIGHT = 0xe0;

/** Fainter than this, nobody sees a pixel. */
const VISIBLE = 0x10;

const isBlank = (pixels: Uint8Array | Uint8ClampedArray): boolean =>
  pixels.every((value, at) => at % 4 !== 3 || value < VISIBLE);

function isLight(pixels: Uint8Array | Uint8ClampedArray): boolean {
  let isSeen = false;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < 0x80) continue;
    isSeen = true;
    if (Math.min(red, green, blue) < LIGHT) return false;
  }
  return isSeen;
}

/** Never draws an SVG with forbidden content. */
async function svgFacts(content: Uint8Array, { pixelsOf }: Decoder) {
  const facts = readSvg(content);
  if (!facts.width || !facts.height || facts.isBroken || facts.foreign) return facts;
  try {
    const pixels = await pixelsOf(content, 'SVG');
    return { ...facts, isLight: isLight(pixels), isBlank: facts.hasShapes && isBlank(pixels) };
  } catch {
    return { ...facts, foreign: 'something that cannot be drawn' };
  }
}

async function pixelFacts(content: Uint8Array, type: string, { sizeOf, pixelsOf }: Decoder) {
  try {
    const { width, height } = await sizeOf(content);
    if (width * height > MOST_PIXELS) return { width, height };
    return { width, height, isLight: isLight(await pixelsOf(content, type)) };
  } catch {
    return { isBroken: true };
  }
}

/** ISO 32000-1, 7.5.5: a PDF ends with this line; some programs append a few bytes. */
const isWholePdf = (content: Uint8Array): boolean =>
  String.fromCharCode(...content.subarray(-1024)).includes('%%EOF');

/** Reads the facts about a picture. Never rejects because of its content. */
export async function readPicture(content: Uint8Array, decoder: Decoder): Promise<PictureFacts> {
  const bytes = content.length;
  const beginning = String.fromCharCode(...content.subarray(0, 64));
  const typeIn = (signatures: readonly Signature[]): string | undefined =>
    signatures.find(([begins]) => begins.test(beginning))?.[1];
  const shown = typeIn(SHOWN);
  if (shown !== undefined) {
    return { bytes, type: shown, ...(await pixelFacts(content, shown, decoder)) };
  }
  const other = typeIn(NOT_SHOWN);
  if (other === 'PDF') return { bytes, type: other, isBroken: !isWholePdf(content) };
  if (other !== undefined) return { bytes, type: other };
  return { bytes, ...(await svgFacts(content, decoder)) };
}
