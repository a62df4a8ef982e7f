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
  /** The connection ends in the middle of the body. */
  isCut?: true;
  /** The page may not read the answer (CORS). */
  isUnreadable?: true;
  /** Milliseconds until the answer. */
  delay?: number;
}

const json = (value: unknown) => JSON.stringify(value);
const refusal = (message?: string) => ({ status: 400, body: json({ success: false, message }) });

const faults = {
  html: {
    status: 502,
    contentType: 'text/html; charset=utf-8',
    body: '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1><p>Not JSON.</p>',
  },
  'message-absent': refusal(),
  'message-markup': refusal(
    '<b>Bold</b> <img src="x" onerror="window.standInMarkupRan = true"> &amp; more',
  ),
  'success-false': { body: json({ success: false, message: 'It did not work.' }) },
  slow: { delay: 60_000 },
  abort: { isCut: true },
  'cors-unreadable': { isUnreadable: true },
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
  const { status: code = 200, contentType = 'application/json; charset=utf-8', isCut } = fault;
  const message = `The stand-in was asked to answer ${code}.`;
  const body = fault.body ?? json({ success: code < 300, message });
  await wait(fault.delay ?? 0, undefined, { ref: false });
  reply.code(code);
  if (code >= 300 && code < 400) reply.header('location', REDIRECT_TARGET);
  if (BODILESS.includes(code)) return reply.send();
  reply.header('content-type', contentType);
  if (!isCut) return reply.send(body);
  reply.header('content-length', Buffer.byteLength(body) + 1000);
  return reply.send(Readable.from([body]));
}
