/**
 * Makes the encoding of gatsby-plugin-sharp affordable, which exposes no encoder options:
 * - sharp's default effort takes ten times as long for AVIF files a few per cent smaller;
 * - Gatsby forgets encoded pictures when package.json, gatsby-config or gatsby-node change. An unchanged
 *   picture is kept here, by what it was made from.
 */
import * as fs from 'fs';
import * as path from 'path';
import sharp, { type AvifOptions } from 'sharp';
import { fingerprint, writeWhole } from '../../generatedFiles';

/** From 0, fastest, to 9, smallest; sharp's own default is 4. */
const AVIF_EFFORT = 1;

const KEPT_FORMATS: unknown[] = ['heif', 'webp'];

/** What a picture is made from; undefined for work that is not kept. */
function keyOf(pipeline: object): string | undefined {
  const options: unknown = Reflect.get(pipeline, 'options');
  if (typeof options !== 'object' || options === null) return undefined;
  const { input, ...settings }: { input?: { buffer?: unknown }; formatOut?: unknown } = options;
  if (!KEPT_FORMATS.includes(settings.formatOut) || !(input?.buffer instanceof Uint8Array))
    return undefined;
  return fingerprint(input.buffer, JSON.stringify(settings), sharp.versions.sharp ?? '');
}

/**
 * Makes sharp, in this process, encode AVIF quickly and keep what it has encoded.
 *
 * @param folder where the encoded pictures are kept
 */
export function installEncodingCache(folder: string): void {
  fs.mkdirSync(folder, { recursive: true });

  const toAvif = sharp.prototype.avif;
  sharp.prototype.avif = function avif(options?: AvifOptions) {
    return toAvif.call(this, { effort: AVIF_EFFORT, ...options });
  };

  const encode = sharp.prototype.toBuffer;
  const encodeOnce = async (pipeline: sharp.Sharp): Promise<Buffer> => {
    const key = keyOf(pipeline);
    if (!key) return encode.call(pipeline);
    const kept = path.join(folder, key);
    if (fs.existsSync(kept)) return fs.promises.readFile(kept);
    const encoded = await encode.call(pipeline);
    await writeWhole(kept, encoded);
    return encoded;
  };
  Reflect.set(
    sharp.prototype,
    'toBuffer',
    function toBuffer(this: sharp.Sharp, ...args: unknown[]) {
      return args.length > 0 ? Reflect.apply(encode, this, args) : encodeOnce(this);
    },
  );
}
