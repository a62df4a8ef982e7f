/** Runs the site with the stand-in API beside it until a person or the system ends both. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  readPort,
  readStandInSettings,
  SettingError,
  startProblem,
  takenPortSentence,
} from '../../stand-in-api/settings';
import { startStandIn } from '../../stand-in-api/startStandIn';
import { startNodeProgram } from './childProcesses';
import type { RunningProgram } from './childProcesses';
import { isPortTaken, localUrl, waitForAnswer } from './localAddresses';

const projectFolder = path.resolve(__dirname, '..', '..');

/** Gatsby's program, for `SiteCommand`. */
export const GATSBY = require.resolve('gatsby/cli.js');

export interface SiteCommand {
  /** The port of the site unless PORT says otherwise. */
  defaultPort: number;
  /** Arguments of Node for what must end well before the site is served. */
  prepare?: readonly string[];
  /** Arguments of Node for the program that serves the site. */
  serve: (port: number) => readonly string[];
  /** A file that must be there before the site can be served, relative to the project. */
  needs?: { file: string; otherwise: string };
}

interface Ended {
  isStopped: boolean;
  exitCode: number;
}

/**
 * Resolves with 0 at the first order to end: Ctrl-C, the end of the terminal, a polite kill, or the
 * end of the npm that started this. npm's shell dies of such an order without passing it on.
 */
function stopOrder(): Promise<number> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => resolve(0));
    }
    if (process.env.npm_lifecycle_event === undefined) return;
    const parent = process.ppid;
    setInterval(() => {
      if (process.ppid !== parent) resolve(0);
    }, 500).unref();
  });
}

/** What the site is built with; what the environment already says comes first. */
function siteEnvironment(sitePort: number, apiPort: number, token: string): NodeJS.ProcessEnv {
  const { env } = process;
  return {
    ...env,
    GATSBY_API_HOST: env.GATSBY_API_HOST?.trim() || localUrl(apiPort),
    GATSBY_API_TOKEN: token,
    GATSBY_SITE_URL: env.GATSBY_SITE_URL?.trim() || localUrl(sitePort),
    // Gatsby's other reporter redraws the screen and wipes out the stand-in's lines.
    GATSBY_LOGGER: env.GATSBY_LOGGER || 'yurnalist',
  };
}

/** Asks before the build: a port that is taken is not found out minutes later. */
async function checkPorts(sitePort: number, apiPort: number): Promise<void> {
  if (sitePort === apiPort) {
    throw new SettingError(`PORT and API_PORT are both ${sitePort}, but must differ.`);
  }
  if (await isPortTaken(sitePort)) {
    throw new SettingError(takenPortSentence(sitePort, 'the site', 'PORT'));
  }
  if (await isPortTaken(apiPort)) {
    throw new SettingError(takenPortSentence(apiPort, 'the stand-in API', 'API_PORT'));
  }
}

function addressLines(sitePort: number, apiPort: number, apiHost: string | undefined): string {
  const ownHost = localUrl(apiPort);
  const isElsewhere = apiHost !== undefined && apiHost.replace(/\/+$/, '') !== ownHost;
  return [
    '',
    `  Site:          ${localUrl(sitePort)}`,
    `  Stand-in API:  ${ownHost}`,
    ...(isElsewhere
      ? [`  The forms send to ${apiHost} (GATSBY_API_HOST), not to the stand-in.`]
      : []),
    '',
    '  `npm run inbox` lists what arrived. Ctrl-C ends both.',
    '',
  ].join('\n');
}

/** Waits for the end of a program or for the order to stop, whichever comes first. */
async function ended(program: RunningProgram, stop: Promise<number>): Promise<Ended> {
  return Promise.race([
    program.exitCode.then((exitCode) => ({ isStopped: false, exitCode })),
    stop.then((exitCode) => ({ isStopped: true, exitCode })),
  ]);
}

async function run(command: SiteCommand): Promise<number> {
  const stop = stopOrder();
  const settings = readStandInSettings(process.env);
  const sitePort = readPort(process.env, 'PORT', command.defaultPort);
  if (command.needs && !existsSync(path.join(projectFolder, command.needs.file))) {
    throw new SettingError(command.needs.otherwise);
  }
  await checkPorts(sitePort, settings.port);
  const standIn = await startStandIn({ ...settings, log: (line) => console.log(line) });

  const env = siteEnvironment(sitePort, settings.port, settings.token);
  const start = (args: readonly string[]) => startNodeProgram(args, { cwd: projectFolder, env });
  let program: RunningProgram | undefined;
  try {
    if (command.prepare) {
      program = start(command.prepare);
      const preparation = await ended(program, stop);
      if (preparation.isStopped || preparation.exitCode !== 0) return preparation.exitCode;
      await program.end();
    }
    program = start(command.serve(sitePort));
    const isOver = new AbortController();
    const end = ended(program, stop).finally(() => isOver.abort());
    await waitForAnswer(localUrl(sitePort), isOver.signal);
    if (!isOver.signal.aborted) {
      console.log(addressLines(sitePort, settings.port, env.GATSBY_API_HOST));
    }
    const { isStopped, exitCode } = await end;
    if (isStopped) return 0;
    console.error(`The site has ended by itself (exit code ${exitCode}).`);
    return exitCode === 0 ? 1 : exitCode;
  } finally {
    await program?.end();
    await standIn.close();
  }
}

/**
 * Runs a site command and ends this process: with 0 after Ctrl-C, with the build's code when the
 * build fails, with 1 and a sentence when a port is taken or a variable makes no sense.
 */
export async function runSite(command: SiteCommand): Promise<void> {
  try {
    process.exit(await run(command));
  } catch (error) {
    console.error(startProblem(error));
    process.exit(1);
  }
}
