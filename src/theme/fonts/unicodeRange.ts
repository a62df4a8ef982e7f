/** The characters of a `unicode-range`: "U+20-7E, U+A9". */
export const charactersIn = (range: string): string[] =>
  range.split(',').flatMap((part) => {
    const [first = NaN, last = first] = part
      .trim()
      .replace(/^U\+/, '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) =>
      String.fromCodePoint(first + index),
    );
  });
