import { mailLink, phoneLink } from '../text/addresses';
import { pick } from '../views/viewParts';
import type { Library } from './library';
import { mainMenu } from './menus';

/** Returns the layout's view, which is published once for all pages of the language. */
export function shellView(library: Library) {
  const company = library.the('site');
  const { topBar, crisis, words, footer: all } = library.the('navigation');
  const { hours = [] } = library.the('contact');
  const { licence, poBox, ...footer } = all;
  return {
    company: {
      ...pick(
        company,
        'name',
        'legalName',
        'tagline',
        'email',
        'phone',
        'address',
        'city',
        'country',
        'social',
        'locale',
        'titleSuffix',
        'copyright',
        'shareImageAlt',
      ),
      language: library.language,
      poBox: company.poBox && `${poBox} ${company.poBox}`,
      licence: company.licence && `${licence} ${company.licence}`,
      logo: library.logoOf(company.logo),
      phoneLink: phoneLink(company.phone),
      mailLink: mailLink(company.email, company.emailSubject),
    },
    navigation: {
      menu: mainMenu(library),
      footer,
      topBar,
      crisis: crisis && {
        ...pick(crisis, 'question', 'call', 'more'),
        hours: hours.map(({ days, time }) => `${days}: ${time}`),
      },
      words,
    },
    formWords: library.the('form-words'),
    errorPage: pick(library.the('error'), 'title', 'failure', 'action'),
    consent: library.the('consent'),
    languages: library.languages.map((other) => ({
      ...pick(other.the('site'), 'locale', 'languageName'),
      language: other.language,
    })),
  };
}

export type Shell = ReturnType<typeof shellView>;
