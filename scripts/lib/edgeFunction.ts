/** The edge function of the token-free mode on Deno, where Netlify runs it. */
import { spawn } from 'node:child_process';
import { startStandIn } from '../../stand-in-api/startStandIn';
import { localUrl, waitForAnswer } from './localAddresses';
import type { Finding } from './verifySite';

const PORT = 8900;
const SITE = localUrl(PORT);
const TOKEN = 'edge-test-token';
const START_MILLISECONDS = 60_000;

/** Serves the function as Netlify does; what it leaves to the site is answered with 404. */
const SERVER = `
import api from './netlify/edge-functions/api.ts';
globalThis.Netlify = { env: Deno.env };
Deno.serve({ port: ${PORT} }, async (request, { remoteAddr }) =>
  (await api(request, { ip: remoteAddr.hostname })) ?? new Response(null, { status: 404 }));`;

const MESSAGE = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  phone: '+971 4 111 1111',
  message: 'Two lines,\nand 🙂',
};

/** Asks the function itself. Returns the status of its answer. */
async function statusOf(path: string, init: RequestInit = {}): Promise<number> {
  const response = await fetch(SITE + path, {
    ...init,
    headers: { Origin: SITE, 'Content-Type': 'application/json' },
  });
  await response.body?.cancel();
  return response.status;
}

/** Runs the function with these variables while `use` runs. */
async function whileServed(
  [command, ...args]: readonly [string, ...string[]],
  variables: Record<string, string>,
  use: () => Promise<Finding[]>,
): Promise<Finding[]> {
  const deno = spawn(command, [...args, 'eval', '--ext=ts', SERVER], {
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
    env: { ...process.env, ...variables },
  });
  try {
    await waitForAnswer(SITE, AbortSignal.timeout(START_MILLISECONDS));
    return await use();
  } finally {
    if (deno.pid !== undefined) process.kill(-deno.pid);
  }
}

const finding = (name: string, found: unknown, expected: unknown): Finding => ({
  name,
  complaints: found === expected ? [] : [`${String(found)}, expected ${String(expected)}`],
});

/**
 * Sends a message through the function, and what it must refuse.
 *
 * @param deno the command that runs Deno
 */
export async function checkEdgeFunction(deno: readonly [string, ...string[]]): Promise<Finding[]> {
  const standIn = await startStandIn({ token: TOKEN });
  const send = () => statusOf('/api/contact-us', { method: 'POST', body: JSON.stringify(MESSAGE) });
  const requests = async () => {
    const log: unknown = await (await fetch(`${standIn.url}/__requests`)).json();
    return Array.isArray(log) ? log.length : log;
  };
  try {
    const idle = await whileServed(deno, {}, async () => [
      finding('edge function without variables', await send(), 404),
    ]);
    const active = await whileServed(
      deno,
      { API_HOST: standIn.url, API_TOKEN: TOKEN },
      async () => [
        finding('edge function, a message', await send(), 200),
        finding('edge function, GET', await statusOf('/api/contact-us'), 405),
        finding('edge function, what has arrived', await requests(), 1),
      ],
    );
    return [...idle, ...active];
  } finally {
    await standIn.close();
  }
}
