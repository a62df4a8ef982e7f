/** The received messages, stored in a file that outlives the stand-in: one line of JSON each. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { callNames, type CallName } from '../src/backend/calls';

/** A message without its password. */
interface Message {
  at: string;
  /** Whether the call accepted it. */
  succeeded: boolean;
  [field: string]: unknown;
}

/** Keeps what has arrived. */
export class Inbox {
  private messages: (Message & { call: CallName })[] = [];

  /** Without a file, messages are lost when the stand-in stops. */
  constructor(private readonly file?: string) {
    if (file) mkdirSync(path.dirname(file), { recursive: true });
  }

  add(call: CallName, succeeded: boolean, fields: Record<string, string>): void {
    const message = { at: new Date().toISOString(), call, succeeded, ...fields };
    this.messages.push(message);
    if (this.file) appendFileSync(this.file, `${JSON.stringify(message)}\n`);
  }

  /** The messages received since the start, by call, oldest first. */
  byCall(): Partial<Record<CallName, Message[]>> {
    const messagesOf = (name: CallName) => this.messages.filter(({ call }) => call === name);
    return Object.fromEntries(callNames().map((name) => [name, messagesOf(name)]));
  }

  /** Forgets all messages and deletes the file. */
  empty(): void {
    this.messages = [];
    if (this.file) rmSync(this.file, { force: true });
  }
}

/** Escapes control characters: a value from outside must not control the terminal. */
const printable = (text: string) =>
  text.replace(
    /[^\P{C}\n]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );

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

/** The messages of a file as text, newest first. A malformed line is shown as is. */
export function inboxText(file: string): string {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return lines.reverse().map(messageText).join('\n\n') || 'Nothing has arrived yet.';
}
