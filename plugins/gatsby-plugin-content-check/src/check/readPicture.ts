/** What the check has to know about a picture's file. Pure: it reads bytes, in Node as in a browser. */
import { readSvg } from './readSvg';

/** What a picture's file is; it can be sent to a browser as JSON. */
export interface PictureFacts {
  bytes: number;
  /** What it is, whatever its name says; undefined for what is no picture at all. */
  type?: string;
  /** In pixels; undefined where the file does not say it. */
  width?: number;
  height?: number;
  /** True where its end is missing. */
  isCut?: boolean;
  /** Why the file cannot be read from the disk, where it cannot. */
  unreadable?: string;
  /** Of an SVG: the first thing that is not allowed there, as a sentence names it. */
  foreign?: string;
  /** Of an SVG: true where all its colours are light. */
  isLight?: boolean;
}

type Facts = Omit<PictureFacts, 'bytes'>;

interface Bytes {
  view: DataView;
  /** The bytes of a stretch as Latin letters. */
  text: (start: number, length: number) => string;
  length: number;
}

/** PNG specification 3, 5.2 to 5.6: a signature, then chunks up to IEND. */
function readPng({ view, text, length }: Bytes): Facts {
  const type = 'PNG';
  if (length < 24) return { type, isCut: true };
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  let at = 8;
  while (at + 12 <= length && text(at + 4, 4) !== 'IEND') at += 12 + view.getUint32(at);
  return { type, ...size, isCut: at + 12 > length };
}

/** ITU-T T.81, B.1.1: markers and their segments; behind SOS, the picture up to the next marker. */
function readJpeg({ view, length }: Bytes): Facts {
  const facts: Facts = { type: 'JPEG', isCut: true };
  let at = 2;
  while (at + 4 <= length) {
    const marker = view.getUint8(at) === 0xff ? view.getUint8(at + 1) : 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame && at + 9 <= length) {
      facts.height = view.getUint16(at + 5);
      facts.width = view.getUint16(at + 7);
    }
    // Bytes of the picture, the padding before a marker, and markers without a segment.
    const isAlone = marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7);
    if (marker === 0xd9) return { ...facts, isCut: false };
    at += isAlone ? 1 : 2 + view.getUint16(at + 2);
  }
  const hasEnd = length >= 4 && view.getUint16(length - 2) === 0xffd9;
  return { ...facts, isCut: !hasEnd };
}

/** RFC 9649, section 2: the length of the file, and the size in its first chunk. */
function readWebp({ view, text, length }: Bytes): Facts {
  const type = 'WebP';
  if (length < 30 || view.getUint32(4, true) + 8 > length) return { type, isCut: true };
  const u24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000 + 1;
  switch (text(12, 4)) {
    case 'VP8X':
      return { type, width: u24(24), height: u24(27) };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { type, width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    default:
      return {
        type,
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
  }
}

/** ISO/IEC 14496-12, 4.2: boxes, each with its length; 23008-12, 6.5.3: `ispe` holds a size. */
function readAvif({ view, text, length }: Bytes): Facts {
  const type = /avi[fs]/.test(text(8, Math.min(view.getUint32(0), 64) - 8)) ? 'AVIF' : 'HEIC';
  let at = 0;
  while (at + 8 <= length) {
    const size = view.getUint32(at) || length - at;
    at += Math.max(8, size === 1 && at + 16 <= length ? view.getUint32(at + 12) : size);
  }
  const sizes = [...text(0, Math.min(length, 60_000)).matchAll(/ispe[^]{12}/g)].map(
    ({ index }) => ({
      width: view.getUint32(index + 8),
      height: view.getUint32(index + 12),
    }),
  );
  // Previews and tiles have sizes of their own.
  const [largest] = sizes.sort((one, other) => other.width - one.width);
  return { type, ...largest, isCut: at > length || !largest };
}

/** ISO 32000-1, 7.5.5: the last line of a PDF; programs write little behind it. */
const readPdf = ({ text, length }: Bytes): Facts => ({
  type: 'PDF',
  isCut: !text(Math.max(0, length - 1024), 1024).includes('%%EOF'),
});

/** By their first bytes. */
const READERS: readonly (readonly [begins: RegExp, read: (bytes: Bytes) => Facts])[] = [
  [/^\x89PNG\r\n.\n/, readPng],
  [/^\xff\xd8/, readJpeg],
  [/^RIFF[^]{4}WEBP/, readWebp],
  [/^[^]{4}ftyp(?:avi|hei|hev|mif|msf)/, readAvif],
  [/^GIF8/, () => ({ type: 'GIF' })],
  [/^(?:II\*\0|MM\0\*)/, () => ({ type: 'TIFF' })],
  [/^%PDF/, readPdf],
  [/^BM[^]{4}\0{4}/, () => ({ type: 'BMP' })],
];

/** What the file of a picture is. Never throws for what is in it. */
export function readPicture(content: Uint8Array): PictureFacts {
  const bytes = content.length;
  const view = new DataView(content.buffer, content.byteOffset, bytes);
  const text = (start: number, length: number) =>
    String.fromCharCode(...content.subarray(start, start + Math.max(0, length)));
  const beginning = text(0, 16);
  const [, read] = READERS.find(([begins]) => begins.test(beginning)) ?? [];
  return { bytes, ...(read ? read({ view, text, length: bytes }) : readSvg(content)) };
}
