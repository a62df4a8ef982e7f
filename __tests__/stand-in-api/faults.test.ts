/** @jest-environment node */
import {
  FaultError,
  FaultSwitch,
  presetNames,
  readFault,
  readFaultOrder,
  readFaultVariable,
} from '../../stand-in-api/faults';

describe('a fault', () => {
  it.each(presetNames)('can be named: %s', (name) => {
    expect(readFault(name).name).toBe(name);
  });

  it('can be spelled out in full', () => {
    expect(
      readFault({
        status: 418,
        body: 'Tea',
        contentType: 'text/plain',
        headers: { 'Retry-After': '5' },
        delay: 10,
        cors: 'unreadable',
      }),
    ).toEqual({
      name: 'status 418',
      delay: 10,
      cors: 'unreadable',
      answer: {
        status: 418,
        body: 'Tea',
        headers: { 'content-type': 'text/plain', 'retry-after': '5' },
      },
    });
  });

  it('can start from a preset', () => {
    const { body } = readFault('html').answer ?? {};
    expect(readFault({ preset: 'html', status: 200 }).answer).toEqual({
      status: 200,
      body,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
    expect(readFault({ preset: 'slow', delay: 20 })).toEqual({ name: 'slow', delay: 20 });
  });

  it.each([
    undefined,
    null,
    true,
    [],
    'unknown',
    'toString',
    199,
    600,
    200.5,
    Number.NaN,
    { status: '200' },
    { body: { success: true } },
    { headers: 'x' },
    { headers: { 'no good': 'x' } },
    { headers: { x: 'line\nbreak' } },
    { headers: { x: 5 } },
    { delay: -1 },
    { delay: 600_001 },
    { connection: 'refused' },
    { cors: 'none' },
    { surprise: 1 },
  ])('is refused with a sentence when it makes no sense: %j', (value) => {
    expect(() => readFault(value)).toThrow(FaultError);
    expect(() => readFault(value)).toThrow(/\w.+\.$/);
  });
});

describe('an order', () => {
  it('names one call or all, and how often', () => {
    expect(readFaultOrder({ call: 'login', fault: 500, times: 2 })).toMatchObject({
      calls: ['login'],
      times: 2,
    });
    expect(readFaultOrder({ call: 'all', fault: 500 }).calls).toHaveLength(4);
  });

  it.each([
    null,
    'login=500',
    {},
    { call: 'login' },
    { call: 'logout', fault: 500 },
    { call: 'login', fault: 500, times: 0 },
    { call: 'login', fault: 500, times: '2' },
    { call: 'login', fault: 500, often: 2 },
  ])('is refused when it makes no sense: %j', (value) => {
    expect(() => readFaultOrder(value)).toThrow(FaultError);
  });
});

describe('STAND_IN_FAULT', () => {
  it('may be absent or empty', () => {
    expect(readFaultVariable(undefined)).toEqual([]);
    expect(readFaultVariable(' ')).toEqual([]);
  });

  it('may be short', () => {
    expect(readFaultVariable('contact-us=html, login = 503 * 2')).toEqual([
      readFaultOrder({ call: 'contact-us', fault: 'html' }),
      readFaultOrder({ call: 'login', fault: 503, times: 2 }),
    ]);
  });

  it('may be JSON', () => {
    const order = { call: 'login', fault: { delay: 5 }, times: 1 };
    expect(readFaultVariable(JSON.stringify(order))).toEqual([readFaultOrder(order)]);
    expect(readFaultVariable(JSON.stringify([order, order]))).toHaveLength(2);
  });

  it.each([
    'html',
    'login=',
    'login=html*',
    'login=html*0',
    'logout=html',
    'login=nope',
    '{"call"',
  ])('is refused with its name in the sentence: %s', (text) =>
    expect(() => readFaultVariable(text)).toThrow(/^STAND_IN_FAULT cannot be read: .+/),
  );
});

describe('the switch', () => {
  it('gives a fault as often as it was ordered', () => {
    const faults = new FaultSwitch([readFaultOrder({ call: 'login', fault: 500, times: 2 })]);
    expect(faults.take('login', 'POST')).toBeDefined();
    expect(faults.list()).toMatchObject([{ call: 'login', timesLeft: 1 }]);
    expect(faults.take('login', 'POST')).toBeDefined();
    expect(faults.take('login', 'POST')).toBeUndefined();
    expect(faults.list()).toEqual([]);
  });

  it('leaves a preflight alone and does not count it, but for a refusal by CORS', () => {
    const faults = new FaultSwitch([
      readFaultOrder({ call: 'login', fault: 500, times: 1 }),
      readFaultOrder({ call: 'register', fault: 'cors-refused', times: 1 }),
      readFaultOrder({ call: 'join-us', fault: 'cors-unreadable', times: 1 }),
    ]);
    expect(faults.take('login', 'OPTIONS')).toBeUndefined();
    expect(faults.take('login', 'POST')).toBeDefined();
    expect(faults.take('register', 'OPTIONS')).toBeDefined();
    expect(faults.take('register', 'OPTIONS')).toBeUndefined();
    expect(faults.take('join-us', 'OPTIONS')).toBeUndefined();
    expect(faults.take('join-us', 'POST')).toBeDefined();
  });
});
