/** @jest-environment node */
/** Advice on what is not the owner's yet, and on a group that nothing names. */
import { linesOf, problemsOf, replaceIn, sourcesWith, textOf } from '../../../support/contentCheck';

it.each([
  ['data/site.yaml', 'Acme', 'Harkwell', '"Company name" (name)'],
  ['data/site.yaml', 'desk@acme.example', 'info@harkwell.example', '"Mail address" (email)'],
  ['data/site.yaml', '1 Street, Dubai, UAE', 'Dubai Media City, Dubai, UAE', '"Address" (address)'],
  [
    'data/partners/hoo-talk.yaml',
    'https://hootalk-partner.example/',
    'https://hootalk.example/',
    '"Website" (website)',
  ],
])('%s: the placeholder for %s is named', (file, real, placeholder, name) => {
  const text = replaceIn(textOf(file), real, placeholder);
  const lines = text.split('\n');
  const line = lines.findIndex((one) => one.includes(placeholder));
  const column = (lines[line] ?? '').indexOf(placeholder) + 1;
  expect(linesOf(problemsOf(sourcesWith({ [file]: text }), file))).toEqual([
    `${line + 1}:${column}: warning: ${name} is still the placeholder "${placeholder}". Write the real one before the site is public.`,
  ]);
});

it('advises against a group that nothing names', () => {
  const file = 'data/case-study-groups/cities.yaml';
  const cities = textOf('data/case-study-groups/markets.yaml').replace(/markets/, 'cities');
  expect(linesOf(problemsOf(sourcesWith({ [file]: cities }), file))).toEqual([
    expect.stringContaining(
      'warning: No published case study names the group "cities": its heading stands over nothing.',
    ),
  ]);
});
