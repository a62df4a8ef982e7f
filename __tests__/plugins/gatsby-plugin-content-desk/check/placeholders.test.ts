/** @jest-environment node */
import {
  COMPANY,
  COMPANY_FILE,
  linesOf,
  problemsOf,
  siteSources,
  sourcesWith,
} from '../../../support/contentCheck';

const reportOn = (text: string) =>
  linesOf(problemsOf(sourcesWith({ [COMPANY_FILE]: text }), COMPANY_FILE));

it('says nothing of a company that has given its facts', () => {
  expect(reportOn(COMPANY)).toEqual([]);
});

// Contract, "Identity".
it.each([
  ['Company', 'Harkwell', '1:7', '"Company name" (name)'],
  ['info@company.com', 'info@harkwell.example', '5:8', '"Mail address" (email)'],
  ['+971 4 123 4567', '+971 4 000 0000', '7:8', '"Phone" (phone)'],
  ['1 Street, Dubai, UAE', 'Dubai Media City, Dubai, UAE', '8:10', '"Address" (address)'],
])('names the placeholder for %s', (real, placeholder, place, name) => {
  expect(reportOn(COMPANY.replace(real, placeholder))).toEqual([
    `${place}: warning: ${name} is still the placeholder "${placeholder}". Write the real one before the site is public.`,
  ]);
});

it.each([
  ['data/partners/hoo-talk.yaml', 'https://hootalk.example/'],
  ['data/partners/mass-analytics.yaml', 'https://mass-analytics.example/'],
])('names the placeholder for the website of %s', (file, placeholder) => {
  expect(linesOf(problemsOf(siteSources, file))).toEqual([
    expect.stringContaining(
      `warning: "Website" (website) is still the placeholder "${placeholder}".`,
    ),
  ]);
});
