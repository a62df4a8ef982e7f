/**
 * `npm run develop`: the site with hot reload at http://localhost:8000 (PORT changes it) with the
 * stand-in API beside it.
 */
import { runSite } from './lib/runSite';

void runSite({
  defaultPort: 8000,
  serve: (port) => ['develop', '--port', String(port)],
});
