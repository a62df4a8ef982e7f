/**
 * `npm run develop`: writes the JSON Schemas that text editors use for completion in data/, then runs the site with
 * hot reload at http://localhost:8000 (PORT changes it), with the stand-in API beside it.
 */
import { writeSchemas } from './editor/schemaFiles';
import { takesNothing } from './lib/processes/commandLine';
import { runMain } from './lib/processes/run';
import { GATSBY, runSite } from './lib/processes/runSite';

runMain(async () => {
  takesNothing(
    'npm run develop\nPORT, API_PORT and GATSBY_API_HOST in the environment change its addresses.',
  );
  writeSchemas(process.cwd());
  await runSite({
    defaultPort: 8000,
    serve: (port) => [GATSBY, 'develop', '--port', String(port)],
  });
});
