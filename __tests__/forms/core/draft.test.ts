import { draftOf } from '../../../src/forms/core/draft';
import type { FormValues } from '../../../src/forms/core/formValues';
import { keepMessage, takeMessage } from '../../../src/forms/core/keptMessages';
import { tabStorage } from '../../../src/forms/core/tabStorage';

const fail = (spy: jest.SpyInstance) =>
  spy.mockImplementation(() => {
    throw new DOMException('No storage');
  });

const draft = draftOf({ name: 'test', call: 'contact-us' });
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  tabStorage.set('form-draft:test', undefined);
  tabStorage.set('form-kept:test', undefined);
});

describe('a draft', () => {
  it.each([
    ...['', 'not JSON', '5', 'null', '[1]', '"text"'].map((text) => [text, undefined] as const),
    ['{"name":"Ada","ticked":true,"phone":5,"more":null}', { name: 'Ada', ticked: true }] as const,
  ])('stored as %j is read as %j', (text, kept) => {
    sessionStorage.setItem('form-draft:test', text);
    expect(draft.read()).toEqual(kept);
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
    ['[{"message":"One"},null]', { message: 'One' }] as const,
  ])('stored as %j are read as %j', (text, kept) => {
    sessionStorage.setItem('form-kept:test', text);
    expect(takeMessage('test')).toEqual(kept);
  });
});
