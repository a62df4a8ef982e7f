/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { completedContext } from '../../src/hooks/currentPage';
import { useMediaQuery } from '../../src/hooks/useMediaQuery';

const Wide = () => (useMediaQuery('(min-width: 1px)') ? 'wide' : 'narrow');

it('on the server no media query matches, and a page has its own language', () => {
  expect(renderToString(<Wide />)).toBe('narrow');
  expect(completedContext({ language: 'ar' })).toMatchObject({ language: 'ar', alternates: [] });
});
