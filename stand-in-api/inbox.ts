/** What has arrived, kept in a file that outlives the stand-in: a line of JSON for each message. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { callNames, type CallName } from '../src/backend/calls';

/** A message without its password, and whether it was accepted. */
export interface Message {
  at: string;
  succeeded: boolean;
  [field: string]: unknown;
}

export class Inbox {
  private messages: (Message & { call: CallName })[] = [];

  /** Without a file, what arrives is gone when the stand-in ends. */
  constructor(private readonly file?: string) {
    if (file) mkdirSync(path.dirname(file), { recursive: true });
  }

  add(call: CallName, succeeded: boolean, fields: Record<string, string>): void {
    const message = { at: new Date().toISOString(), call, succeeded, ...fields };
    this.messages.push(message);
    if (this.file) appendFileSync(this.file, `${JSON.stringify(message)}\n`);
  }

  /** What has arrived since the start, by call, oldest first. */
  byCall(): Partial<Record<CallName, Message[]>> {
    const of = (name: CallName) => this.messages.filter(({ call }) => call === name);
    return Object.fromEntries(callNames().map((name) => [name, of(name)]));
  }

  /** Forgets all that has arrived, the file included. */
  empty(): void {
    this.messages = [];
    if (this.file) rmSync(this.file, { force: true });
  }
}

/** A value comes from outside: control characters in it must not steer the terminal. */
const printable = (text: string) =>
  text.replace(/[^\P{C}\n]/gu, (one) => `\\u{${(one.codePointAt(0) ?? 0).toString(16)}}`);

function messageText(line: string): string {
  try {
    const { call, at, ...fields }: Record<string, unknown> = { ...JSON.parse(line) };
    const width = Math.max(...Object.keys(fields).map(({ length }) => length)) + 2;
    const rows = Object.entries(fields).map(([name, value]) =>
      `  ${`${name}:`.padEnd(width)}${String(value)}`.replaceAll(
        '\n',
        `\n${' '.repeat(width + 2)}`,
      ),
    );
    return printable([`${String(call)}, ${String(at)}`, ...rows].join('\n'));
  } catch {
    return printable(line);
  }
}

/** The messages of a file in words, newest first. A line that cannot be read is shown as it is. */
export function inboxText(file: string): string {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return lines.reverse().map(messageText).join('\n\n') || 'Nothing has arrived yet.';
}
