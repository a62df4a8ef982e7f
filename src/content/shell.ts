/** The view of the layout around all pages of a language. Pure. */
import { mailLink, phoneLink } from './addresses';
import type { Library } from './library';
import { mainMenu } from './menus';

/** Returns the layout's view, which is published once for all pages of the language. */
export function shellView(library: Library) {
  const { emailSubject, social, logo, ...company } = library.the('site');
  const { topBar, words, footer: all } = library.the('navigation');
  const { licence, poBox, ...footer } = all;
  const { title, failure, action } = library.the('error');
  return {
    company: {
      ...{ name: company.name, tagline: company.tagline, language: library.language },
      ...{ locale: company.locale, titleSuffix: company.titleSuffix },
      ...{ email: company.email, phone: company.phone, address: company.address },
      ...{ legalName: company.legalName, poBox: company.poBox && `${poBox} ${company.poBox}` },
      licence: company.licence && `${licence} ${company.licence}`,
      ...{ copyright: company.copyright, shareImageAlt: company.shareImageAlt, social },
      logo: library.logoOf(logo),
      phoneLink: phoneLink(company.phone),
      mailLink: mailLink(company.email, emailSubject),
    },
    navigation: { menu: mainMenu(library), footer, topBar, words },
    formWords: library.the('form-words'),
    errorPage: { title, failure, action },
    consent: library.the('consent'),
    languages: library.languages.map((other) => {
      const { locale, languageName } = other.the('site');
      return { language: other.language, locale, languageName };
    }),
  };
}

export type Shell = ReturnType<typeof shellView>;
