/** @jest-environment node */
import { readFileSync } from 'node:fs';
import {
  CHARACTERS,
  charactersModule,
  languageFolders,
  LANGUAGES,
  languagesModule,
} from '../../scripts/lib/site/fonts';
import { commonFontFaces, fontFaces, preloadedFonts } from '../../src/theme/fontFaces';

const folders = languageFolders();

test('no feature of the Arabic display face joins letters that lose their teeth', () => {
  const arabic = folders.find(({ language }) => language === 'ar');
  const features = arabic?.faces.families.display.files.map((file) => file.features ?? []);
  expect(features).toEqual([expect.arrayContaining(['init', 'medi', 'fina', 'rlig'])]);
  expect(features?.flat()).not.toContain('calt');
  expect(features?.flat()).not.toContain('liga');
});

test('the generated modules list every font folder and every character', () => {
  expect(readFileSync(LANGUAGES, 'utf8')).toBe(languagesModule(folders));
  expect(readFileSync(CHARACTERS, 'utf8')).toBe(charactersModule(folders));
});

test('a page loads the fonts of rare characters and of Arabic only where it needs them', () => {
  const ranges = (language: string) =>
    [...fontFaces(language).matchAll(/src:url[^}]*?(unicode-range:[^}]*)?}/g)].map(([, range]) =>
      Boolean(range),
    );
  expect(ranges('en')).toEqual([false, true, true, false, true, true]);
  expect(ranges('ar')).toEqual([true, true, true]);
  expect(preloadedFonts('fr')).toEqual(preloadedFonts('en'));
});

test('a page preloads what its first screen needs; in Arabic only that is not swapped in late', () => {
  const waysOf = (css: string) => css.match(/(?<=font-display:)\w+/g);
  // The display face and the text's regular weight; then the text's bold.
  expect(waysOf(fontFaces('ar'))).toEqual(['optional', 'optional', 'swap']);
  expect(new Set(waysOf(commonFontFaces('ar')))).toEqual(new Set(['optional']));
  expect(new Set(waysOf(fontFaces('en')))).toEqual(new Set(['swap']));
  expect([preloadedFonts('en').length, preloadedFonts('ar').length]).toEqual([1, 2]);
});
