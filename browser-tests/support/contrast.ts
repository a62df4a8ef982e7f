/** Colours as browsers compute them: `rgb(5 36 45)`, `rgba(5, 36, 45, 0.5)` or `color(srgb 0.02 0.14 0.18)`. */

type Channels = readonly [red: number, green: number, blue: number];

/** From 0 to 1. */
function read(color: string): { channels: Channels; alpha: number } {
  const numbers = color.replace(/^color\(srgb/, '').match(/[\d.]+(?:e-?\d+)?/g) ?? [];
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers.map(Number);
  const most = color.startsWith('rgb') ? 255 : 1;
  return { channels: [red / most, green / most, blue / most], alpha };
}

/** WCAG 2.2, "relative luminance". */
function luminanceOf(channels: Channels): number {
  const [red, green, blue] = channels.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/**
 * WCAG's contrast ratio of a colour on what lies below it.
 * @param grounds the nearest first; below the last is white
 */
export function contrastOn(color: string, grounds: readonly string[]): number {
  const seen = [...grounds].reverse().reduce<Channels>(onTop, [1, 1, 1]);
  const [darker = 0, lighter = 0] = [seen, onTop(seen, color)]
    .map(luminanceOf)
    .sort((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
}

function onTop(below: Channels, color: string): Channels {
  const { channels, alpha } = read(color);
  const [red, green, blue] = channels.map(
    (part, index) => part * alpha + (below[index] ?? 0) * (1 - alpha),
  );
  return [red ?? 0, green ?? 0, blue ?? 0];
}
