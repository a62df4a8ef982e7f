/** @jest-environment node */
/** What only a real connection shows: resets, aborts, delays, and the address it listens on. */
import { access } from 'node:fs/promises';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { developmentToken } from '../../stand-in-api/settings';
import { startStandIn } from '../../stand-in-api/startStandIn';
import type { RunningStandIn } from '../../stand-in-api/startStandIn';

const message = {
  first_name: 'Ada',
  last_name: 'Byron',
  email: 'ada@example.com',
  phone: '1',
  message: 'Hello',
};

let standIn: RunningStandIn;

beforeEach(async () => {
  standIn = await startStandIn({ port: 0 });
});

afterEach(async () => {
  await standIn.close();
});

const post = (url: string, body: unknown, signal?: AbortSignal) =>
  fetch(`${standIn.url}${url}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${developmentToken}` },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });

const contact = (signal?: AbortSignal) => post('/api/contact-us', message, signal);
const orderFault = (fault: unknown, times?: number) =>
  post('/__faults', { call: 'contact-us', fault, ...(times !== undefined && { times }) });

/** The code of the system's error below fetch's own. */
const failureCode = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error: { cause?: { code?: string } }) => error.cause?.code ?? 'unknown',
  );

const inbox = async (): Promise<string> => (await fetch(`${standIn.url}/__inbox`)).text();
const requests = async (): Promise<unknown> => (await fetch(`${standIn.url}/__requests`)).json();

describe('the running stand-in', () => {
  it('listens on the loopback address only', async () => {
    const { port } = new URL(standIn.url);
    expect(standIn.server.addresses()).toEqual([
      { address: '127.0.0.1', family: 'IPv4', port: Number(port) },
    ]);
    const others = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ family, internal }) => family === 'IPv4' && !internal);
    for (const { address } of others) {
      await expect(fetch(`http://${address}:${port}/__inbox`)).rejects.toThrow();
    }
  });

  it('says which port is taken', async () => {
    const blocker = createServer();
    const port = await new Promise<number>((resolve) => {
      blocker.listen(0, '127.0.0.1', () => {
        const address = blocker.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
    await expect(startStandIn({ port })).rejects.toMatchObject({ code: 'EADDRINUSE', port });
    await new Promise((resolve) => blocker.close(resolve));
  });

  it('removes its temporary folder when it closes', async () => {
    const response = await contact();
    expect(response.ok).toBe(true);
    const inboxFile = path.join(standIn.folder, 'contact-us.json');
    await access(inboxFile);
    await standIn.close();
    await expect(access(inboxFile)).rejects.toThrow();
  });

  it('resets the connection before the answer', async () => {
    await orderFault('reset', 1);
    await expect(failureCode(contact())).resolves.toBe('ECONNRESET');
    expect((await contact()).status).toBe(200);
    await expect(requests()).resolves.toMatchObject([
      { fault: 'reset', outcome: 'cut', status: null },
      { fault: null, outcome: 'answered', status: 200 },
    ]);
  });

  it('aborts in the middle of the body', async () => {
    await orderFault({ preset: 'abort', body: '{"success": tr' }, 1);
    const response = await contact();
    expect(response.status).toBe(200);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(1000);
    await expect(response.text()).rejects.toThrow();
    expect((await contact()).status).toBe(200);
  });

  it('shows a request that still waits for its answer, and closes in spite of it', async () => {
    await orderFault('slow', 1);
    const waiting = failureCode(contact());
    while (!(await inbox()).includes(message.message));
    await expect(requests()).resolves.toMatchObject([{ outcome: 'pending', status: null }]);
    await standIn.close();
    await expect(waiting).resolves.not.toBe('none');
  });

  it.each([301, 302, 303, 307, 308])('redirects by the status %d', async (status) => {
    await orderFault(status, 1);
    const response = await contact();
    expect(response.redirected).toBe(true);
    expect(response.status).toBe(200);
  });

  it('keeps no connection open, so that no browser repeats a request by itself', async () => {
    for (const fault of [undefined, 500]) {
      if (fault !== undefined) await orderFault(fault, 1);
      expect((await contact()).headers.get('connection')).toBe('close');
    }
  });
});
