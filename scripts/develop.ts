/**
 * `npm run develop`: writes the JSON Schemas that text editors use for completion in data/, then runs the site with
 * hot reload at http://localhost:8000 (PORT changes it), with the stand-in API beside it.
 */
import { writeSchemas } from './editor/schemaFiles';
import { runMain } from './lib/run';
import { GATSBY, runSite } from './lib/runSite';

writeSchemas(process.cwd());

runMain(() =>
  runSite({
    defaultPort: 8000,
    serve: (port) => [GATSBY, 'develop', '--port', String(port)],
  }),
);
