/** `npm run serve`: serves public/ as built; `-- -p PORT` and `-- -H HOST` change the address. */
import { portProblem, readPort } from '../stand-in-api/settings';
import { readCommandLine, WrongUsage } from './lib/processes/commandLine';
import { isPortTaken } from './lib/processes/localAddresses';
import { runMain } from './lib/processes/run';
import { requireSite } from './lib/site/publishedPages';
import { serveSite } from './lib/site/siteServer';

const USAGE = `npm run serve [-- --port PORT] [--host HOST]
-p and -H are short for them. Without --port, PORT in the environment counts, then 9000.`;

function portOf(option: string | undefined): number {
  if (option === undefined) return readPort(process.env, 'PORT', 9000);
  const problem = portProblem('--port', option);
  if (problem !== undefined) throw new WrongUsage(problem, USAGE);
  return Number(option);
}

async function main(): Promise<void> {
  const { values } = readCommandLine({
    usage: USAGE,
    options: {
      port: { type: 'string', short: 'p' },
      host: { type: 'string', short: 'H', default: 'localhost' },
    },
    words: [],
  });
  const port = portOf(values.port);
  requireSite('public');
  if (await isPortTaken(port)) {
    throw new Error(`Port ${port} is taken: end the program that uses it, or choose another port.`);
  }
  await serveSite(port, values.host);
  console.log(`The site in public/ is at http://${values.host}:${port}`);
}

runMain(main);
