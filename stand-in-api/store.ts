/** What arrived, in one JSON file per call, readable by a person and kept over restarts. */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as yup from 'yup';
import type { CallName } from './calls';
import { codeOf, messageOf } from './errors';
import { passwordHashPattern } from './passwords';

/** A file of the store that cannot be used; its message is meant for a person. */
export class StoreError extends Error {}

const arrival = { id: yup.string().required(), at: yup.string().required() };

const leadEntry = yup.object({
  ...arrival,
  name: yup.string().required(),
  co_email: yup.string().required(),
  service: yup.string().required(),
});

const contactMessageEntry = yup.object({
  ...arrival,
  first_name: yup.string().required(),
  last_name: yup.string().required(),
  email: yup.string().required(),
  phone: yup.string().required(),
  message: yup.string().required(),
});

const loginAttemptEntry = yup.object({
  ...arrival,
  username: yup.string().required(),
  succeeded: yup.boolean().required(),
});

const accountEntry = yup.object({
  ...arrival,
  name: yup.string().required(),
  username: yup.string().required(),
  phone: yup.string().required(),
  email: yup.string().required(),
  passwordHash: yup.string().required().matches(passwordHashPattern),
});

export type Lead = yup.InferType<typeof leadEntry>;
export type ContactMessage = yup.InferType<typeof contactMessageEntry>;
export type LoginAttempt = yup.InferType<typeof loginAttemptEntry>;
export type Account = yup.InferType<typeof accountEntry>;

const asKept = { strict: true } as const;
const leads = yup.array(leadEntry.required()).required();
const contactMessages = yup.array(contactMessageEntry.required()).required();
const loginAttempts = yup.array(loginAttemptEntry.required()).required();
const accounts = yup.array(accountEntry.required()).required();

/** One file of entries. Changes are made one after the other, each on what the file holds then. */
export class EntryFile<Entry> {
  private lastChange: Promise<unknown> = Promise.resolve();

  /** `parse` gives the entries of a parsed file, or throws an error that says what is wrong. */
  constructor(
    private readonly file: string,
    private readonly parse: (value: unknown) => Entry[],
  ) {}

  /**
   * Returns the entries, oldest first; none when there is no file.
   *
   * @throws StoreError when the file cannot be read or does not hold such entries.
   */
  async read(): Promise<Entry[]> {
    let content: string;
    try {
      content = await readFile(this.file, 'utf8');
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return [];
      throw new StoreError(`${this.file} cannot be read: ${messageOf(error)}`, { cause: error });
    }
    try {
      const value: unknown = JSON.parse(content);
      return this.parse(value);
    } catch (error) {
      throw new StoreError(
        `${this.file} is damaged (${messageOf(error)}). ` +
          'Mend the file or delete it: the stand-in does not overwrite it.',
        { cause: error },
      );
    }
  }

  /**
   * Adds the entry that `make` derives from the present ones; nothing when it gives undefined.
   * Returns the added entry. Whatever is asked for later, such as `empty`, waits for a slow `make`.
   *
   * @throws StoreError when the file is damaged or cannot be written; then nothing has changed.
   */
  add(
    make: (present: readonly Entry[]) => Entry | undefined | Promise<Entry | undefined>,
  ): Promise<Entry | undefined> {
    return this.inTurn(async () => {
      const present = await this.read();
      const entry = await make(present);
      if (entry !== undefined) await this.write([...present, entry]);
      return entry;
    });
  }

  /**
   * Removes all entries.
   *
   * @throws StoreError when the file is damaged; a person decides what becomes of it.
   */
  empty(): Promise<void> {
    return this.inTurn(async () => {
      await this.read();
      await rm(this.file, { force: true });
    });
  }

  private inTurn<Result>(change: () => Promise<Result>): Promise<Result> {
    const result = this.lastChange.then(change);
    this.lastChange = result.catch(() => undefined);
    return result;
  }

  /** Writes beside the file and renames, so that a crash leaves the old file or the new one. */
  private async write(entries: readonly Entry[]): Promise<void> {
    const temporary = `${this.file}.${randomUUID()}.tmp`;
    try {
      await mkdir(path.dirname(this.file), { recursive: true });
      await writeFile(temporary, `${JSON.stringify(entries, null, 2)}\n`, { mode: 0o600 });
      await rename(temporary, this.file);
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => undefined);
      throw new StoreError(`${this.file} cannot be written: ${messageOf(error)}`, { cause: error });
    }
  }
}

/** What arrived by each call, without any secret. */
export interface Inbox {
  'join-us': Lead[];
  'contact-us': ContactMessage[];
  login: LoginAttempt[];
  register: Omit<Account, 'passwordHash'>[];
}

/** The four files of a folder. */
export class Store {
  readonly leads: EntryFile<Lead>;
  readonly contactMessages: EntryFile<ContactMessage>;
  readonly loginAttempts: EntryFile<LoginAttempt>;
  readonly accounts: EntryFile<Account>;

  constructor(folder: string) {
    const file = (call: CallName) => path.join(folder, `${call}.json`);
    this.leads = new EntryFile(file('join-us'), (value) => leads.validateSync(value, asKept));
    this.contactMessages = new EntryFile(file('contact-us'), (value) =>
      contactMessages.validateSync(value, asKept),
    );
    this.loginAttempts = new EntryFile(file('login'), (value) =>
      loginAttempts.validateSync(value, asKept),
    );
    this.accounts = new EntryFile(file('register'), (value) =>
      accounts.validateSync(value, asKept),
    );
  }

  /**
   * Returns what arrived, oldest first, never a password hash.
   *
   * @throws StoreError when a file is damaged.
   */
  async inbox(): Promise<Inbox> {
    return {
      'join-us': await this.leads.read(),
      'contact-us': await this.contactMessages.read(),
      login: await this.loginAttempts.read(),
      register: (await this.accounts.read()).map(({ id, at, name, username, phone, email }) => ({
        id,
        at,
        name,
        username,
        phone,
        email,
      })),
    };
  }

  /**
   * Removes everything that arrived.
   *
   * @throws StoreError when a file is damaged; that file stays.
   */
  async empty(): Promise<void> {
    await this.leads.empty();
    await this.contactMessages.empty();
    await this.loginAttempts.empty();
    await this.accounts.empty();
  }
}
