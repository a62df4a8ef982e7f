import { draftOf } from '../../../src/forms/core/draft';
import type { FormValues } from '../../../src/forms/core/formValues';
import { keepMessage, takeMessage } from '../../../src/forms/core/keptMessages';
import { tabStorage } from '../../../src/forms/core/tabStorage';

const fail = (spy: jest.SpyInstance) =>
  spy.mockImplementation(() => {
    throw new DOMException('No storage');
  });

const MINUTE = 60_000;

const stored = (value: unknown) => JSON.stringify({ at: Date.now(), value });

const draft = draftOf({ name: 'test', call: 'contact-us' });
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  tabStorage.set('form-draft:test', undefined);
  tabStorage.set('form-kept:test', undefined);
});

describe('a draft', () => {
  it.each([
    ...['', 'not JSON', '5', 'null', '[1]', '"text"'].map((text) => [text, undefined] as const),
    ['{"name":"Ada"}', undefined] as const,
    [
      stored({ name: 'Ada', ticked: true, phone: 5, more: null }),
      { name: 'Ada', ticked: true },
    ] as const,
  ])('stored as %j is read as %j', (text, kept) => {
    sessionStorage.setItem('form-draft:test', text);
    expect(draft.read()).toEqual(kept);
  });

  it('lives for half an hour after its last change, and is then removed', () => {
    jest.useFakeTimers();
    draft.save({ name: 'Ada' });
    jest.advanceTimersByTime(20 * MINUTE);
    draft.save({ name: 'Ada' });
    jest.advanceTimersByTime(10 * MINUTE - 1);
    expect(draft.read()).toEqual({ name: 'Ada' });
    jest.advanceTimersByTime(1);
    expect(draft.read()).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is not kept for longer by a clock that is set back', () => {
    jest.useFakeTimers();
    draft.save({ name: 'Ada' });
    jest.setSystemTime(Date.now() - 31 * MINUTE);
    expect(draft.read()).toBeUndefined();
  });

  it('of a login is never stored', () => {
    draftOf({ name: 'test', call: 'login' }).save({ username: 'ada', password: 'secret' });
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['forbidden', () => jest.spyOn(window, 'sessionStorage', 'get')],
    ['full', () => jest.spyOn(Storage.prototype, 'setItem')],
  ])('falls back to memory where storage is %s, and the newest one counts', (_why, spy) => {
    draft.save({ name: 'Old' });
    fail(spy());
    draft.save({ name: 'New' });
    expect(draft.read()).toEqual({ name: 'New' });
    jest.restoreAllMocks();
    draft.save({ name: 'Newest' });
    expect(draft.read()).toEqual({ name: 'Newest' });
    fail(spy());
    draft.clear();
    expect(draft.read()).toBeUndefined();
  });
});

describe('kept messages', () => {
  it('hold the same text once', () => {
    for (const message of ['One', 'Two', 'One']) keepMessage('test', { message });
    const taken = [0, 1, 2].map(() => takeMessage('test')?.message);
    expect(taken).toEqual(['One', 'Two', undefined]);
  });

  it('live for half an hour', () => {
    jest.useFakeTimers();
    keepMessage('test', { message: 'One' });
    jest.advanceTimersByTime(30 * MINUTE);
    expect(takeMessage('test')).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  it('come back newest first and complete, however similar they are', () => {
    const kept: FormValues[] = [
      { name: 'Ada', message: 'One' },
      { name: 'Ada', message: 'Two' },
      { name: 'Ada', message: 'Two', phone: '1' },
    ];
    for (const one of kept) keepMessage('test', one);
    expect(kept.map(() => takeMessage('test'))).toEqual(kept.reverse());
    expect(takeMessage('test', { message: 'Shown' })).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ...['', 'not JSON', '5', 'null', '{}', '[null, 5]'].map((text) => [text, undefined] as const),
    ['[{"message":"One"}]', undefined] as const,
    [stored({ message: 'One' }), undefined] as const,
    [stored([{ message: 'One' }, null]), { message: 'One' }] as const,
  ])('stored as %j are read as %j', (text, kept) => {
    sessionStorage.setItem('form-kept:test', text);
    expect(takeMessage('test')).toEqual(kept);
  });
});
