/**
 * `npm start`: builds the production site and serves it at http://localhost:9000 (PORT changes it)
 * with the stand-in API beside it. `-- --no-build` skips the build.
 */
import { runMain } from './lib/run';
import { GATSBY, runSite } from './lib/runSite';

runMain(() =>
  runSite({
    defaultPort: 9000,
    prepare: process.argv.includes('--no-build') ? undefined : [GATSBY, 'build'],
    serve: (port) => ['--import', 'tsx', 'scripts/serve.ts', '--port', String(port)],
  }),
);
