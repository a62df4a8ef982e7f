/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { folderForEach } from '../../../__tests__/support/folder';
import { startProgram } from './childProcesses';

const folder = folderForEach();

/** Connects to the port in its first argument, starts the program of the others, and waits. */
const CHILD = `
const { connect } = require('node:net');
const { spawn } = require('node:child_process');
const [port, ...programs] = process.argv.slice(2);
connect({ port: Number(port) }).on('error', () => undefined);
if (programs.length > 0) spawn(process.execPath, [programs[0], port], { stdio: 'inherit' });
setInterval(() => undefined, 1000);
`;

/** Starts the program of its arguments in a group of its own, and kills it on Ctrl+C alone, as Playwright does. */
const TEST_RUNNER = `
const { spawn } = require('node:child_process');
const server = spawn(process.execPath, process.argv.slice(2), { stdio: 'ignore', detached: true });
process.on('SIGINT', () => {
  server.kill('SIGKILL');
  process.exit(130);
});
`;

/** Listens on a free port of this machine. */
const listen = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  return { server, port: typeof place === 'object' && place ? String(place.port) : '' };
};

test('what is stopped before its end takes the server with it that it has started', async () => {
  const child = folder.at('child.cjs');
  const runner = folder.at('runner.cjs');
  writeFileSync(child, CHILD);
  writeFileSync(runner, TEST_RUNNER);
  const { server, port } = await listen();
  const program = startProgram(process.execPath, [runner, child, port]);
  const [socket] = await once(server, 'connection');
  const closed = once(socket.on('error', () => undefined).resume(), 'close');
  await program.end();
  await closed;
  server.close();
}, 30_000);

// gatsbyjs/gatsby 26501.
test('what develop has started ends with it, even if it is killed', async () => {
  const child = folder.at('child.cjs');
  const parent = folder.at('parent.ts');
  writeFileSync(child, CHILD);
  const { server, port } = await listen();
  const args = JSON.stringify([child, port, child]);
  writeFileSync(
    parent,
    `import { startNodeProgram } from ${JSON.stringify(resolve('scripts/lib/processes/childProcesses'))};
startNodeProgram(${args}, { cwd: process.cwd(), env: process.env });`,
  );
  const started = spawn(process.execPath, ['--import', 'tsx', parent], { stdio: 'inherit' });
  const ends: Promise<unknown>[] = [];
  // The program and its own child.
  while (ends.length < 2) {
    const [socket] = await once(server, 'connection');
    ends.push(once(socket.on('error', () => undefined).resume(), 'close'));
  }
  started.kill('SIGKILL');
  await Promise.all(ends);
  server.close();
}, 30_000);
