import { ApiError, postJson } from '../../src/backend/client';
import { settings } from '../../src/backend/settings';
import { answer, fakeFetch } from '../support/fakeFetch';

jest.mock('../../src/backend/settings', () => ({
  settings: { apiHost: '', apiToken: 'public-token' },
}));

describe('postJson', () => {
  let network: ReturnType<typeof fakeFetch>;
  beforeEach(() => {
    network = fakeFetch();
    settings.apiHost = 'https://api.example/v1';
  });

  it('posts JSON under the host, its path prefix included, without credentials', async () => {
    network.plan(answer(200));
    await postJson('/api/join-us', { name: 'Ada' });
    expect(network.requests).toEqual([
      {
        url: 'https://api.example/v1/api/join-us',
        method: 'POST',
        credentials: 'omit',
        headers: { 'content-type': 'application/json' },
        payload: { name: 'Ada' },
      },
    ]);
  });

  it('posts to the page’s own origin where no host is set', async () => {
    settings.apiHost = '';
    network.plan(answer(200));
    await postJson('/api/login', {});
    expect(network.requests[0]?.url).toBe('http://localhost/api/login');
  });

  it.each([
    [204, { status: 204, body: { message: 'No' } }],
    [404, new ApiError({ kind: 'response', status: 404, body: { message: 'No' } })],
  ])('gives an answer and throws a refusal (%i)', async (status, end) => {
    network.plan(answer(status, { message: 'No' }));
    expect(await postJson('/a', {}).catch((thrown: unknown) => thrown)).toEqual(end);
  });

  it('throws what goes wrong before sending as it is, and sends nothing', async () => {
    await expect(postJson('/a', {}, { 'X-Wrong': 'a\nb' })).rejects.toMatchObject({
      name: 'TypeError',
    });
    settings.apiHost = 'https://[';
    await expect(postJson('/a', {})).rejects.toMatchObject({ name: 'TypeError' });
    expect(network.requests).toEqual([]);
  });
});
