/** @jest-environment node */
import { EnvironmentError, readBuildEnvironment, siteUrl } from '../src/environment';

const complete = {
  GATSBY_API_HOST: 'https://api.example.com',
  GATSBY_API_TOKEN: 'a-token',
  GATSBY_SITE_URL: 'https://www.example.com',
};

const netlify = { NETLIFY: 'true', CONTEXT: 'production' };

/** The sentence with which reading stops; fails where it does not stop. */
function complaint(variables: Record<string, string | undefined>): string {
  try {
    readBuildEnvironment(variables);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
  throw new Error('The variables were accepted.');
}

/** What each variable may be, and what is said of anything else: what was read, and what is expected. */
const variables: Record<string, { right: string[]; wrong: string[]; says: string | RegExp }> = {
  GATSBY_API_HOST: {
    right: ['https://example.com/backend', 'http://localhost:9001', ' https://api.example.com '],
    wrong: [
      'api.example.com',
      'api.example.com:8080',
      'https:api.example.com',
      'https://api.example.com?key=1',
      'https://api.example.com/#',
      'https://user@api.example.com',
    ],
    says: /^GATSBY_API_HOST is ".*Expected an origin with an optional path/,
  },
  GATSBY_API_TOKEN: {
    right: ['abc123', 'a-b._~+/c==', ' abc '],
    wrong: ['two words', 'line\nbreak', 'naïve', '"quoted"', '==', 'a=b'],
    says: /^GATSBY_API_TOKEN .* Expected letters, digits/,
  },
  GATSBY_SITE_URL: {
    right: ['https://www.example.com', 'https://www.example.com/'],
    wrong: ['www.example.com', 'https://www.example.com/site', 'https://www.example.com/?', 'x'],
    says: /^GATSBY_SITE_URL is ".*Expected an origin, like/,
  },
  GATSBY_ANALYTICS_SCRIPT: {
    right: [' https://count.example/js?id=1 ', ''],
    wrong: ['http://count.example/js', 'count.example/js', '/count.js', 'https://', 'https:///js'],
    says: 'Expected the https address of a script.',
  },
  GATSBY_API_PROXY: {
    right: ['', 'false', ' false '],
    wrong: ['yes', '1', 'TRUE', 'https://api.example.com'],
    says: 'Expected true or false.',
  },
  LAUNCHED: {
    right: ['', ' false ', 'true'],
    wrong: ['yes'],
    says: /^LAUNCHED is "yes"\. Expected true or false\.$/,
  },
};

describe.each(Object.entries(variables))('%s', (name, { right, wrong, says }) => {
  it.each(right)('may be "%s"', (value) => {
    expect(readBuildEnvironment({ ...complete, [name]: value }).warnings).toEqual([]);
  });

  it.each(wrong)('may not be %j; the sentence says what is expected', (value) => {
    const sentence = complaint({ ...complete, [name]: value });
    expect(sentence).toMatch(says);
    // A credential is not repeated in a log.
    expect(sentence.includes(`${name} is "${value}"`)).toBe(name !== 'GATSBY_API_TOKEN');
  });
});

it('the script of an analytics service has no spaces round it, and there is none by default', () => {
  const variables = { ...complete, GATSBY_ANALYTICS_SCRIPT: ' https://count.example/js?id=1 ' };
  const given = [variables, complete].map((one) => readBuildEnvironment(one).analyticsScript);
  expect(given).toEqual(['https://count.example/js?id=1', undefined]);
});

describe.each([
  ['GATSBY_API_HOST', 'an origin'],
  ['GATSBY_API_TOKEN', 'the credential'],
])('a build without %s', (name, expected) => {
  it.each([
    [undefined, {}],
    ['', { CONTEXT: 'production' }],
    ['  ', { NETLIFY: 'true', CONTEXT: 'deploy-preview' }],
  ])('warns where it is %j and Netlify says %j', (value, context) => {
    const { warnings } = readBuildEnvironment({ ...complete, ...context, [name]: value });
    expect(warnings).toEqual([expect.stringContaining(`${name}: not set.`)]);
  });

  it('stops on Netlify’s production build', () => {
    expect(complaint({ ...complete, ...netlify, [name]: '' })).toMatch(
      new RegExp(`^${name}: not set\\. .* Expected ${expected}.* Add what is missing in Netlify`),
    );
  });
});

it('stops Netlify’s production build with one sentence for all that is not set, and says what to do', () => {
  expect(complaint({ ...netlify, URL: 'https://a.example' })).toMatch(
    /^GATSBY_API_HOST: not set\. .* GATSBY_API_TOKEN: not set\. .* Add what is missing in Netlify under .*, Environment variables, then .* Trigger deploy/,
  );
});

describe('the site’s origin', () => {
  it.each([
    [{ GATSBY_SITE_URL: 'https://a.example/', URL: 'https://b.example' }, 'https://a.example'],
    [{ GATSBY_SITE_URL: ' ', URL: 'https://b.example' }, 'https://b.example'],
    [{}, 'http://localhost:9000'],
  ])('is by %j %s', (variables, origin) => {
    expect(readBuildEnvironment(variables).siteUrl).toBe(origin);
  });

  it('is left out of Gatsby’s configuration where a variable is wrong: the build says why', () => {
    expect(siteUrl(complete)).toBe('https://www.example.com');
    expect(siteUrl({ ...complete, GATSBY_API_HOST: 'nonsense' })).toBeUndefined();
  });

  it('is named after the variable that holds it', () => {
    expect(complaint({ URL: 'nonsense' })).toMatch(/^URL is "nonsense"/);
  });
});

const secrets = { GATSBY_SITE_URL: complete.GATSBY_SITE_URL, API_HOST: 'x', API_TOKEN: 'y' };

it('with GATSBY_API_PROXY the build needs neither host nor credential, not even on Netlify', () => {
  const variables = { ...secrets, ...netlify, GATSBY_API_PROXY: 'true' };
  const { apiHost, warnings } = readBuildEnvironment(variables);
  expect({ apiHost, warnings }).toEqual({ apiHost: undefined, warnings: [] });
});

it.each(['GATSBY_API_TOKEN', 'GATSBY_API_HOST'] as const)(
  'with GATSBY_API_PROXY a build that would publish %s stops',
  (name) => {
    const variables = { ...secrets, GATSBY_API_PROXY: 'true', [name]: complete[name] };
    expect(complaint(variables)).toContain(name);
    expect(complaint(variables)).not.toContain(complete[name]);
  },
);

it.each([
  ['true', 'production', undefined, false, true],
  ['true', 'production', ' true ', true, false],
  ['true', 'deploy-preview', 'true', true, true],
  [undefined, 'production', 'false', false, false],
])(
  'NETLIFY %j, CONTEXT %j, LAUNCHED %j: the site is launched %j, and hidden from search engines %j',
  (NETLIFY, CONTEXT, LAUNCHED, isLaunched, isHidden) => {
    const variables = { ...complete, NETLIFY, CONTEXT, LAUNCHED };
    expect(readBuildEnvironment(variables)).toMatchObject({ isLaunched, isHidden });
  },
);
