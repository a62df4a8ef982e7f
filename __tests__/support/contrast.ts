/** Contrast of two colours, by WCAG 2.2 ("relative luminance", "contrast ratio"). */

const HEX = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;

/** Relative luminance of a colour like `#05242D`. */
function luminance(color: string): number {
  const channels = HEX.exec(color)?.slice(1);
  if (!channels) throw new Error(`"${color}" is no colour like #05242D.`);
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const value = Number.parseInt(channel, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 (the same) to 21 (black on white). */
export function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
