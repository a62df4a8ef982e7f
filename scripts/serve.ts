/** `npm run serve`: serves public/ as built; `-- -p PORT` and `-- -H HOST` change the address. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runMain } from './lib/run';
import { serveSite } from './lib/siteServer';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', short: 'p', default: process.env.PORT ?? '9000' },
      host: { type: 'string', short: 'H', default: 'localhost' },
    },
  });
  if (!existsSync('public/index.html')) {
    throw new Error('There is no built site in public/. Run npm run build first.');
  }
  await serveSite(Number(values.port), values.host);
  console.log(`The site in public/ is at http://${values.host}:${values.port}`);
}

runMain(main);
