/**
 * `npm run test:engines`: the small suite in Firefox and WebKit, one after the other, on the site in
 * public/ as `npm test` built it. `-- firefox` or `-- webkit` tests one of them; what follows goes to
 * jest.
 */
import { run, runMain } from '../scripts/lib/run';
import { ENGINE_NAMES, installEngine, isEngineName } from './support/engines';

async function main(): Promise<number> {
  const words = process.argv.slice(2);
  const named = words.filter(isEngineName);
  const others = words.filter((word) => !isEngineName(word));
  let code = 0;
  for (const engine of named.length > 0 ? named : ENGINE_NAMES) {
    await installEngine(engine);
    console.log(`── ${engine}`);
    const args = ['jest', '--config', 'engine-tests/jest.config.mjs', ...others];
    code = (await run('npx', args, { ENGINE: engine })) || code;
  }
  return code;
}

runMain(main);
