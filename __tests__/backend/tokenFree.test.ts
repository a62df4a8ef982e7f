import { callResult, sendTo } from '../../src/backend/client';
import { answer, fakeFetch } from '../support/fakeFetch';

jest.mock('../../src/backend/settings', () => ({
  settings: { apiHost: '', apiToken: '', isProxied: true },
}));

const lead = { name: 'Ada', co_email: 'ada@example.com', service: 'Rowing' };
const message = { first_name: 'A', last_name: 'L', email: 'a@b.example', phone: '1', message: 'M' };

describe('in token-free mode', () => {
  it.each([
    ['join-us', () => sendTo('join-us')(lead)],
    ['contact-us', () => sendTo('contact-us')(message)],
  ])('%s goes to the page’s own origin without a credential', async (path, call) => {
    const network = fakeFetch();
    network.plan(answer(200));
    await call();
    expect(network.requests[0]).toMatchObject({
      url: `http://localhost/api/${path}`,
      headers: { 'content-type': 'application/json' },
    });
    expect(network.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  it.each([400, 401, 429, 500, 502, 503])('status %i is the server’s answer', async (status) => {
    const network = fakeFetch();
    network.plan(answer(status, { message: 'No' }));
    expect(await callResult(() => sendTo('join-us')(lead))).toMatchObject({
      kind: 'response',
      status,
    });
  });
});
