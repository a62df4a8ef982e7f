/** `data/pages/error.yaml`: the text of the error screen. Specification 8, "Router". */
import { group, paragraph, text } from '../model/fields';
import { defineKind } from '../model/kind';
import { picture } from '../model/pictureFields';
import { action, seo } from '../model/sharedFields';
import { companyCard, definePage } from '../views/definePage';

export const error = defineKind({
  name: 'error',
  about: 'What a visitor sees at an unknown address or when a page fails.',
  file: 'data/pages/error.yaml',
  schema: group('Error page', {
    seo: seo(),
    title: text('Title', { max: 60, fixedBy: '8' }),
    notFound: group('Unknown address', {
      status: text('Status', { max: 10 }),
      message: text('Message', { max: 60 }),
      text: paragraph('Text', { max: 200 }),
    }),
    failure: group('Any other error', {
      status: text('Status', { hint: 'Shown when the error has no status of its own.', max: 10 }),
      message: text('Message', {
        hint: 'Shown when the error has no message of its own.',
        max: 80,
      }),
      missing: text('Message when a part of a page does not load', {
        hint: 'Also shown when the scripts of a page fail.',
        max: 80,
        fixedBy: '7',
      }),
      text: paragraph('Text', { max: 200 }),
      retry: text('Another try', { hint: 'Link that loads the page again.', max: 40 }),
    }),
    action: action(),
    picture: picture(),
  }),

  page: {
    picture: { formats: ['band'], patternSet: () => 'page' },
  },
});

export const errorPage = definePage('error', {
  /** Keyed by language, because Gatsby's router has one error page for all unknown addresses. */
  view: (_content, { languages }) => ({
    byLanguage: Object.fromEntries(
      languages.map((library) => {
        const content = library.the('error');
        const { seo, title, notFound, action } = content;
        const pictures = library.picturesOf(content, ['band']);
        return [library.language, { seo, title, notFound, action, pictures }];
      }),
    ),
  }),
  card: ({ title }, library) => companyCard(title, library),
});
