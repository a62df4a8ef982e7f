/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Store, StoreError } from '../../stand-in-api/store';

const lead = (name: string) => ({
  id: name,
  at: '2024-11-07T08:00:00.000Z',
  name,
  co_email: 'ada@example.com',
  service: 'Tactical',
});

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stand-in-store-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe('the store', () => {
  it('is empty without a folder and makes it for the first entry', async () => {
    const store = new Store(path.join(folder, 'not', 'yet'));
    await expect(store.leads.read()).resolves.toEqual([]);
    await store.leads.add(() => lead('Ada'));
    await expect(store.leads.read()).resolves.toEqual([lead('Ada')]);
  });

  it('survives a restart', async () => {
    await new Store(folder).leads.add(() => lead('Ada'));
    await expect(new Store(folder).leads.read()).resolves.toEqual([lead('Ada')]);
  });

  it('loses none of many entries that arrive at once, and leaves nothing lying about', async () => {
    const store = new Store(folder);
    const names = Array.from({ length: 50 }, (_, index) => `Lead ${index}`);
    await Promise.all(names.map((name) => store.leads.add(() => lead(name))));
    expect((await store.leads.read()).map(({ name }) => name)).toEqual(names);
    await expect(readdir(folder)).resolves.toEqual(['join-us.json']);
  });

  it('goes on after a change that failed', async () => {
    const store = new Store(folder);
    const failing = store.leads.add(() => {
      throw new Error('No entry');
    });
    await expect(failing).rejects.toThrow('No entry');
    await store.leads.add(() => lead('Ada'));
    await expect(store.leads.read()).resolves.toHaveLength(1);
  });

  it.each(['', '{"half": ', '{}', '[{}]', '[null]', '[{"id": 1}]', 'null'])(
    'reports a damaged file and does not touch it: %s',
    async (content) => {
      const file = path.join(folder, 'join-us.json');
      await writeFile(file, content);
      const store = new Store(folder);
      await expect(store.inbox()).rejects.toThrow(StoreError);
      await expect(store.inbox()).rejects.toThrow(/join-us\.json is damaged .*does not overwrite/s);
      await expect(store.leads.add(() => lead('Ada'))).rejects.toThrow(StoreError);
      await expect(store.empty()).rejects.toThrow(StoreError);
      await expect(readFile(file, 'utf8')).resolves.toBe(content);
    },
  );

  it('says when a file cannot be written', async () => {
    await writeFile(path.join(folder, 'a-file'), '');
    const store = new Store(path.join(folder, 'a-file'));
    await expect(store.leads.add(() => lead('Ada'))).rejects.toThrow(StoreError);
  });

  it('gives an inbox without password hashes', async () => {
    const store = new Store(folder);
    await store.accounts.add(() => ({
      id: '1',
      at: '2024-11-07T08:00:00.000Z',
      name: 'Ada',
      username: 'ada',
      phone: '1',
      email: 'ada@example.com',
      passwordHash: `scrypt$${'0'.repeat(32)}$${'0'.repeat(128)}`,
    }));
    const inbox = await store.inbox();
    expect(inbox.register).toHaveLength(1);
    expect(JSON.stringify(inbox)).not.toMatch(/scrypt|passwordHash/);
  });

  it('can be emptied', async () => {
    const store = new Store(folder);
    await store.leads.add(() => lead('Ada'));
    await store.empty();
    await expect(store.inbox()).resolves.toEqual({
      'join-us': [],
      'contact-us': [],
      login: [],
      register: [],
    });
  });
});
