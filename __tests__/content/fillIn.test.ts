/** @jest-environment node */
import { companyFacts, fillIn } from '../../src/content/fillIn';

const facts = {
  name: 'The Company',
  email: 'desk@company.example',
  phone: '+971 4 111 1111',
  phoneLink: 'tel:+97141111111',
  address: 'Dubai',
};

it.each([
  ['{name} listens.', 'The Company listens.'],
  ['We are in {address}.', 'We are in Dubai.'],
  ['{name}, {address}; {name}', 'The Company, Dubai; The Company'],
  ['[{phone}]({phoneLink})', '[+971 4 111 1111](tel:+97141111111)'],
])('makes "%s" read "%s"', (text, filled) => {
  expect(fillIn(text, facts)).toBe(filled);
});

it.each(['', 'No braces.', '{Name}', '{ name }', '{website}', '{toString}', '{name', 'name}'])(
  'leaves "%s" as it is',
  (text) => {
    expect(fillIn(text, facts)).toBe(text);
  },
);

it('fills in nothing for what is not said yet', () => {
  const unsaid = companyFacts({});
  expect(fillIn('{name}{email}{phone}{address}', unsaid)).toBe('');
});

it('takes a fact word for word, whatever signs are in it', () => {
  expect(fillIn('{name}!', { ...facts, name: "$& and $' {email}" })).toBe("$& and $' {email}!");
});
