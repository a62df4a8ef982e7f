import path from 'node:path';
import { buildSync } from 'esbuild';
import { BOOT_SCREEN, THEME_KEY } from '../../../src/navigation/startState';
import { isFrom } from '../../../src/theme/media';
import { colors } from '../../../src/theme/tokens';

const calls: [name: string, ...values: unknown[]][] = [
  ['firstPaint', THEME_KEY, { light: colors.light.bar, dark: colors.dark.bar }],
  ['bootGuard', `#${BOOT_SCREEN}`],
  ['reopenedTab'],
  ['menus', isFrom('nav')],
  ['nextPage'],
  ['startScripts'],
];

const entry = calls
  .map(([name, ...values]) => {
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
