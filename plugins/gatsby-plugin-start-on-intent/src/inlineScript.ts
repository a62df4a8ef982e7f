import path from 'node:path';
import { buildSync } from 'esbuild';
import { BOOT_SCREEN, THEME_KEY } from '../../../src/sharedNames';
import { isFrom } from '../../../src/theme/media';
import { colors } from '../../../src/theme/tokens';
import type { bootGuard } from './inline/bootGuard';
import type { firstPaint } from './inline/firstPaint';
import type { menus } from './inline/menus';
import type { nextPage } from './inline/nextPage';
import type { reopenedTab } from './inline/reopenedTab';
import type { startScripts } from './inline/startScripts';

/** In `inline/`, each in a file of its name. */
interface Parts {
  firstPaint: typeof firstPaint;
  bootGuard: typeof bootGuard;
  reopenedTab: typeof reopenedTab;
  menus: typeof menus;
  nextPage: typeof nextPage;
  startScripts: typeof startScripts;
}

/**
 * The calls of the script, in their order. They are no file of code, which would import the values: every page would
 * hold the palettes for the sake of two colours.
 */
const calls: { [Name in keyof Parts]: Parameters<Parts[Name]> } = {
  firstPaint: [THEME_KEY, { light: colors.light.bar, dark: colors.dark.bar }],
  bootGuard: [`#${BOOT_SCREEN}`],
  reopenedTab: [],
  menus: [isFrom('nav')],
  nextPage: [],
  startScripts: [],
};

const entry = Object.entries<unknown[]>(calls)
  .map(([name, values]) => {
    const parameters = values.map((value) => JSON.stringify(value)).join(',');
    return `import { ${name} } from './${name}';\n${name}(${parameters});`;
  })
  .join('\n');

/** Returns the script for the head of every page. */
export function inlineScript(): string {
  const { outputFiles } = buildSync({
    stdin: { contents: entry, resolveDir: path.join(__dirname, 'inline'), loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
    write: false,
  });
  const [file] = outputFiles;
  if (!file) throw new Error('esbuild wrote no inline script.');
  return file.text.trim();
}
