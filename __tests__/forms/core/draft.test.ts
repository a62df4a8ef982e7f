import { createDraft, DRAFT_DELAY } from '../../../src/forms/core/draft';
import type { FormValues } from '../../../src/forms/core/formValues';
import { keepMessage, takeMessage } from '../../../src/forms/core/keptMessages';
import { tabStorage } from '../../../src/forms/core/tabStorage';

/** As in a browser whose settings forbid storage. */
function forbidStorage() {
  return jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
}

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  tabStorage.remove('form-draft:test');
  tabStorage.remove('form-kept:test');
});

describe('a draft', () => {
  it('is written once, when typing pauses', () => {
    const write = jest.spyOn(Storage.prototype, 'setItem');
    const draft = createDraft('test', []);
    draft.save({ name: 'A' });
    jest.advanceTimersByTime(DRAFT_DELAY - 1);
    draft.save({ name: 'Ad' });
    jest.advanceTimersByTime(DRAFT_DELAY - 1);
    expect(write).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(write).toHaveBeenCalledTimes(1);
    expect(createDraft('test', []).read()).toEqual({ name: 'Ad' });
  });

  it('is gone after a success, and what waited to be written is not written later', () => {
    const draft = createDraft('test', []);
    draft.save({ name: 'Ada' });
    draft.clear();
    jest.advanceTimersByTime(10 * DRAFT_DELAY);
    expect(draft.read()).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is not kept when everything is deleted again', () => {
    const draft = createDraft('test', []);
    draft.save({ name: 'Ada', ticked: false });
    draft.flush();
    draft.save({ name: '  ', ticked: false });
    draft.flush();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['', 'not JSON', '5', 'null', '[1]', '"text"'])('ignores %j in its place', (text) => {
    sessionStorage.setItem('form-draft:test', text);
    expect(createDraft('test', []).read() ?? {}).toEqual({});
  });

  it('holds texts and ticks only, whatever stands in its place', () => {
    sessionStorage.setItem('form-draft:test', '{"name":"Ada","ticked":true,"phone":5,"more":null}');
    expect(createDraft('test', []).read()).toEqual({ name: 'Ada', ticked: true });
  });

  it('lives in memory where storage is forbidden', () => {
    forbidStorage();
    const draft = createDraft('test', []);
    draft.save({ name: 'Ada' });
    draft.flush();
    expect(draft.read()).toEqual({ name: 'Ada' });
    draft.clear();
    expect(draft.read()).toBeUndefined();
  });

  it('lives in memory where storage is full, and the newest one counts', () => {
    const draft = createDraft('test', []);
    draft.save({ name: 'Old' });
    draft.flush();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    draft.save({ name: 'New' });
    draft.flush();
    expect(draft.read()).toEqual({ name: 'New' });
  });
});

describe('kept messages', () => {
  it('hold a text once', () => {
    keepMessage('test', { message: 'One' });
    keepMessage('test', { message: 'Two' });
    keepMessage('test', { message: 'One' });
    expect(takeMessage('test')).toEqual({ message: 'One' });
    expect(takeMessage('test')).toEqual({ message: 'Two' });
    expect(takeMessage('test')).toBeUndefined();
  });

  it('come back newest first, and are all there, however alike they are', () => {
    const kept: FormValues[] = [
      { name: 'Ada', message: 'One' },
      { name: 'Ada', message: 'Two' },
      { name: 'Ada', message: 'Two', phone: '1' },
    ];
    for (const one of kept) keepMessage('test', one);
    expect(kept.map(() => takeMessage('test'))).toEqual(kept.reverse());
    expect(takeMessage('test')).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  it('take the place of what is shown, one after the other and round again', () => {
    for (const message of ['One', 'Two']) keepMessage('test', { message });
    let shown: FormValues | undefined = { message: 'Three' };
    const taken = [0, 1, 2].map(() => (shown = takeMessage('test', shown))?.message);
    expect(taken).toEqual(['Two', 'One', 'Three']);
  });

  it('leave what is shown where it is when there is none to take its place', () => {
    expect(takeMessage('test', { message: 'Shown' })).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['', 'not JSON', '5', 'null', '{}', '[null, 5]'])('ignore %j in their place', (text) => {
    sessionStorage.setItem('form-kept:test', text);
    expect(takeMessage('test')).toBeUndefined();
  });

  it('come back from among what is none', () => {
    sessionStorage.setItem('form-kept:test', '[{"message":"One"},null]');
    expect(takeMessage('test')).toEqual({ message: 'One' });
  });
});
