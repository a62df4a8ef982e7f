/** Remembers how often each call was made and how it was made, for tests: never a value of a field. */
import type { IncomingHttpHeaders } from 'node:http';
import type { CallName } from './calls';

/** The headers that the specification speaks of. */
const notedHeaders = [
  'authorization',
  'content-type',
  'cache-control',
  'pragma',
  'expires',
] as const;

export interface LoggedRequest {
  call: CallName;
  at: string;
  headers: Partial<Record<(typeof notedHeaders)[number], string>>;
  /** The names of the fields in the body. */
  fields: string[];
  /** The fault that it met, or null. */
  fault: string | null;
  /** Pending until the answer has gone out or the connection has ended without one. */
  outcome: 'pending' | 'answered' | 'cut';
  /** Null until an answer has gone out. */
  status: number | null;
}

/** Enough for any test, and a bound for a stand-in that runs for weeks. */
const maximum = 1000;

export class RequestLog {
  private requests: LoggedRequest[] = [];

  /** Notes the beginning of a call; the caller fills in the rest as it becomes known. */
  begin(call: CallName, at: string, headers: IncomingHttpHeaders): LoggedRequest {
    const request: LoggedRequest = {
      call,
      at,
      headers: {},
      fields: [],
      fault: null,
      outcome: 'pending',
      status: null,
    };
    for (const name of notedHeaders) {
      const value = headers[name];
      if (value !== undefined) request.headers[name] = value;
    }
    this.requests = [...this.requests, request].slice(-maximum);
    return request;
  }

  /** All noted requests, oldest first. */
  list(): readonly LoggedRequest[] {
    return this.requests;
  }

  clear(): void {
    this.requests = [];
  }
}
