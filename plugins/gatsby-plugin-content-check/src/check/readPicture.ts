/** Reads the facts about a picture that the check needs. The caller brings the decoder: sharp, or the browser. */
import { readSvg } from './readSvg';

/** Facts about a picture's file, serialisable as JSON. */
export interface PictureFacts {
  bytes: number;
  /** The type judging by the content, not the name; undefined if it is not a picture at all. */
  type?: string;
  /** In pixels, as displayed; undefined if the file does not state it. */
  width?: number;
  height?: number;
  isBroken?: boolean;
  unreadable?: string;
  /** In an SVG: the first forbidden item, as a noun phrase to be put into the message. */
  foreign?: string;
  /** True if all visible pixels are light. */
  isLight?: boolean;
  /** In an SVG: true if it has shapes. */
  hasShapes?: boolean;
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

/** The first bytes of the types that can be shown, and of those that people often supply instead. */
const SIGNATURES: readonly (readonly [begins: RegExp, type: string, isShown?: true])[] = [
  [/^\x89PNG\r\n.\n/, 'PNG', true],
  [/^\xff\xd8/, 'JPEG', true],
  [/^RIFF[^]{4}WEBP/, 'WebP', true],
  [/^[^]{4}ftyp[^]*avi[fs]/, 'AVIF', true],
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
async function openSvg(content: Uint8Array, { pixelsOf }: Decoder) {
  const facts = readSvg(content);
  if (!facts.width || !facts.height || facts.isBroken || facts.foreign) return facts;
  try {
    const pixels = await pixelsOf(content, 'SVG');
    return { ...facts, isLight: isLight(pixels), isBlank: facts.hasShapes && isBlank(pixels) };
  } catch {
    return { ...facts, foreign: 'something that cannot be drawn' };
  }
}

/** ISO 32000-1, 7.5.5: a PDF ends with this line; some programs append a few bytes. */
const isWholePdf = (content: Uint8Array): boolean =>
  String.fromCharCode(...content.subarray(-1024)).includes('%%EOF');

/** Reads the facts about a picture. Never rejects because of its content. */
export async function readPicture(content: Uint8Array, decoder: Decoder): Promise<PictureFacts> {
  const bytes = content.length;
  const beginning = String.fromCharCode(...content.subarray(0, 64));
  const [, type, isShown] = SIGNATURES.find(([begins]) => begins.test(beginning)) ?? [];
  if (type === undefined) return { bytes, ...(await openSvg(content, decoder)) };
  if (type === 'PDF') return { bytes, type, isBroken: !isWholePdf(content) };
  if (!isShown) return { bytes, type };
  try {
    const { width, height } = await decoder.sizeOf(content);
    if (width * height > MOST_PIXELS) return { bytes, type, width, height };
    return { bytes, type, width, height, isLight: isLight(await decoder.pixelsOf(content, type)) };
  } catch {
    return { bytes, type, isBroken: true };
  }
}
