/** @jest-environment node */
import { companyFacts, fillIn } from '../../../src/content/pages/fillIn';

const facts = {
  // Special characters must be taken literally.
  name: "$& and $' {email}",
  legalName: 'Company FZ-LLC',
  email: 'desk@company.example',
  phone: '+971 4 111 1111',
  phoneLink: 'tel:+97141111111',
  address: 'Dubai',
};

it.each([
  ['We are {name}, {address}; {name}', "We are $& and $' {email}, Dubai; $& and $' {email}"],
  ['[{phone}]({phoneLink})', '[+971 4 111 1111](tel:+97141111111)'],
])('filling in company facts turns "%s" into "%s"', (text, filled) => {
  expect(fillIn(text, facts)).toBe(filled);
});

it.each(['', '{Name}', '{ name }', '{website}', '{toString}'])(
  'filling in company facts leaves "%s" unchanged',
  (text) => {
    expect(fillIn(text, facts)).toBe(text);
  },
);

it('the legal name falls back to the company’s name', () => {
  expect(fillIn('{legalName}', companyFacts({ name: 'Acme' }))).toBe('Acme');
});

it('a missing company fact is filled in as an empty text', () => {
  const unsaid = companyFacts({});
  expect(fillIn('{name}{email}{phone}{address}', unsaid)).toBe('');
});
