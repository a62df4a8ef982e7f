import { render, screen } from '@testing-library/react';
import { RichText } from '../../../src/components/ui/RichText';

const show = (text: string) => render(<RichText text={text} />).container;

it('shows a text without links as it is', () => {
  expect(show('Plain words.')).toHaveTextContent('Plain words.');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it.each([
  ['/terms%20&%20conditions'],
  ['https://partner.example/a?b=c&d=e'],
  ['https://en.wikipedia.org/wiki/A_(b)'],
  ['https://partner.example/(a(b(c)))/(d)'],
  ['mailto:desk@acme.example'],
])('makes [words](%s) a link', (address) => {
  show(`Read [these words](${address}) first.`);
  expect(screen.getByRole('link', { name: 'these words' })).toHaveAttribute('href', address);
});

it.each([
  ['at the start', '[Words](/about) follow.', 'Words follow.'],
  ['at the end', 'Here are [words](/about)', 'Here are words'],
  ['as the whole', '[Words](/about)', 'Words'],
  ['side by side', '[One](/a)[Two](/b)', 'OneTwo'],
  ['in parentheses', '([words](/about_(b)))', '(words)'],
])('shows links %s', (_place, text, shown) => {
  expect(show(text).textContent).toBe(shown);
});

it('shows several links in their order', () => {
  show('[One](/a), [two](/b) and [three](/c).');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/a',
    '/b',
    '/c',
  ]);
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'http://partner.example/', 'about'])(
  'makes no link of the address %s and shows what is written',
  (address) => {
    const text = `Read [these words](${address}) first.`;
    expect(show(text).textContent).toBe(text);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  },
);

it.each([
  '[words] (/about)',
  '[](/about)',
  '[words]()',
  'a [b',
  '[words](/about_(b)',
  '[words](/a b)',
])('shows "%s" as it is written', (text) => {
  expect(show(text).textContent).toBe(text);
});

it('shows markup as text', () => {
  const text = 'Read <a href="/x">this</a> & <b>that</b>.';
  expect(show(text).textContent).toBe(text);
});

it.each([
  ['in a link', 'على [+971 4 000 0000](tel:+97140000000) أو'],
  ['between words', 'على +971 4 000 0000 أو'],
])('shows a phone number %s from left to right, whatever the page’s direction', (_place, text) => {
  show(text);
  expect(screen.getByText('+971 4 000 0000')).toHaveAttribute('dir', 'ltr');
});
