import { group, list, optionalList, text, yesNo } from '../model/fields';
import { defineKind } from '../model/kind';

export const glossary = defineKind({
  name: 'glossary',
  about:
    'One term, one word: how a language says the terms of the trade, and how it does not. Each language may have such a file in its folder; no page shows it.',
  file: 'data/glossary.yaml',
  isOfTranslations: true,
  schema: group('Glossary', {
    reviewed: yesNo('Reviewed', {
      hint: 'true once a native speaker has decided for the owner what the language leaves open.',
      visibility: 'private',
      translation: 'own',
      launch: {
        while: false,
        todo: 'Have a native speaker decide for the owner what its page in docs/ asks, then write "reviewed: true".',
      },
    }),
    terms: list(
      'Terms',
      group('Term', {
        original: text('Original', {
          hint: 'In English; commas part several, and what stands in brackets explains.',
          max: 100,
          visibility: 'off page',
        }),
        term: text('Term', {
          hint: 'In the language of the folder.',
          max: 100,
          visibility: 'off page',
        }),
        not: optionalList('Not', text('Form', { max: 60, visibility: 'off page' }), {
          hint: 'Forms that are not to be used: the check names each text that holds one as a word.',
        }),
        why: text('Why', {
          hint: 'For those who write.',
          max: 200,
          visibility: 'private',
        }),
      }),
    ),
  }),
});
