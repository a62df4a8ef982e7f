import { render, within } from '@testing-library/react';
import { BootScreen } from '../../../src/components/layout/BootScreen';
import { errorPage } from '../../support/siteContent';

function bootScreen(words: Partial<typeof errorPage>): HTMLElement {
  const { container } = render(<BootScreen {...errorPage} {...words} />);
  const screen = document.createElement('div');
  screen.innerHTML = container.querySelector('template')?.innerHTML ?? '';
  return screen;
}

it('the boot screen says what happened and offers links, without a style sheet', () => {
  const screen = bootScreen({ title: 'Oh <no> & "so" on' });
  expect(screen.querySelector('[role="alert"]')).toHaveTextContent('Error Loading chunk failed');
  expect(within(screen).getByRole('heading', { level: 2 }).textContent).toBe('Oh <no> & "so" on');
  const links = [...screen.querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
    link.style.padding,
  ]);
  expect(links).toEqual([
    ['us', 'mailto:us@x.test', ''],
    ['Again', '', '14px 28px'],
    ['Back to Home', '/', '14px 28px'],
  ]);
});

it('a phone number on the boot screen runs from left to right, in a link and beside one', () => {
  const text = 'Call [+971 4 111 1111](tel:+97141111111) or +971 4 222 2222 <now>';
  const screen = bootScreen({ failure: { ...errorPage.failure, text } });
  const numbers = [...screen.querySelectorAll('bdi[dir="ltr"]')];
  expect(numbers.map(({ textContent }) => textContent)).toEqual([
    '+971 4 111 1111',
    '+971 4 222 2222',
  ]);
  expect(numbers[0]?.closest('a')).toHaveAttribute('href', 'tel:+97141111111');
  expect(screen).toHaveTextContent('Call +971 4 111 1111 or +971 4 222 2222 <now>');
});
