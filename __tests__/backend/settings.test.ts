/** @jest-environment node */

/** The settings as the bundle has them when the build has these variables. */
async function settingsWith(variables: Record<string, string | undefined>) {
  jest.resetModules();
  jest.replaceProperty(process, 'env', { ...process.env, ...variables });
  const { settings } = await import('../../src/backend/settings');
  return settings;
}

afterEach(() => jest.restoreAllMocks());

describe('the settings of the browser’s code', () => {
  it('are the variables without outer spaces and last slashes', async () => {
    const settings = await settingsWith({
      GATSBY_API_HOST: ' https://api.example.com/v1// ',
      GATSBY_API_TOKEN: ' token ',
    });
    expect(settings).toEqual({
      apiHost: 'https://api.example.com/v1',
      apiToken: 'token',
      isProxied: false,
    });
  });

  it('are empty without variables: the forms post to the page’s own origin', async () => {
    const settings = await settingsWith({
      GATSBY_API_HOST: undefined,
      GATSBY_API_TOKEN: undefined,
      GATSBY_API_PROXY: undefined,
    });
    expect(settings).toEqual({ apiHost: '', apiToken: '', isProxied: false });
  });

  it('say when the edge function adds the credential', async () => {
    const { isProxied } = await settingsWith({ GATSBY_API_PROXY: ' true ' });
    expect(isProxied).toBe(true);
  });
});
