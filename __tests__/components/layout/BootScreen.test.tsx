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
