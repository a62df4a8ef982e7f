/** @jest-environment node */
import api, { config } from '../../netlify/edge-functions/api';
import { callNames, pathOf } from '../../src/backend/calls';

const variables: Record<string, string> = {
  API_HOST: 'https://backend.example',
  API_TOKEN: 'secret',
};

beforeEach(() => {
  const env = { get: (name: string) => variables[name] };
  Object.defineProperty(globalThis, 'Netlify', { configurable: true, value: { env } });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Netlify');
  jest.restoreAllMocks();
});

it('Netlify’s function passes a form on to the host of its variables, with their credential and the visitor’s address', async () => {
  const sent = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 200 }));
  const request = new Request('https://www.example.com/api/join-us', {
    method: 'POST',
    headers: { origin: 'https://www.example.com', 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', co_email: 'ada@example.com', service: 'Tactical' }),
  });
  expect((await api(request, { ip: '203.0.113.7' }))?.status).toBe(200);
  const [[url, init] = []] = sent.mock.calls;
  expect(url).toBe('https://backend.example/api/join-us');
  expect(Object.fromEntries(new Headers(init?.headers))).toMatchObject({
    authorization: 'Bearer secret',
    'x-forwarded-for': '203.0.113.7',
  });
});

it('Netlify calls the function for every form, and lets nobody send more than some twenty a minute', () => {
  const [place, rest] = config.path.split('*');
  expect(rest).toBe('');
  expect(callNames().filter((name) => !pathOf(name).startsWith(place ?? ' '))).toEqual([]);
  const { windowLimit, windowSize, aggregateBy } = config.rateLimit;
  expect(aggregateBy).toContain('ip');
  const perMinute = (windowLimit / windowSize) * 60;
  expect(perMinute).toBeGreaterThanOrEqual(10);
  expect(perMinute).toBeLessThanOrEqual(30);
});
