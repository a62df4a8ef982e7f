/**
 * `npm run develop`: the site with hot reload at http://localhost:8000 (PORT changes it) with the
 * stand-in API beside it. Writes the schemas for editors first.
 */
import { writeSchemas } from './editor/schemaFiles';
import { GATSBY, runSite } from './lib/runSite';

// Editors complete the files of data/ by these.
writeSchemas(process.cwd());

void runSite({
  defaultPort: 8000,
  serve: (port) => [GATSBY, 'develop', '--port', String(port)],
});
