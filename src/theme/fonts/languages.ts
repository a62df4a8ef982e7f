/** Written by `npm run generate fonts`: the folders beside this file. */
import faces0 from './ar/faces.json';
import file00 from './ar/ibm-plex-sans-arabic-400.woff2';
import file01 from './ar/ibm-plex-sans-arabic-600.woff2';
import file02 from './ar/kufam-arabic.woff2';
import faces1 from './en/faces.json';
import file10 from './en/ibm-plex-sans-extended.woff2';
import file11 from './en/ibm-plex-sans-rare.woff2';
import file12 from './en/ibm-plex-sans.woff2';
import file13 from './en/kufam-extended.woff2';
import file14 from './en/kufam-rare.woff2';
import file15 from './en/kufam.woff2';
import type { LanguageFonts } from './faces';

export const languages: Readonly<Record<string, LanguageFonts>> = {
  ar: {
    faces: faces0,
    addresses: {
      'ibm-plex-sans-arabic-400.woff2': file00,
      'ibm-plex-sans-arabic-600.woff2': file01,
      'kufam-arabic.woff2': file02,
    },
  },
  en: {
    faces: faces1,
    addresses: {
      'ibm-plex-sans-extended.woff2': file10,
      'ibm-plex-sans-rare.woff2': file11,
      'ibm-plex-sans.woff2': file12,
      'kufam-extended.woff2': file13,
      'kufam-rare.woff2': file14,
      'kufam.woff2': file15,
    },
  },
};
