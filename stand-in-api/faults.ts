/** Faults: responses that a call can be made to send instead of its own. */
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Answers every request with 200: the target of redirects. */
export const REDIRECT_TARGET = '/__redirect-target';

interface FaultResponse {
  /** 200 unless given. */
  status?: number;
  /** JSON that names the status unless given. */
  body?: string;
  /** JSON unless given. */
  contentType?: string;
  /** Closes the connection in the middle of the body. */
  isCut?: true;
  /** Hides the response from the page (CORS). */
  isUnreadable?: true;
}

const faults = {
  html: {
    status: 502,
    contentType: 'text/html; charset=utf-8',
    body: '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1><p>Not JSON.</p>',
  },
  abort: { isCut: true },
  'cors-unreadable': { isUnreadable: true },
} as const satisfies Record<string, FaultResponse>;

type FaultName = keyof typeof faults;

/** A fault given by name, by status or in full, perhaps based on a named one. */
export type FaultOrder =
  FaultName | number | { preset?: FaultName; status?: number; body?: string; contentType?: string };

const name = { enum: Object.keys(faults) };
const status = { type: 'integer', minimum: 200, maximum: 599 };
const text = { type: 'string' };

/** JSON Schema of a `FaultOrder`. */
export const faultOrderSchema = {
  anyOf: [
    name,
    status,
    {
      type: 'object',
      minProperties: 1,
      additionalProperties: false,
      properties: { preset: name, status, body: text, contentType: text },
    },
  ],
};

export interface Fault extends FaultResponse {
  /** Its name in the log. */
  name: string;
}

/** The fault that an order describes. */
export function faultOf(order: FaultOrder): Fault {
  if (typeof order === 'number') return { name: `status ${order}`, status: order };
  if (typeof order === 'string') return { name: order, ...faults[order] };
  const { preset, ...own } = order;
  return { name: 'own', ...(preset && faultOf(preset)), ...own };
}

/** HTTP statuses whose responses have no body. */
const BODILESS = [204, 205, 304];

/** Sends the response of a fault. A cut body is a stream, since Fastify would correct the length of a string. */
export function sendFault(fault: Fault, reply: FastifyReply): FastifyReply {
  const { status: code = 200, contentType = 'application/json; charset=utf-8', isCut } = fault;
  const message = `The stand-in was asked to answer ${code}.`;
  const body = fault.body ?? JSON.stringify({ success: code < 300, message });
  reply.code(code);
  if (code >= 300 && code < 400) reply.header('location', REDIRECT_TARGET);
  if (BODILESS.includes(code)) return reply.send();
  reply.header('content-type', contentType);
  if (!isCut) return reply.send(body);
  reply.header('content-length', Buffer.byteLength(body) + 1000);
  return reply.send(Readable.from([body]));
}
