/** @jest-environment node */
import { parseUrl } from '../../src/basics/parseUrl';

it('an address with an umlaut is parsed every time, however many were parsed before', () => {
  const parsed = Array.from({ length: 20_000 }, () => parseUrl('https://bücher.example'));
  expect(parsed.every(Boolean)).toBe(true);
});
