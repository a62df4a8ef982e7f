/**
 * `npm run forge`: the published /admin of the site in public/, saving to a stand-in for GitHub on this computer
 * (docs/editing.md). PORT and FORGE_PORT change its addresses.
 */
import { existsSync, readFileSync } from 'node:fs';
import type { SavingPlace } from '../plugins/gatsby-plugin-content-admin/src/forms/config';
import { adminPage, PLACE_ELEMENT } from '../plugins/gatsby-plugin-content-admin/src/forms/page';
import { contentFiles } from '../stand-in-api/forge/contentFiles';
import { startForge } from '../stand-in-api/forge/server';
import { readPort } from '../stand-in-api/settings';
import { localUrl } from './lib/localAddresses';
import { runMain } from './lib/run';
import { serveSite } from './lib/siteServer';

const PAGE = 'public/admin/index.html';

/** Two editors, an owner and two translators. */
const LOGINS = ['mona', 'omar', 'sami', 'laila', 'noor'];

/** Reads where the built /admin saves to. */
function builtPlace(): SavingPlace | undefined {
  const page = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';
  const [, json] = new RegExp(`id="${PLACE_ELEMENT}">(.*?)</script>`).exec(page) ?? [];
  return json === undefined ? undefined : JSON.parse(json);
}

async function main(): Promise<void> {
  const place = builtPlace();
  if (place?.name !== 'github') {
    throw new Error(
      'public/ holds no /admin that saves to GitHub. Build it first: CMS_REPOSITORY=acme/website npm run build',
    );
  }
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
  const tried = adminPage({
    name: 'github',
    repo: place.repo,
    api_root: forge.url,
    auth_methods: ['token'],
  });
  await serveSite(port, 'localhost', { '/admin': tried, '/admin/': tried });
  console.log(`/admin: ${localUrl(port)}/admin

Choose "Sign In Using Access Token". A name is the token: ${LOGINS.join(', ')}.
Each browser profile is another editor. Ctrl-C forgets everything.

To let the next publishing wait for a check, or fail: type "check", "fail", then "pass".
`);
  process.stdin.on('data', (typed) => {
    const states = { check: 'expected', fail: 'failing', pass: 'passed' } as const;
    const found = Object.entries(states).find(([word]) => word === String(typed).trim());
    if (!found) return;
    [, forge.requests.requiredCheck] = found;
    console.log(`The required check: ${found[1]}`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void forge.close().then(() => process.exit(0)));
  }
}

runMain(main);
