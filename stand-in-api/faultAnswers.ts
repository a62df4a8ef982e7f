/** Carries a fault out on the connection. */
import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { bodilessStatuses } from './faults';
import type { Fault, FaultAnswer } from './faults';

/** How many bytes an aborted answer promises beyond those that it sends. */
const missingBytes = 1000;

/** Whether the fault takes the place of the call: nothing is checked, nothing is kept. */
export function replacesCall(fault: Fault): boolean {
  return fault.answer !== undefined || fault.connection !== undefined;
}

/** Waits, but no longer than the connection lives. */
export function pause(milliseconds: number, response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    if (milliseconds === 0 || response.destroyed) {
      resolve();
      return;
    }
    const end = () => {
      clearTimeout(timer);
      response.off('close', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    response.on('close', end);
  });
}

/** Cuts the connection so that the other side sees a reset, not an orderly end. */
function reset(response: ServerResponse): void {
  const { socket } = response;
  if (socket === null || typeof socket.resetAndDestroy !== 'function') response.destroy();
  else socket.resetAndDestroy();
}

function write(response: ServerResponse, fault: Fault, answer: FaultAnswer): void {
  const { status, body, headers } = answer;
  const isAborted = fault.connection === 'abort';
  const hasLength = 'content-length' in headers || 'transfer-encoding' in headers;
  const length = Buffer.byteLength(body) + (isAborted ? missingBytes : 0);
  response.writeHead(status, {
    ...(!hasLength && !bodilessStatuses.has(status) && { 'content-length': length }),
    ...headers,
  });
  if (isAborted) response.write(body, () => response.destroy());
  else response.end(bodilessStatuses.has(status) ? undefined : body);
}

/**
 * Returns the fault's answer in place of the call's own, with the CORS headers that the reply has by
 * then. Writes past Fastify, which would mend what is meant to be broken.
 */
export async function sendFault(fault: Fault, reply: FastifyReply): Promise<void> {
  reply.hijack();
  const response = reply.raw;
  await pause(fault.delay, response);
  if (response.destroyed) return;
  if (fault.connection === 'reset' || fault.answer === undefined) {
    reset(response);
    return;
  }
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) response.setHeader(name, value);
  }
  write(response, fault, fault.answer);
}
