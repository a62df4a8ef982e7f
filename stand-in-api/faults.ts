/** What a call may be made to answer instead of its own answer. */
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';

/** Answers 200 to whatever comes, so that a redirect has somewhere to lead. */
export const REDIRECT_TARGET = '/__redirect-target';

interface Answer {
  /** 200 unless given. */
  status?: number;
  /** Text as it is sent; unless given, JSON that names the status. */
  body?: string;
  /** JSON unless given. */
  contentType?: string;
  /** The connection is reset before the answer, or ends in the middle of its body. */
  cut?: 'before' | 'within';
  /** The preflight is refused, or the page may not read the answer. */
  cors?: 'refused' | 'unreadable';
  /** Milliseconds until the answer. */
  delay?: number;
}

const json = (value: unknown) => JSON.stringify(value);
const refusal = (message?: unknown) => ({ status: 400, body: json({ success: false, message }) });

const faults = {
  empty: { body: '' },
  'malformed-json': { body: '{"success": true, "message": "cut sho' },
  html: {
    status: 502,
    contentType: 'text/html; charset=utf-8',
    body: '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1><p>Not JSON.</p>',
  },
  'message-absent': refusal(),
  'message-empty': refusal(''),
  'message-number': refusal(42),
  'message-object': refusal({ text: 'Nested' }),
  'message-long': refusal('Ten thousand characters. '.repeat(400)),
  'message-markup': refusal(
    '<b>Bold</b> <img src="x" onerror="window.standInMarkupRan = true"> &amp; more',
  ),
  'success-absent': { body: json({ message: 'There is no success field.' }) },
  'success-string': { body: json({ success: 'true', message: 'Success is text.' }) },
  'success-false': { body: json({ success: false, message: 'It did not work.' }) },
  slow: { delay: 60_000 },
  reset: { cut: 'before' },
  abort: { cut: 'within' },
  'cors-refused': { cors: 'refused' },
  'cors-unreadable': { cors: 'unreadable' },
} as const satisfies Record<string, Answer>;

type FaultName = keyof typeof faults;

/** How a fault is asked for: by its name, by a status, or in full, perhaps beginning with a name. */
export type FaultOrder =
  FaultName | number | { preset?: FaultName; status?: number; body?: string; contentType?: string };

const name = { enum: Object.keys(faults) };
const status = { type: 'integer', minimum: 200, maximum: 599 };
const text = { type: 'string' };

/** JSON Schema of an order. */
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

export interface Fault extends Answer {
  /** What the log calls it. */
  name: string;
}

/** The fault that an order means. */
export function faultOf(order: FaultOrder): Fault {
  if (typeof order === 'number') return { name: `status ${order}`, status: order };
  if (typeof order === 'string') return { name: order, ...faults[order] };
  const { preset, ...own } = order;
  return { name: 'own', ...(preset && faultOf(preset)), ...own };
}

/** HTTP allows these no body. */
const BODILESS = [204, 205, 304];

/** Answers what the fault says; of a cut body, Fastify does not know the length when it is a stream. */
export async function sendFault(fault: Fault, reply: FastifyReply): Promise<FastifyReply> {
  const { status: code = 200, contentType = 'application/json; charset=utf-8', cut } = fault;
  const message = `The stand-in was asked to answer ${code}.`;
  const body = fault.body ?? json({ success: code < 300, message });
  await wait(fault.delay ?? 0, undefined, { ref: false });
  reply.code(code);
  if (code >= 300 && code < 400) reply.header('location', REDIRECT_TARGET);
  if (BODILESS.includes(code)) return reply.send();
  reply.header('content-type', contentType);
  if (cut === 'within') {
    reply.header('content-length', Buffer.byteLength(body) + 1000);
    return reply.send(Readable.from([body]));
  }
  if (cut === undefined) return reply.send(body);
  reply.hijack();
  reply.raw.socket?.resetAndDestroy();
  return reply;
}
