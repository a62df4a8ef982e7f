/**
 * `npm run forge`: the published /admin of the site in public/, saving to a stand-in for GitHub on this computer
 * (docs/editing.md). PORT and FORGE_PORT change its addresses.
 */
import { contentFiles } from '../stand-in-api/forge/contentFiles';
import { startForge } from '../stand-in-api/forge/server';
import { readPort } from '../stand-in-api/settings';
import { takesNothing } from './lib/processes/commandLine';
import { localUrl } from './lib/processes/localAddresses';
import { runMain } from './lib/processes/run';
import { serveSite } from './lib/site/siteServer';
import { builtPlace, triedAdmin } from './lib/site/triedAdmin';

/** Two editors, an owner and two translators. */
const LOGINS = ['mona', 'omar', 'sami', 'laila', 'noor'];

async function main(): Promise<void> {
  takesNothing('npm run forge\nPORT and FORGE_PORT in the environment change its addresses.');
  const place = builtPlace();
  const port = readPort(process.env, 'PORT', 9000);
  const forgePort = readPort(process.env, 'FORGE_PORT', 9002);
  const forge = await startForge(
    {
      files: contentFiles(process.cwd()),
      logins: LOGINS,
      repositoryName: place.repo,
      log: (call) => console.log(call),
    },
    forgePort,
  );
  await serveSite(port, 'localhost', triedAdmin(place, forge.url));
  console.log(`/admin: ${localUrl(port)}/admin

Choose "Sign In Using Access Token". A name is the token: ${LOGINS.join(', ')}.
Each browser profile is another editor. Ctrl-C forgets everything.

To let the next publishing wait for a check, or fail: type "check", "fail", then "pass".
`);
  process.stdin.on('data', (typed) => {
    const states = { check: 'expected', fail: 'failing', pass: 'passed' } as const;
    const found = Object.entries(states).find(([word]) => word === String(typed).trim());
    if (!found) return;
    const [, state] = found;
    forge.requests.requiredCheck = state;
    console.log(`The required check: ${state}`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void forge.close().then(() => process.exit(0)));
  }
}

runMain(main);
