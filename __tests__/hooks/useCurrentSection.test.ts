import { readingLine } from '../../src/hooks/useCurrentSection';

it.each([
  ['stands under the header while much is left', 120, 800, 5000, 128],
  ['has sunk half way with half a window left', 120, 800, 340, 468],
  ['is at the foot of the window at the end', 120, 800, 0, 808],
  ['does not rise on a page that bounces past its end', 120, 800, -20, 828],
  ['stays under a header that is higher than the window', 300, 200, 0, 308],
])('%s', (_name, header, height, rest, line) => {
  expect(readingLine(header, height, rest)).toBe(line);
});
