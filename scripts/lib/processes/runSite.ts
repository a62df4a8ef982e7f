/** Runs the site and the stand-in API until they are stopped. */
import path from 'node:path';
import { folderProblem } from '../../../plugins/shared/buildFolder';
import { startStandIn } from '../../../stand-in-api/server';
import { readPort, readStandInSettings } from '../../../stand-in-api/settings';
import { startNodeProgram, type RunningProgram } from './childProcesses';
import { isPortTaken, localUrl, waitForAnswer } from './localAddresses';

const projectFolder = path.resolve(__dirname, '../../..');

/** The path of Gatsby's command, for `node`. */
export const GATSBY = require.resolve('gatsby/cli.js');

interface SiteCommand {
  /** The port of the site unless PORT says otherwise. */
  defaultPort: number;
  /** Node's arguments for a program that must succeed before the site is served. */
  prepare?: readonly string[];
  /** Node's arguments for the program that serves the site. */
  serve: (port: number) => readonly string[];
}

/** Fails before the build if a port is taken, rather than minutes later. */
async function checkPorts(sitePort: number, apiPort: number): Promise<void> {
  if (sitePort === apiPort)
    throw new Error(`PORT and API_PORT are both ${sitePort}, but must differ.`);
  const ports = [
    [sitePort, 'the site', 'PORT'],
    [apiPort, 'the stand-in API', 'API_PORT'],
  ] as const;
  for (const [port, owner, variable] of ports) {
    if (await isPortTaken(port)) {
      throw new Error(
        `Port ${port} is taken: end the program that uses it, or choose another port for ${owner} with ${variable}.`,
      );
    }
  }
}

/**
 * Runs a site command and ends this process: with 0 after Ctrl-C, with the build's exit code if the build fails.
 * @throws Error if Gatsby cannot build in this folder, a port is taken or a variable is malformed
 */
export async function runSite({ defaultPort, prepare, serve }: SiteCommand): Promise<void> {
  const problem = folderProblem(projectFolder);
  if (problem) throw new Error(problem);
  const settings = readStandInSettings(process.env);
  const sitePort = readPort(process.env, 'PORT', defaultPort);
  await checkPorts(sitePort, settings.port);
  await startStandIn({ ...settings, log: (line) => console.log(line) });

  const siteUrl = localUrl(sitePort);
  const ownHost = localUrl(settings.port);
  const apiHost = process.env.GATSBY_API_HOST?.trim() || ownHost;
  const env = {
    ...process.env,
    GATSBY_API_HOST: apiHost,
    GATSBY_API_TOKEN: settings.token,
    GATSBY_SITE_URL: process.env.GATSBY_SITE_URL?.trim() || siteUrl,
    // Gatsby's default reporter redraws the screen and wipes out the stand-in's lines.
    GATSBY_LOGGER: process.env.GATSBY_LOGGER || 'yurnalist',
  };
  const start = (args: readonly string[]) => startNodeProgram(args, { cwd: projectFolder, env });

  let program: RunningProgram | undefined;
  let isStopping = false;
  const stop = async (code: number, sentence?: string): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    if (sentence) console.error(sentence);
    await program?.end();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void stop(0));
  }

  if (prepare) {
    program = start(prepare);
    const code = await program.exitCode;
    if (code !== 0 || isStopping) return stop(code);
  }
  program = start(serve(sitePort));
  const isOver = new AbortController();
  void waitForAnswer(siteUrl, isOver.signal).then(() => {
    if (isOver.signal.aborted) return;
    console.log(`\n  Site:          ${siteUrl}\n  Stand-in API:  ${ownHost}`);
    if (apiHost.replace(/\/+$/, '') !== ownHost)
      console.log(`  The forms send to ${apiHost} (GATSBY_API_HOST), not to the stand-in.`);
    console.log('\n  `npm run inbox` lists what arrived. Ctrl-C ends both.\n');
  });
  const code = await program.exitCode;
  isOver.abort();
  return stop(code || 1, `The site's server has stopped by itself (exit code ${code}).`);
}
