/** Returns the characters in a `unicode-range` like "U+20-7E, U+A9". */
export const charactersIn = (range: string): string[] =>
  [...range.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].flatMap(([, first = '', last = first]) => {
    const start = parseInt(first, 16);
    return Array.from({ length: parseInt(last, 16) - start + 1 }, (_, index) =>
      String.fromCodePoint(start + index),
    );
  });
