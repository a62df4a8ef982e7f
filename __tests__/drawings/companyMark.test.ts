/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { companyMark } from '../../src/drawings/companyMark';

it('the icon of the site holds the company’s mark', () => {
  const icon = readFileSync('static/icon.svg', 'utf8');
  const { waves, pearl } = companyMark;
  expect(icon).toContain(`<path d="${waves}"/>`);
  expect(icon).toContain(`<circle cx="${pearl.cx}" cy="${pearl.cy}"`);
});
