/** Written by `npm run generate fonts`: the characters in the fonts of each language, in the syntax of `unicode-range`. */
export const characters: Readonly<Record<string, string>> = {
  ar: 'U+60C, U+61B, U+61F, U+621-63A, U+640-652',
  en: 'U+20-7E, U+A0, U+A9, U+AB, U+B7, U+BB, U+C9, U+E0-E4, U+E7-EF, U+F1-F4, U+F6, U+F9-FC, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+A1-A8, U+AA, U+AC, U+AE-B6, U+B8-BA, U+BC-C8, U+CA-DF, U+E5-E6, U+F0, U+F5, U+F7-F8, U+FD-FF, U+131, U+152-153, U+201A, U+201E, U+2032-2033, U+2039-203A, U+2122, U+2191, U+2193, U+2212, U+100-130, U+132-151, U+154-17E',
};
