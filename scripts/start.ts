/**
 * `npm start`: builds the production site and serves it at http://localhost:9000 (PORT changes it)
 * with the stand-in API beside it. `--no-build` serves what is in public/ as it is.
 */
import { GATSBY, runSite } from './lib/runSite';

const isBuilding = !process.argv.includes('--no-build');

void runSite({
  defaultPort: 9000,
  ...(isBuilding
    ? { prepare: [GATSBY, 'build'] }
    : {
        needs: {
          file: 'public/index.html',
          otherwise: 'There is no built site in public/: run the command without --no-build.',
        },
      }),
  serve: (port) => ['--import', 'tsx', 'scripts/serve.ts', '--port', String(port)],
});
