import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startProgram } from '../scripts/lib/processes/childProcesses';

/** The text of one page, and another. */
const PAGE = 'data/legal/terms.yaml';
const [BEFORE, AFTER] = ['Who reads this website', 'Whoever reads this website'];

const RENDERED = /Building static HTML for pages.*?(\d+\/\d+)/;

/**
 * Builds the built site in the working directory again, with one word changed: only its page may be rendered, although
 * there is a variable that was not there before, as from one build to the next on a host.
 * @returns an exit code
 */
export async function buildAfterOneWord(): Promise<number> {
  const text = readFileSync(PAGE, 'utf8');
  if (!text.includes(BEFORE)) throw new Error(`${PAGE} does not say "${BEFORE}".`);
  writeFileSync(PAGE, text.replace(BEFORE, AFTER));

  const output: Buffer[] = [];
  const { exitCode } = startProgram('npx', ['tsx', 'browser-tests/build.ts'], {
    env: { ...process.env, BUILD_AFTER: 'one word' },
    onOutput: (piece) => output.push(piece),
  });
  const code = await exitCode;
  const log = Buffer.concat(output).toString();
  const [, rendered] = RENDERED.exec(log) ?? [];
  const html = readFileSync(path.join('public', 'terms & conditions/index.html'), 'utf8');
  if (code === 0 && rendered === '1/1' && html.includes(AFTER)) return 0;
  console.error(
    `${log}\nAfter one changed word, ${rendered ?? 'no'} pages were rendered, not 1/1.`,
  );
  return code || 1;
}
