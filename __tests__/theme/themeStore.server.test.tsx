/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { ThemeToggle } from '../../src/components/layout/ThemeToggle';

it('on the server, where there is no page yet, the theme is light', () => {
  expect(renderToString(<ThemeToggle toDark="To dark" toLight="To light" />)).toContain('To dark');
});
