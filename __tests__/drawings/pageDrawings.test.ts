/** @jest-environment node */
import { readdirSync, readFileSync } from 'fs';
import { join } from 'path';
import { DRAWING_FOLDER } from '../../src/drawings/drawingAddress';
import { pageDrawings } from '../../src/drawings/pageDrawings';
import { colors } from '../../src/theme/tokens';

const folder = join('static', DRAWING_FOLDER);

it('lie in static/ as they are drawn; npm run pictures writes them', () => {
  const files = readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]);
  expect(Object.fromEntries(files)).toEqual(pageDrawings());
});

it('have an ink that both themes share', () => {
  expect(colors.dark.onListen2).toBe(colors.light.onListen2);
});
