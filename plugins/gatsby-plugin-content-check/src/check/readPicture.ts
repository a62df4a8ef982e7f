/** What the check has to know about a picture's file. Who asks brings the decoder: sharp, or the browser. */
import { readSvg } from './readSvg';

/** What a picture's file is; it can be sent to a browser as JSON. */
export interface PictureFacts {
  bytes: number;
  /** What it is, whatever its name says; undefined for what is no picture at all. */
  type?: string;
  /** In pixels, as it is shown; undefined where the file does not say it. */
  width?: number;
  height?: number;
  /** True where it cannot be opened as a whole. */
  isBroken?: boolean;
  /** Why the file cannot be read from the disk, where it cannot. */
  unreadable?: string;
  /** Of an SVG: the first thing that is not allowed there, as a sentence names it. */
  foreign?: string;
  /** True where nothing but light colours can be seen. */
  isLight?: boolean;
}

/** Opens pictures. Both functions reject for what they cannot open. */
export interface Decoder {
  /** As it is shown: turned as the camera was held. */
  sizeOf: (content: Uint8Array) => Promise<{ width: number; height: number }>;
  /** Decodes the whole picture, and returns it at most `THUMBNAIL` pixels wide and high, as RGBA. */
  pixelsOf: (content: Uint8Array, type: string) => Promise<Uint8Array | Uint8ClampedArray>;
}

export const THUMBNAIL = 128;

/** libvips opens no more: 0x3FFF by 0x3FFF. */
export const MOST_PIXELS = 0x3fff ** 2;

/** What can be shown, and what people bring instead, by its first bytes. */
const SIGNATURES: readonly (readonly [begins: RegExp, type: string, isShown?: true])[] = [
  [/^\x89PNG\r\n.\n/, 'PNG', true],
  [/^\xff\xd8/, 'JPEG', true],
  [/^RIFF[^]{4}WEBP/, 'WebP', true],
  [/^[^]{4}ftyp[^]*avi[fs]/, 'AVIF', true],
  [/^[^]{4}ftyp(?:hei|hev|mif|msf)/, 'HEIC'],
  [/^GIF8/, 'GIF'],
  [/^(?:II\*\0|MM\0\*)/, 'TIFF'],
  [/^%PDF/, 'PDF'],
  [/^BM[^]{4}\0{4}/, 'BMP'],
];

/** A value that no darker part can have, of 255. */
const LIGHT = 0xe0;

/** True where something can be seen, and all of it is light. */
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

/** Opens an SVG. What is not allowed there is not drawn. */
async function openSvg(
  content: Uint8Array,
  { pixelsOf }: Decoder,
): Promise<Omit<PictureFacts, 'bytes'>> {
  const facts = readSvg(content);
  if (!facts.width || !facts.height || facts.isBroken || facts.foreign) return facts;
  try {
    return { ...facts, isLight: isLight(await pixelsOf(content, 'SVG')) };
  } catch {
    return { ...facts, foreign: 'something that cannot be drawn' };
  }
}

/** ISO 32000-1, 7.5.5: the last line of a PDF; programs write little behind it. */
const isWholePdf = (content: Uint8Array): boolean =>
  String.fromCharCode(...content.subarray(-1024)).includes('%%EOF');

/** Opens the file of a picture. Never rejects for what is in it. */
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
