/** The values of the design, each once. Components use them through theme.ts, media.ts and type.ts. */

export const light = {
  ground: '#EDF1EF',
  surface: '#FFFFFF',
  sunken: '#DDE6E4',
  ink: '#05242D',
  ink2: '#3A5860',
  line: '#C2CFCE',
  lineStrong: '#5B7880',
  link: '#0B5160',
  accent: '#FF6846',
  accentPress: '#F2532F',
  onAccent: '#05242D',
  coralText: '#B8330F',
  danger: '#A8201A',
  dangerGround: '#FBE4E0',
  success: '#0A6249',
  focus: '#0B5160',
  listen: '#083B47',
  onListen: '#EDF6F4',
  onListen2: '#B5D3D4',
  respond: '#FF6846',
  succeed: '#FFB531',
  ringListen: '#083B47',
  ringRespond: '#FF6846',
  pearl: '#05242D',
  bar: '#05242D',
  onBar: '#DDE9E8',
  shadow: '0 1px 0 rgba(5,36,45,.06),0 18px 40px -18px rgba(5,36,45,.28)',
};

export type ThemeColor = keyof typeof light;

export const dark: Record<ThemeColor, string> = {
  ...light,
  ground: '#041A21',
  surface: '#0A2831',
  sunken: '#02131A',
  ink: '#EAF3F1',
  ink2: '#A5BFC2',
  line: '#1C424D',
  lineStrong: '#6B9199',
  link: '#90D4D3',
  accent: '#FF7655',
  accentPress: '#FF8D70',
  coralText: '#FF9478',
  danger: '#FFA196',
  dangerGround: '#3B1714',
  success: '#77D9B1',
  focus: '#FFB531',
  listen: '#0B4655',
  respond: '#F4623F',
  succeed: '#F6AC2A',
  ringListen: '#2E7482',
  ringRespond: '#FF6F4D',
  pearl: '#F7FAF8',
  bar: '#02131A',
  onBar: '#B9D0D1',
  shadow: '0 0 0 1px #1C424D,0 22px 44px -16px rgba(0,0,0,.7)',
};

/** The same in both themes. */
export const fixed = { ink: '#05242D', nacre: '#F7FAF8', saffron: '#FFB531' };

/** All palettes. Browser code imports individual ones, to leave the others out of the bundle. */
export const colors = { light, dark, fixed };

/** Prefix of the custom properties with which a language changes type styles. */
export const TYPE_PROPERTY = '--type-';

const display = (weight: number, size: string, line: number, tracking: string) =>
  ({ family: 'display', weight, size, line, tracking }) as const;

const text = (weight: number, size: string, line: number) =>
  ({ family: 'text', weight, size, line, tracking: '0' }) as const;

/** Type styles; sizes are fluid between the smallest and the largest screen. */
export const typeStyles = {
  hero: display(700, 'clamp(3rem, min(18vw, 2.61rem + 7.24vw), 9.25rem)', 1, '-0.042em'),
  h1: display(700, 'clamp(2.375rem, 1.55rem + 3.5vw, 4.75rem)', 1.04, '-0.028em'),
  h1Long: display(700, 'clamp(2.125rem, 1.5rem + 2.7vw, 4rem)', 1.07, '-0.028em'),
  h2: display(700, 'clamp(2rem, 1.45rem + 2.35vw, 3.5rem)', 1.08, '-0.022em'),
  panel: display(700, 'clamp(1.75rem, 1.2rem + 1.6vw, 2.5rem)', 1.15, '-0.022em'),
  group: display(700, 'clamp(1.5rem, 1.2rem + 1vw, 2rem)', 1.15, '-0.02em'),
  h3: display(600, 'clamp(1.3125rem, 1.2rem + 0.5vw, 1.625rem)', 1.22, '-0.012em'),
  h4: display(600, '1.1875rem', 1.3, '-0.005em'),
  statement: display(500, 'clamp(1.5rem, 1.12rem + 1.62vw, 2.5rem)', 1.26, '-0.016em'),
  statementSmall: display(500, 'clamp(1.25rem, 1.05rem + 0.9vw, 1.75rem)', 1.35, '-0.016em'),
  fact: display(700, 'clamp(2.5rem, 1.7rem + 2.6vw, 4.25rem)', 1, '-0.035em'),
  lead: text(400, 'clamp(1.125rem, 1.06rem + 0.3vw, 1.3125rem)', 1.52),
  body: text(400, '1.0625rem', 1.6),
  card: text(400, '1.0625rem', 1.55),
  small: text(400, '0.9375rem', 1.5),
  label: text(600, '1rem', 1.3),
  button: text(600, '1.0625rem', 1.2),
};

export const space = {
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '24px',
  6: '32px',
  7: '48px',
  8: '64px',
  9: '96px',
  section: 'clamp(72px, 9.2vw, 136px)',
  gutter: 'clamp(20px, 3.34vw, 48px)',
  gap: 'clamp(16px, 1.7vw, 24px)',
} as const;

/**
 * Minimum widths of layouts. The navigation collapses below `nav`: 1200px, or more for readers with larger text, in
 * which the menu's entries would need a second row.
 */
export const breakpoints = {
  sm: '640px',
  md: '768px',
  lg: '1024px',
  nav: '75em',
  xl: '1440px',
} as const;

export const radius = { field: '2px', press: '999px', disc: '50%' } as const;

export const motion = {
  t1: '140ms',
  t2: '260ms',
  t3: '520ms',
  t4: '900ms',
  flip: '640ms',
  ease: 'cubic-bezier(.2,.7,.1,1)',
  easeInOut: 'cubic-bezier(.65,0,.2,1)',
} as const;

export const size = {
  topBar: '40px',
  maxWidth: 'max(1440px, 90rem)',
  /** 70 characters of the text font. A length in `ch` would change when the font arrives. */
  measure: '42em',
  button: '54px',
  buttonSmall: '44px',
  round: '52px',
  field: '54px',
  checkbox: '26px',
} as const;
