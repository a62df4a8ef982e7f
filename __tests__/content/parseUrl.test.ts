/** @jest-environment node */
import { parseUrl } from '../../src/content/parseUrl';

const parsed = (text: string, times: number) =>
  Array.from({ length: times }, () => parseUrl(text)?.hostname);

it('an address with an umlaut is parsed every time, however many were parsed before', () => {
  expect(new Set(parsed('https://bücher.example', 20_000))).toEqual(
    new Set(['xn--bcher-kva.example']),
  );
});

it('a text that is no address is not parsed', () => {
  expect(parsed('bücher.example', 1)).toEqual([undefined]);
});
