import { render, screen } from '@testing-library/react';
import { PageTitle, RichText, VisuallyHidden } from '../../../src/components/ui/text';
import { setViewport, styleOf } from '../../support/viewport';

function show(text: string) {
  const { container } = render(<RichText text={text} />);
  const links = [...container.querySelectorAll('a')];
  return [container.textContent, ...links.map((link) => link.getAttribute('href'))];
}

it.each([
  ['Read [this](/terms%20&%20conditions) first.', 'Read this first.', '/terms%20&%20conditions'],
  ['[Words](https://partner.example/a?b=c&d=e)', 'Words', 'https://partner.example/a?b=c&d=e'],
  ['([words](/about_(b)))', '(words)', '/about_(b)'],
  ['[One](/a)[Two](/b) and [three](/c).', 'OneTwo and three.', '/a', '/b', '/c'],
])('rich text turns the links of "%s" into anchors', (text, ...shown) => {
  expect(show(text)).toEqual(shown);
});

it.each([
  'Read [this](javascript:alert(1)) first.',
  '[words](http://partner.example/)',
  '[words] (/about)',
  '[words](/a b)',
  'Read <a href="/x">this</a> & <b>that</b>.',
])('rich text shows "%s" unchanged', (text) => {
  expect(show(text)).toEqual([text]);
});

it.each([
  ['in a link', 'على [+971 4 000 0000](tel:+97140000000) أو'],
  ['between words', 'على +971 4 000 0000 أو'],
])('shows a phone number %s from left to right, whatever the page’s direction', (_place, text) => {
  show(text);
  expect(screen.getByText('+971 4 000 0000')).toHaveAttribute('dir', 'ltr');
});

it.each([
  ['Mitigation and Fight-back Strategies', ['Fight-back']],
  ['Listen - respond', []],
])('the title "%s" shows unchanged and never breaks %j', (text, whole) => {
  render(<PageTitle>{text}</PageTitle>);
  const title = screen.getByRole('heading', { level: 1 });
  expect(title.textContent).toBe(text);
  const parts = [...title.children];
  expect(parts.map((part) => part.textContent)).toEqual(whole);
  parts.forEach((part) => expect(part).toHaveStyle({ display: 'inline-block' }));
});

it('a long title is smaller than a short one', () => {
  setViewport({});
  const sizeOf = (text: string) => {
    const { container } = render(<PageTitle>{text}</PageTitle>);
    const title = container.querySelector('h1');
    return title && styleOf(title)['font-size'];
  };
  expect(sizeOf('Reputation')).toBeUndefined();
  expect(sizeOf('Reputation, and all that people say about it')).toContain('h1Long');
});

it('words for screen readers alone take up no room and are not seen', () => {
  const { container } = render(<VisuallyHidden>(opens another website)</VisuallyHidden>);
  const words = container.querySelector('span');
  expect(words && styleOf(words)).toMatchObject({
    position: 'absolute',
    'inline-size': '1px',
    overflow: 'hidden',
    'clip-path': 'inset(50%)',
  });
});
