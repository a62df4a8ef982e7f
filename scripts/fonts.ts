/**
 * `npm run fonts`: makes the two font files of the site from the packages of @fontsource: only the
 * characters and weights that the design uses. Run it after a change of CHARACTERS or of a package;
 * a test says when the content holds a character that the fonts lack.
 */
import { readFileSync, writeFileSync } from 'fs';
import subsetFont from 'subset-font';
import { CHARACTERS } from '../src/theme/fonts/characters';

interface Font {
  from: string;
  to: string;
  weights: { min: number; max: number };
}

const fonts: Font[] = [
  {
    from: '@fontsource-variable/kufam/files/kufam-latin-wght-normal.woff2',
    to: 'kufam.woff2',
    weights: { min: 500, max: 700 },
  },
  {
    from: '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2',
    to: 'ibm-plex-sans.woff2',
    weights: { min: 400, max: 700 },
  },
];

async function main(): Promise<void> {
  for (const { from, to, weights } of fonts) {
    const whole = readFileSync(require.resolve(from));
    const part = await subsetFont(whole, CHARACTERS, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      // The alternates that OpenType features reach are a third of the file, and unused.
      noLayoutClosure: true,
    });
    writeFileSync(`src/theme/fonts/${to}`, part);
    console.log(`${to}: ${whole.length} bytes, subset ${part.length} bytes`);
  }
}

void main();
