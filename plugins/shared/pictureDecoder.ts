/**
 * sharp, with the decoders of the five kinds of picture that the site accepts, and no others: a GIF or a TIFF whose
 * name says otherwise reaches no code that could be tricked by it. Use this instead of sharp: the setting holds for
 * the whole process, gatsby-plugin-sharp included.
 */
import sharp from 'sharp';

const ACCEPTED = ['Jpeg', 'Png', 'Webp', 'Svg', 'Heif'];

sharp.block({ operation: ['VipsForeignLoad'] });
// AVIF is a kind of HEIF.
sharp.unblock({ operation: ACCEPTED.map((kind) => `VipsForeignLoad${kind}`) });

export default sharp;
export type { OverlayOptions } from 'sharp';
