import { ApiError, callResult, postJson } from '../../src/backend/client';
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

  it.each([200, 201, 202, 204, 206])('gives the answer of status %i', async (status) => {
    network.plan(answer(status, { success: true }));
    await expect(postJson('/a', {})).resolves.toEqual({ status, body: { success: true } });
  });

  it.each([
    ['an empty body', ''],
    ['malformed JSON', '{"success":'],
    ['HTML', '<!doctype html><h1>502</h1>'],
  ])('gives no body for %s', async (_name, text) => {
    network.plan(answer(200, text));
    await expect(postJson('/a', {})).resolves.toEqual({ status: 200, body: undefined });
  });

  it.each([304, 400, 401, 403, 404, 409, 413, 422, 429, 500, 502, 503, 599])(
    'throws the answer of status %i',
    async (status) => {
      network.plan(answer(status, { message: 'No' }));
      const error: unknown = await postJson('/a', {}).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({
        name: 'ApiError',
        message: `Answered ${status}`,
        failure: { kind: 'response', status, body: { message: 'No' } },
      });
    },
  );

  it('throws "no response" where the request fails', async () => {
    network.plan(new TypeError('Failed to fetch'));
    await expect(postJson('/a', {})).rejects.toMatchObject({
      message: 'No answer',
      failure: { kind: 'no-response' },
    });
  });

  it('throws "no response" where the answer breaks off', async () => {
    network.plan({
      ...answer(200),
      text: () => Promise.reject(new TypeError('network error')),
    });
    await expect(postJson('/a', {})).rejects.toMatchObject({ failure: { kind: 'no-response' } });
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

describe('callResult', () => {
  it('gives an answer', async () => {
    await expect(
      callResult(() => Promise.resolve({ status: 201, body: undefined })),
    ).resolves.toEqual({ kind: 'answer', status: 201, body: undefined });
  });

  it('gives the failure of an ApiError', async () => {
    await expect(
      callResult(() => Promise.reject(new ApiError({ kind: 'no-response' }))),
    ).resolves.toEqual({ kind: 'no-response' });
  });

  it('gives the message of any other error, and none where a thing is thrown that has none', async () => {
    await expect(callResult(() => Promise.reject(new RangeError('Odd')))).resolves.toEqual({
      kind: 'other',
      message: 'Odd',
    });
    const throwsText = () => {
      const thrown: unknown = 'text';
      throw thrown;
    };
    await expect(callResult(() => Promise.resolve().then(throwsText))).resolves.toEqual({
      kind: 'other',
      message: '',
    });
  });
});
