import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startProgram } from '../scripts/lib/processes/childProcesses';

const PAGE = 'data/legal/terms.yaml';

/** What the page says, and what it says after each change. */
const TEXTS = [
  'Who reads this website',
  'Whoever reads this website',
  'Anybody who reads this website',
];

const RENDERED = /Building static HTML for pages.*?(\d+\/\d+)/;

/** Replaces a text of the page and builds. @throws Error unless that page alone was rendered */
async function buildWith(former: string, text: string, environment: NodeJS.ProcessEnv) {
  const yaml = readFileSync(PAGE, 'utf8');
  if (!yaml.includes(former)) throw new Error(`${PAGE} does not say "${former}".`);
  writeFileSync(PAGE, yaml.replace(former, text));
  const output: Buffer[] = [];
  const { exitCode } = startProgram('npx', ['tsx', 'browser-tests/build.ts'], {
    env: { ...process.env, ...environment },
    onOutput: (piece) => output.push(piece),
  });
  const code = await exitCode;
  const log = Buffer.concat(output).toString();
  const [, rendered] = RENDERED.exec(log) ?? [];
  const html = readFileSync(path.join('public', 'terms & conditions/index.html'), 'utf8');
  if (code === 0 && rendered === '1/1' && html.includes(text)) return;
  throw new Error(
    `${log}\nAfter one changed word, ${rendered ?? 'no'} pages were rendered, not 1/1.`,
  );
}

/**
 * Builds a built site twice again, each time with one word changed: only its page may be rendered. First it is built in
 * place; then in a copy of the folder and with a new variable, as on a host that restores its caches.
 * @returns an exit code
 */
export async function buildAfterOneWord(project: string): Promise<number> {
  const [first = '', second = '', third = ''] = TEXTS;
  await buildWith(first, second, {});
  const former = `${project}-former`;
  renameSync(project, former);
  cpSync(former, project, { recursive: true, verbatimSymlinks: true });
  rmSync(former, { recursive: true });
  process.chdir(project);
  await buildWith(second, third, { BUILD_AFTER: 'one word' });
  return 0;
}
