/**
 * `npm start`: builds the production site and serves it at http://localhost:9000 (PORT changes it)
 * with the stand-in API beside it. `-- --no-build` skips the build.
 */
import { readCommandLine } from './lib/processes/commandLine';
import { runMain } from './lib/processes/run';
import { GATSBY, runSite } from './lib/processes/runSite';

runMain(async () => {
  const { values } = readCommandLine({
    usage: `npm start [-- --no-build]
PORT, API_PORT and GATSBY_API_HOST in the environment change its addresses.`,
    options: { 'no-build': { type: 'boolean' } },
    words: [],
  });
  await runSite({
    defaultPort: 9000,
    prepare: values['no-build'] ? undefined : [GATSBY, 'build'],
    serve: (port) => ['--import', 'tsx', 'scripts/serve.ts', '--port', String(port)],
  });
});
