/** Written by `npm run fonts`: the folders beside this file. */
import faces0 from './ar/faces.json';
import file00 from './ar/ibm-plex-sans-arabic-400.woff2';
import file01 from './ar/ibm-plex-sans-arabic-600.woff2';
import file02 from './ar/ibm-plex-sans-quotation-marks.woff2';
import file03 from './ar/kufam-arabic.woff2';
import file04 from './ar/kufam-quotation-marks.woff2';
import faces1 from './en/faces.json';
import file10 from './en/ibm-plex-sans.woff2';
import file11 from './en/kufam.woff2';
import type { LanguageFonts } from './faces';

export const languages: Readonly<Record<string, LanguageFonts>> = {
  ar: {
    faces: faces0,
    addresses: {
      'ibm-plex-sans-arabic-400.woff2': file00,
      'ibm-plex-sans-arabic-600.woff2': file01,
      'ibm-plex-sans-quotation-marks.woff2': file02,
      'kufam-arabic.woff2': file03,
      'kufam-quotation-marks.woff2': file04,
    },
  },
  en: {
    faces: faces1,
    addresses: {
      'ibm-plex-sans.woff2': file10,
      'kufam.woff2': file11,
    },
  },
};
