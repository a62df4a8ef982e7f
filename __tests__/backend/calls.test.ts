import { callAt, callNames } from '../../src/backend/calls';
import { sendTo } from '../../src/backend/client';
import { settings } from '../../src/backend/settings';
import { answer, fakeFetch } from '../support/fakeFetch';

jest.mock('../../src/backend/settings', () => ({
  settings: { apiHost: 'https://api.example', apiToken: 'public-token', isProxied: false },
}));

const json = { 'content-type': 'application/json' };
const bearer = { ...json, authorization: 'Bearer public-token' };
const noCache = { ...json, 'cache-control': 'no-cache', pragma: 'no-cache', expires: '0' };

/** Payload and headers exactly as in specification 7; anything more that a form holds stays here. */
describe('the calls', () => {
  const lead = { name: 'Ada', co_email: 'ada@example.com', service: 'Rowing' };
  const contact = {
    first_name: 'Ada',
    last_name: 'L',
    email: 'ada@example.com',
    phone: '1',
    message: 'Hello',
  };
  const account = { username: 'ada', password: ' pass ' };
  const registration = { name: 'Ada', phone: '1', email: 'ada@example.com', ...account };
  const more = { privacyAccepted: true, extra: 'x' };

  it.each([
    ['join-us', () => sendTo('join-us')({ ...lead, ...more }), lead, bearer],
    ['contact-us', () => sendTo('contact-us')({ ...contact, ...more }), contact, bearer],
    ['login', () => sendTo('login')({ ...account, ...more }), account, noCache],
    ['register', () => sendTo('register')({ ...registration, ...more }), registration, json],
  ])('%s sends exactly its payload and headers', async (path, call, payload, headers) => {
    const network = fakeFetch();
    network.plan(answer(200));
    await call();
    expect(network.requests).toEqual([
      {
        url: `https://api.example/api/${path}`,
        method: 'POST',
        credentials: 'omit',
        headers,
        payload,
      },
    ]);
  });

  it.each([
    ['join-us', () => sendTo('join-us')(lead)],
    ['contact-us', () => sendTo('contact-us')(contact)],
  ])('%s has no credential in token-free mode: the edge function adds it', async (_path, call) => {
    const network = fakeFetch();
    network.plan(answer(200));
    const restored = jest.replaceProperty(settings, 'isProxied', true);
    await call();
    restored.restore();
    expect(network.requests[0]?.headers).toEqual(json);
  });

  it('are known by exactly their paths', () => {
    expect(callNames()).toEqual(['join-us', 'contact-us', 'login', 'register']);
    expect(callNames().map((name) => callAt(`/api/${name}`))).toEqual(callNames());
    expect(['/api', '/api/login/', '/api/toString'].map(callAt)).toEqual(Array(3).fill(undefined));
  });
});
