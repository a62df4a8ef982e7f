/**
 * `npm start`: builds the production site and serves it at http://localhost:9000 (PORT changes it)
 * with the stand-in API beside it. `--no-build` serves what is in public/ as it is.
 */
import { GATSBY, runSite } from './lib/runSite';

void runSite({
  defaultPort: 9000,
  prepare: process.argv.includes('--no-build') ? undefined : [GATSBY, 'build'],
  serve: (port) => ['--import', 'tsx', 'scripts/serve.ts', '--port', String(port)],
});
