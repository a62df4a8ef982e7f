import { callAt, callNames } from '../../src/backend/calls';
import { sendTo } from '../../src/backend/client';
import { settings } from '../../src/backend/settings';
import { answer, fakeFetch } from '../support/fakeFetch';

jest.mock('../../src/backend/settings', () => ({ settings: {} }));

let network: ReturnType<typeof fakeFetch>;
beforeEach(() => {
  network = fakeFetch();
  Object.assign(settings, {
    apiHost: 'https://api.example/v1',
    apiToken: 'public-token',
    isProxied: false,
  });
});

const json = { 'content-type': 'application/json' };
const bearer = { ...json, authorization: 'Bearer public-token' };
const noCache = { ...json, 'cache-control': 'no-cache', pragma: 'no-cache', expires: '0' };

const lead = { name: 'Ada', co_email: 'ada@example.com', service: 'Rowing' };
const contact = { first_name: 'A', last_name: 'L', email: 'a@b.com', phone: '1', message: 'Hi' };
const account = { username: 'ada', password: ' pass ' };
const registration = { name: 'Ada', phone: '1', email: 'ada@example.com', ...account };
const more = { privacyAccepted: true, extra: 'x' };

// Payloads and headers follow specification 7 exactly; other form values are not sent.
it.each([
  ['join-us', () => sendTo('join-us')({ ...lead, ...more }), lead, bearer],
  ['contact-us', () => sendTo('contact-us')({ ...contact, ...more }), contact, bearer],
  ['login', () => sendTo('login')({ ...account, ...more }), account, noCache],
  ['register', () => sendTo('register')({ ...registration, ...more }), registration, json],
])('%s sends exactly its payload and headers', async (path, call, payload, headers) => {
  network.plan(answer(200), answer(200));
  await call();
  // The edge function adds the credential.
  settings.isProxied = true;
  await call();
  const request = {
    url: `https://api.example/v1/api/${path}`,
    method: 'POST',
    credentials: 'omit',
    payload,
  };
  expect(network.requests).toEqual([
    { ...request, headers },
    { ...request, headers: headers === bearer ? json : headers },
  ]);
});

it('each call is found by its exact path only', () => {
  expect(callNames()).toEqual(['join-us', 'contact-us', 'login', 'register']);
  expect(callNames().map((name) => callAt(`/api/${name}`))).toEqual(callNames());
  expect(['/api', '/api/login/', '/api/toString'].map(callAt)).toEqual(Array(3).fill(undefined));
});

it('a call goes to the page’s own origin if no host is set', async () => {
  settings.apiHost = '';
  network.plan(answer(200));
  await sendTo('login')(account);
  expect(network.requests[0]?.url).toBe('http://localhost/api/login');
});
