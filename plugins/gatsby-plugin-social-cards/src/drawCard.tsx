/** Draws the card that networks show for a page: the words in one half, the page's drawing in the other. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { CSSProperties, ReactElement } from 'react';
import type { Font, SatoriOptions } from 'satori';
import type { CardWords } from '../../../src/content/model/kind';
import { CARD_SIZE } from '../../../src/content/text/card';
import { companyMark } from '../../../src/drawings/companyMark';
import { pictureFormats, type Size } from '../../../src/drawings/formats';
import { colors, typeStyles } from '../../../src/theme/tokens';
import { inProject } from '../../shared/generatedFiles';

const display = { fontFamily: 'Kufam, Kufam Arabic', fontWeight: 700 };
const text = { fontFamily: 'IBM Plex Sans, IBM Plex Sans Arabic', fontWeight: 500 };

const leftToRight = {
  brand: { ...display, letterSpacing: '-0.025em', lineHeight: 1 },
  title: { ...display, letterSpacing: typeStyles.h1.tracking, lineHeight: typeStyles.h1.line },
  label: { ...text, letterSpacing: '0em', lineHeight: 1.3 },
};

/** Kufam's ligatures join ب ت ث ن ي to ج ح خ without a tooth, so that «نحن» reads as «خن». */
const toothed = { ...display, fontFeatureSettings: '"calt" 0, "liga" 0' };

const rightToLeft = {
  brand: { ...toothed, letterSpacing: '0em', lineHeight: 1.35 },
  title: { ...toothed, letterSpacing: '0em', lineHeight: 1.35 },
  label: { ...text, letterSpacing: '0em', lineHeight: 1.5 },
} satisfies typeof leftToRight;

const typesOf = ({ direction }: DrawnWords) => (direction === 'rtl' ? rightToLeft : leftToRight);

/** Not the global `require.resolve`: tsx would add its namespace to the path. */
const { resolve } = createRequire(inProject('package.json'));

/** Static fonts: satori cannot read variable fonts. */
const cardFonts = [
  { name: 'Kufam', weight: 700, family: 'kufam', letters: 'latin' },
  { name: 'Kufam Arabic', weight: 700, family: 'kufam', letters: 'arabic' },
  { name: 'IBM Plex Sans', weight: 500, family: 'ibm-plex-sans', letters: 'latin' },
  { name: 'IBM Plex Sans Arabic', weight: 500, family: 'ibm-plex-sans-arabic', letters: 'arabic' },
] as const;

const readCardFonts = (): Promise<Font[]> =>
  Promise.all(
    cardFonts.map(async ({ name, weight, family, letters }) => {
      const file = `@fontsource/${family}/files/${family}-${letters}-${weight}-normal.woff`;
      return { name, weight, data: await readFile(resolve(file)) };
    }),
  );

/** What is drawn of the words: a page's own, and those that all cards of its language have. */
export interface DrawnWords extends CardWords {
  /** The company's name; empty where its logo says it. */
  brand: string;
  /** In 'rtl', the card is mirrored except for the mark, the logo and the drawing. */
  direction: 'ltr' | 'rtl';
}

type TextKind = keyof typeof leftToRight;

const { light } = colors;

/** The half with the words, at the card's start. All lengths are in pixels. */
const half = { width: CARD_SIZE.width - pictureFormats.share.width, height: CARD_SIZE.height };
const padding = { top: 57, end: 40, bottom: 52, start: 60 };
const column = half.width - padding.start - padding.end;

const mark = { start: 62, width: 84, height: (84 / companyMark.width) * companyMark.height };
const brandStart = mark.start + mark.width + 20;
/** The place of the company's logo, which replaces the mark and the name; a symbol replaces the mark only. */
export const logoBox = {
  start: padding.start,
  top: padding.top,
  width: column,
  height: mark.height,
};
/** In pixels: the widest symbol, which stands beside the name. */
export const symbolWidth = mark.width;
const dot = { diameter: 18, gap: 14 };
const gap = { aboveTitle: 40, belowTitle: 26 };
const brandBox = { width: half.width - padding.end - brandStart, height: mark.height };
const labelBox = { width: column - dot.diameter - dot.gap, height: half.height };

/** A font size, and the number of lines for which it is meant. */
type Setting = [fontSize: number, maxLines: number];

/** Where no listed size is left, each is 6 % below the one before. */
const SHRINK = 0.94;

/** All sizes from `size` down to a pixel. */
const shrinking = (size: number, maxLines: number): Setting[] =>
  size < 1 ? [] : [[size, maxLines], ...shrinking(size * SHRINK, maxLines)];

const SMALLEST_TITLE = 56;

const titleSizes = (maxLines: number): Setting[] =>
  [96, 92, 88, 84, 80, 76, 72, 68, 64, 60, SMALLEST_TITLE].map((size) => [size, maxLines]);

/** Each text has the first setting in which it fits: no word is broken. */
const settings: Record<TextKind, Setting[]> = {
  brand: shrinking(42, 1),
  // With more lines, a big title looks like a paragraph: a smaller size is better.
  title: [
    ...titleSizes(3),
    ...titleSizes(Infinity),
    ...shrinking(SMALLEST_TITLE * SHRINK, Infinity),
  ],
  label: shrinking(24, 2),
};

/** The left edge of what is this wide and `start` away from where the card's lines begin: its right side in 'rtl'. */
export const leftOf = (direction: DrawnWords['direction'], start: number, width: number): number =>
  direction === 'rtl' ? CARD_SIZE.width - start - width : start;

/** A cache: they are read once. */
let fonts: ReturnType<typeof readCardFonts> | undefined;

/** Lays out `element` as an SVG document with its text as paths. */
async function layOut(element: ReactElement, onNodeDetected?: SatoriOptions['onNodeDetected']) {
  fonts ??= readCardFonts();
  // Loaded only when there is a card to draw: it takes a quarter of a second.
  const { default: satori } = await import('satori');
  return satori(element, { ...half, fonts: await fonts, onNodeDetected });
}

const row: CSSProperties = { display: 'flex' };
const rows: CSSProperties = { display: 'flex', flexDirection: 'column' };

/** Returns the font size at which a text fits into a box, and the height of its lines. */
async function fit(card: DrawnWords, kind: TextKind, box: Size) {
  const { direction } = card;
  const type = typesOf(card)[kind];
  let height = 0;
  for (const [fontSize, maxLines] of settings[kind]) {
    let longestWord = 0;
    await layOut(
      <div style={{ ...rows, ...type, fontSize, direction, alignItems: 'flex-start' }}>
        <div key="words" style={rows}>
          {card[kind].split(' ').map((word, index) => (
            <div key={`word-${index}`}>{word}</div>
          ))}
        </div>
        <div key="lines" style={{ width: box.width, textWrap: 'balance' }}>
          {card[kind]}
        </div>
      </div>,
      (node) => {
        if (node.key === 'words') longestWord = node.width;
        if (node.key === 'lines') height = node.height;
      },
    );
    const lines = Math.round(height / fontSize / type.lineHeight);
    if (longestWord <= box.width && height <= box.height && lines <= maxLines) {
      return { fontSize, height };
    }
  }
  return { fontSize: 1, height };
}

async function drawWords(card: DrawnWords): Promise<string> {
  const { direction, phase } = card;
  const types = typesOf(card);
  const brand = await fit(card, 'brand', brandBox);
  const label = await fit(card, 'label', labelBox);
  const top = padding.top + mark.height + gap.aboveTitle;
  const bottom = gap.belowTitle + label.height + padding.bottom;
  const titleBox = { width: column, height: half.height - top - bottom };
  const texts = { brand, label, title: await fit(card, 'title', titleBox) };
  const textOf = (kind: TextKind, color: string) => {
    const { fontSize } = texts[kind];
    const style = { ...types[kind], fontSize, color, textWrap: 'balance' } as const;
    return <div style={style}>{card[kind]}</div>;
  };
  const labelLine = label.fontSize * types.label.lineHeight;
  const { start, end } = padding;
  const [left, right] = direction === 'rtl' ? [end, start] : [start, end];
  return layOut(
    <div
      style={{
        ...rows,
        direction,
        width: half.width,
        height: half.height,
        boxSizing: 'border-box',
        justifyContent: 'space-between',
        padding: `${padding.top}px ${right}px ${padding.bottom}px ${left}px`,
      }}
    >
      <div style={{ ...row, alignItems: 'center', height: mark.height }}>
        <div style={{ width: brandStart - padding.start, flexShrink: 0 }} />
        {textOf('brand', light.ink)}
      </div>
      <div style={{ ...rows, gap: gap.belowTitle }}>
        {textOf('title', light.ink)}
        <div style={{ ...row, alignItems: 'flex-start', gap: dot.gap }}>
          <div
            style={{
              width: dot.diameter,
              height: dot.diameter,
              flexShrink: 0,
              marginTop: (labelLine - dot.diameter) / 2,
              borderRadius: dot.diameter / 2,
              backgroundColor: light[phase],
            }}
          />
          {textOf('label', light.ink2)}
        </div>
      </div>
    </div>,
  );
}

function drawnMark(left: number): string {
  const { waves, waveWidth, pearl } = companyMark;
  const scale = mark.width / companyMark.width;
  return (
    `<g transform="translate(${left} ${padding.top}) scale(${scale})" fill="none">` +
    `<path stroke="${light.ink}" stroke-width="${waveWidth}" d="${waves}"/>` +
    `<circle fill="${light.accent}" cx="${pearl.cx}" cy="${pearl.cy}" r="${pearl.r}"/></g>`
  );
}

interface CardPictures {
  /** The page's drawing in the format `share`; without it, that half stays empty. */
  art?: string;
  /** Leaves the place of the mark empty for the company's logo. */
  hasLogo?: boolean;
}

/** Returns a page's card as an SVG document. Texts are paths, so that it renders the same everywhere. */
export async function drawCard(
  card: DrawnWords,
  { art = '', hasLogo = false }: CardPictures = {},
): Promise<string> {
  const { width, height } = CARD_SIZE;
  const { direction } = card;
  const markLeft = leftOf(direction, mark.start, mark.width);
  const wordsLeft = leftOf(direction, 0, half.width);
  const artLeft = leftOf(direction, half.width, pictureFormats.share.width);
  const placed = (svg: string, left: number) => svg.replace('<svg ', `<svg x="${left}" `);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${light.ground}"/>${hasLogo ? '' : drawnMark(markLeft)}` +
    `${placed(await drawWords(card), wordsLeft)}${placed(art, artLeft)}</svg>`
  );
}
