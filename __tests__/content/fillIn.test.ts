/** @jest-environment node */
import { companyFacts, fillIn } from '../../src/content/fillIn';

const facts = {
  // Taken word for word, whatever signs are in it.
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
])('makes "%s" read "%s"', (text, filled) => {
  expect(fillIn(text, facts)).toBe(filled);
});

it.each(['', '{Name}', '{ name }', '{website}', '{toString}'])('leaves "%s" as it is', (text) => {
  expect(fillIn(text, facts)).toBe(text);
});

it('takes the company’s name where nobody has written its legal one', () => {
  expect(fillIn('{legalName}', companyFacts({ name: 'Acme' }))).toBe('Acme');
});

it('fills in nothing for what is not said yet', () => {
  const unsaid = companyFacts({});
  expect(fillIn('{name}{email}{phone}{address}', unsaid)).toBe('');
});
