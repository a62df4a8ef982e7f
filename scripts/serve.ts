/**
 * `npm run serve`: serves public/ as it is built; `-- -p PORT` and `-- -H HOST` change the address,
 * `-- --folder FOLDER` serves a copy.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runMain } from './lib/run';
import { serveSite } from './lib/siteServer';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', short: 'p', default: process.env.PORT ?? '9000' },
      host: { type: 'string', short: 'H', default: 'localhost' },
      folder: { type: 'string', default: 'public' },
    },
  });
  const folder = path.resolve(values.folder);
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`There is no built site in ${values.folder}/. Run npm run build first.`);
  }
  await serveSite(folder, Number(values.port), values.host);
  console.log(`The site in ${values.folder}/ is at http://${values.host}:${values.port}`);
}

runMain(main);
