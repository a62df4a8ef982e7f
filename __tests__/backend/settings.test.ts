/** @jest-environment node */

afterEach(() => jest.restoreAllMocks());

it.each([
  [
    'the variables without outer spaces and last slashes',
    { GATSBY_API_HOST: ' https://api.example.com/v1// ', GATSBY_API_TOKEN: ' token ' },
    { apiHost: 'https://api.example.com/v1', apiToken: 'token', isProxied: false },
  ],
  [
    'empty without variables: the forms post to the page’s own origin',
    {},
    { apiHost: '', apiToken: '', isProxied: false },
  ],
  [
    'without a credential where the edge function adds it',
    { GATSBY_API_PROXY: ' true ' },
    { apiHost: '', apiToken: '', isProxied: true },
  ],
])('the settings of the browser’s code are %s', async (_what, variables, expected) => {
  jest.resetModules();
  jest.replaceProperty(process, 'env', variables);
  const { settings } = await import('../../src/backend/settings');
  expect(settings).toEqual(expected);
});
