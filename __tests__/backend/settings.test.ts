/** @jest-environment node */

afterEach(() => jest.restoreAllMocks());

it.each([
  [
    { GATSBY_API_HOST: ' https://api.example.com/v1// ', GATSBY_API_TOKEN: ' token ' },
    { apiHost: 'https://api.example.com/v1', apiToken: 'token', isProxied: false },
  ],
  [{}, { apiHost: '', apiToken: '', isProxied: false }],
  [{ GATSBY_API_PROXY: ' true ' }, { apiHost: '', apiToken: '', isProxied: true }],
])('with %j the browser’s settings are %j', async (variables, expected) => {
  jest.resetModules();
  jest.replaceProperty(process, 'env', variables);
  const { settings } = await import('../../src/backend/settings');
  expect(settings).toEqual(expected);
});
