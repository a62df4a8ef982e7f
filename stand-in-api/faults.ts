/** The fault switch: which wrong answer a call gives next, how often, and how it is asked for. */
import { validateHeaderName, validateHeaderValue } from 'node:http';
import * as yup from 'yup';
import { callNames, isCallName } from './calls';
import type { CallName } from './calls';
import { messageOf } from './errors';

/** Answers 200 to whatever comes, so that a redirect has somewhere to lead. */
export const redirectTargetPath = '/__redirect-target';

/** An order for a fault that cannot be understood; its message is meant for a person. */
export class FaultError extends Error {}

/** What goes out instead of the call's own answer. */
export interface FaultAnswer {
  status: number;
  body: string;
  /** Names in lower case. */
  headers: Record<string, string>;
}

export interface Fault {
  /** What the logs call it. */
  name: string;
  /** Milliseconds until anything is answered. */
  delay: number;
  /** Without one, the call is carried out as ever, only later or without CORS. */
  answer?: FaultAnswer;
  /** reset: cut before the answer; abort: cut in the middle of the answer's body. */
  connection?: 'reset' | 'abort';
  /** refused: the preflight already fails; unreadable: only the answer lacks the header. */
  cors?: 'refused' | 'unreadable';
}

interface Preset {
  status?: number;
  body?: string;
  contentType?: string;
  delay?: number;
  connection?: 'reset' | 'abort';
  cors?: 'refused' | 'unreadable';
}

const json = (value: unknown) => JSON.stringify(value);
const markup = '<b>Bold</b> <img src="x" onerror="window.standInMarkupRan = true"> &amp; more';

const presets = {
  empty: { status: 200, body: '' },
  'malformed-json': { status: 200, body: '{"success": true, "message": "cut sho' },
  html: {
    status: 502,
    contentType: 'text/html; charset=utf-8',
    body: '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1><p>Not JSON.</p>',
  },
  'message-absent': { status: 400, body: json({ success: false }) },
  'message-empty': { status: 400, body: json({ success: false, message: '' }) },
  'message-number': { status: 400, body: json({ success: false, message: 42 }) },
  'message-object': { status: 400, body: json({ success: false, message: { text: 'Nested' } }) },
  'message-long': {
    status: 400,
    body: json({ success: false, message: 'Ten thousand characters. '.repeat(400) }),
  },
  'message-markup': { status: 400, body: json({ success: false, message: markup }) },
  'success-absent': { status: 200, body: json({ message: 'There is no success field.' }) },
  'success-string': { status: 200, body: json({ success: 'true', message: 'Success is text.' }) },
  'success-false': { status: 200, body: json({ success: false, message: 'It did not work.' }) },
  redirect: { status: 302 },
  slow: { delay: 60_000 },
  reset: { connection: 'reset' },
  abort: { connection: 'abort' },
  'cors-refused': { cors: 'refused' },
  'cors-unreadable': { cors: 'unreadable' },
} as const satisfies Record<string, Preset>;

type PresetName = keyof typeof presets;

function isPresetName(name: string): name is PresetName {
  return Object.hasOwn(presets, name);
}

/** The faults that have a name, for the documentation and for messages. */
export const presetNames: readonly PresetName[] = Object.keys(presets).filter(isPresetName);

function isSendableHeaders(value: unknown): value is Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([name, content]: [string, unknown]) => {
    try {
      if (typeof content !== 'string') return false;
      validateHeaderName(name);
      validateHeaderValue(name, content);
      return true;
    } catch {
      return false;
    }
  });
}

const statusRule = 'status must be a whole number from 200 to 599.';
const delayRule = 'delay must be a whole number of milliseconds, at most 600000.';

const faultSchema = yup
  .object({
    preset: yup.string().oneOf(presetNames, `preset must be one of: ${presetNames.join(', ')}.`),
    status: yup
      .number()
      .typeError(statusRule)
      .integer(statusRule)
      .min(200, statusRule)
      .max(599, statusRule),
    body: yup.string().typeError('body must be text: give JSON as a text, too.'),
    contentType: yup.string().typeError('contentType must be text.'),
    headers: yup
      .mixed(isSendableHeaders)
      .typeError('headers must be an object of header names and texts that HTTP allows.'),
    delay: yup
      .number()
      .typeError(delayRule)
      .integer(delayRule)
      .min(0, delayRule)
      .max(600_000, delayRule),
    connection: yup
      .string()
      .oneOf(['reset', 'abort'] as const, 'connection must be "reset" or "abort".'),
    cors: yup
      .string()
      .oneOf(['refused', 'unreadable'] as const, 'cors must be "refused" or "unreadable".'),
  })
  .exact(({ properties }: { properties: string }) => `A fault has no field ${properties}.`);

const redirectStatuses = new Set([301, 302, 303, 307, 308]);

/** HTTP allows these no body. */
export const bodilessStatuses: ReadonlySet<number> = new Set([204, 205, 304]);

function defaultBody(status: number): string {
  if (bodilessStatuses.has(status)) return '';
  const message = `The stand-in was asked to answer ${status}.`;
  return json({ success: status < 300, message });
}

function readFields(value: object): yup.InferType<typeof faultSchema> {
  try {
    return faultSchema.validateSync(value, { strict: true, abortEarly: false });
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    throw new FaultError(error.errors.join(' '), { cause: error });
  }
}

function nameOf({ status, delay }: { status?: number; delay?: number }): string {
  if (status !== undefined) return `status ${status}`;
  return delay === undefined ? 'own' : `delay ${delay}`;
}

/**
 * Reads a fault as a person or a test writes it: the name of a preset (`"html"`), a status (`503`
 * or `"503"`), or an object of fields, which may start from a preset
 * (`{ "preset": "html", "status": 200 }`).
 *
 * @throws FaultError when the value is none of these.
 */
export function readFault(value: unknown): Fault {
  if (typeof value === 'number') return readFault({ status: value });
  if (typeof value === 'string') {
    return /^\d+$/.test(value)
      ? readFault({ status: Number(value) })
      : readFault({ preset: value });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new FaultError('A fault is the name of a preset, a status, or an object of its fields.');
  }
  const { preset, ...own } = readFields(value);
  const base: Preset = preset === undefined ? {} : presets[preset];
  const { status, body, contentType, delay, connection, cors } = { ...base, ...own };
  const fault: Fault = { name: preset ?? nameOf(own), delay: delay ?? 0 };
  if (connection !== undefined) fault.connection = connection;
  if (cors !== undefined) fault.cors = cors;

  const parts = [status, body, contentType, own.headers];
  if (connection === 'abort' || parts.some((part) => part !== undefined)) {
    const sentStatus = status ?? 200;
    const headers: Record<string, string> = {};
    if (redirectStatuses.has(sentStatus)) headers.location = redirectTargetPath;
    const sentType = contentType ?? 'application/json; charset=utf-8';
    if (sentType !== '' && !bodilessStatuses.has(sentStatus)) headers['content-type'] = sentType;
    for (const [name, content] of Object.entries(own.headers ?? {})) {
      headers[name.toLowerCase()] = content;
    }
    fault.answer = { status: sentStatus, body: body ?? defaultBody(sentStatus), headers };
  }
  return fault;
}

/** Which fault for which calls, and how often; without `times`, until it is taken back. */
export interface FaultOrder {
  calls: readonly CallName[];
  fault: Fault;
  times?: number;
}

const timesRule = 'times must be a whole number from 1 up.';

/**
 * Reads `{ "call": …, "fault": …, "times": … }`; the call `all` means all four.
 *
 * @throws FaultError when a part is missing, wrong or unknown.
 */
export function readFaultOrder(value: unknown): FaultOrder {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new FaultError('An order is a JSON object with "call", "fault" and perhaps "times".');
  }
  const { call, fault, times, ...others }: Record<string, unknown> = { ...value };
  const unknownNames = Object.keys(others);
  if (unknownNames.length > 0) {
    throw new FaultError(`An order has no field ${unknownNames.join(', ')}.`);
  }
  if (typeof call !== 'string' || !(call === 'all' || isCallName(call))) {
    throw new FaultError(`call must be one of: ${callNames.join(', ')}, all.`);
  }
  const order: FaultOrder = {
    calls: call === 'all' ? callNames : [call],
    fault: readFault(fault),
  };
  if (times === undefined) return order;
  if (typeof times !== 'number' || !Number.isSafeInteger(times) || times < 1) {
    throw new FaultError(timesRule);
  }
  return { ...order, times };
}

/**
 * Reads the variable STAND_IN_FAULT: either orders in short form (`contact-us=html, login=503*2`)
 * or the JSON of one order or of several in a list. Nothing for an absent or empty variable.
 *
 * @throws FaultError when the text is neither.
 */
export function readFaultVariable(text: string | undefined): FaultOrder[] {
  const trimmed = text?.trim();
  if (!trimmed) return [];
  try {
    if (/^[[{]/.test(trimmed)) {
      const value: unknown = JSON.parse(trimmed);
      return Array.isArray(value) ? value.map(readFaultOrder) : [readFaultOrder(value)];
    }
    return trimmed.split(',').map((part) => {
      const [, call, fault, times] =
        /^\s*([\w-]+)\s*=\s*([\w-]+)\s*(?:\*\s*(\d+)\s*)?$/.exec(part) ?? [];
      if (call === undefined) {
        throw new FaultError(`"${part.trim()}" does not read like contact-us=html or login=503*2.`);
      }
      return readFaultOrder({ call, fault, ...(times !== undefined && { times: Number(times) }) });
    });
  } catch (error) {
    throw new FaultError(`STAND_IN_FAULT cannot be read: ${messageOf(error)}`, { cause: error });
  }
}

/** A fault that waits for its call. */
export interface PendingFault {
  call: CallName;
  fault: Fault;
  /** Null for a fault that stays until it is taken back. */
  timesLeft: number | null;
}

/** Holds at most one fault for each call. */
export class FaultSwitch {
  private readonly pending = new Map<CallName, PendingFault>();

  constructor(orders: readonly FaultOrder[] = []) {
    orders.forEach((order) => this.set(order));
  }

  /** Puts a fault in place of the one that the calls may have had. */
  set({ calls, fault, times }: FaultOrder): void {
    for (const call of calls) this.pending.set(call, { call, fault, timesLeft: times ?? null });
  }

  /** Takes back the fault of one call, or all of them. */
  clear(call?: CallName): void {
    if (call === undefined) this.pending.clear();
    else this.pending.delete(call);
  }

  list(): PendingFault[] {
    return [...this.pending.values()].map((pendingFault) => ({ ...pendingFault }));
  }

  /**
   * Returns the fault for a request and counts it. A preflight meets only a refusal by CORS, since
   * the call itself never comes then.
   */
  take(call: CallName, method: string): Fault | undefined {
    const pendingFault = this.pending.get(call);
    if (pendingFault === undefined) return undefined;
    const isMeant =
      method === 'POST' || (method === 'OPTIONS' && pendingFault.fault.cors === 'refused');
    if (!isMeant) return undefined;
    if (pendingFault.timesLeft !== null) {
      pendingFault.timesLeft -= 1;
      if (pendingFault.timesLeft === 0) this.pending.delete(call);
    }
    return pendingFault.fault;
  }
}
