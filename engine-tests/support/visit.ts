/** The engine of this run, and a visitor for each test. */
import type { Engine, TabOptions } from './engine';
import { isEngineName, type EngineName } from './engines';
import { firefox } from './firefox';
import { Visitor } from './visitor';
import { webkit } from './webkit';

const start: Record<EngineName, () => Engine> = { firefox, webkit };

let engine: Engine | undefined;

beforeAll(() => {
  // `npm run test:engines` sets it.
  const name = process.env.ENGINE ?? '';
  if (!isEngineName(name)) throw new Error('ENGINE must be firefox or webkit.');
  engine = start[name]();
});

afterAll(() => engine?.close());

export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
export const LOW_PHONE = { width: 390, height: 568 };

/**
 * Runs `use` with a visitor who has never been here. Whatever the browser complains of meanwhile
 * fails the test.
 */
export async function visit(
  use: (visitor: Visitor) => Promise<void>,
  { window = WIDE, wantsLessMotion = false }: Partial<TabOptions> = {},
): Promise<void> {
  if (!engine) throw new Error('The engine has not started.');
  const tab = await engine.open({ window, wantsLessMotion });
  const visitor = new Visitor(tab);
  try {
    await use(visitor);
    expect(await visitor.evaluate('window.takeComplaints?.()')).toEqual([]);
  } finally {
    await tab.close();
  }
}
