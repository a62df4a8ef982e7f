import { render, screen } from '@testing-library/react';
import { PageTitle } from '../../../src/components/ui/text';

const title = () => screen.getByRole('heading', { level: 1 });

it.each([
  ['Mitigation and Fight-back Strategies', ['Fight-back']],
  ['Listen - respond', []],
])('the title "%s" shows unchanged and never breaks %j', (text, whole) => {
  render(<PageTitle>{text}</PageTitle>);
  expect(title().textContent).toBe(text);
  const parts = [...title().children];
  expect(parts.map((part) => part.textContent)).toEqual(whole);
  parts.forEach((part) => expect(part).toHaveStyle({ display: 'inline-block' }));
});
