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

describe('GATSBY_ANALYTICS_SCRIPT', () => {
  const scriptOf = (address?: string) =>
    readBuildEnvironment({ ...complete, GATSBY_ANALYTICS_SCRIPT: address }).analyticsScript;

  it('is the https address of a script, with a query perhaps, or not set', () => {
    expect(scriptOf(' https://count.example/js?id=1 ')).toBe('https://count.example/js?id=1');
    expect([scriptOf(''), scriptOf()]).toEqual([undefined, undefined]);
  });

  it.each(['http://count.example/js', 'count.example/js', '/count.js', 'https://', 'https:///js'])(
    'may not be "%s"',
    (address) => {
      expect(complaint({ ...complete, GATSBY_ANALYTICS_SCRIPT: address })).toBe(
        `GATSBY_ANALYTICS_SCRIPT is "${address}". Expected the https address of a script.`,
      );
    },
  );
});

describe('GATSBY_API_HOST', () => {
  it.each([
    'https://api.example.com',
    'https://example.com/backend',
    'http://localhost:9001',
    '  https://api.example.com  ',
  ])('may be "%s"', (host) => {
    expect(readBuildEnvironment({ ...complete, GATSBY_API_HOST: host }).warnings).toEqual([]);
  });

  it.each([
    'api.example.com',
    'api.example.com:8080',
    '//api.example.com',
    'https://',
    'https:api.example.com',
    'ftp://api.example.com',
    'https://api.example.com?key=1',
    'https://api.example.com/#',
    'https://user@api.example.com',
    'https://api example.com',
  ])('may not be "%s"; the sentence says what was read and what is expected', (host) => {
    const sentence = complaint({ ...complete, GATSBY_API_HOST: host });
    expect(sentence).toContain(`GATSBY_API_HOST is "${host}"`);
    expect(sentence).toContain('Expected an origin with an optional path');
  });
});

describe('GATSBY_API_TOKEN', () => {
  it.each(['abc123', 'a-b._~+/c==', ' abc '])('may be "%s"', (token) => {
    expect(readBuildEnvironment({ ...complete, GATSBY_API_TOKEN: token }).warnings).toEqual([]);
  });

  it.each(['two words', 'line\nbreak', 'naïve', '"quoted"', '==', 'a=b'])(
    'may not be %j',
    (token) => {
      expect(complaint({ ...complete, GATSBY_API_TOKEN: token })).toMatch(
        /^GATSBY_API_TOKEN .* Expected letters, digits/,
      );
    },
  );

  it('is not repeated in the sentence, which ends in a log', () => {
    expect(complaint({ ...complete, GATSBY_API_TOKEN: 'secret words' })).not.toContain('secret');
  });
});

describe.each([
  ['GATSBY_API_HOST', 'an origin'],
  ['GATSBY_API_TOKEN', 'the credential'],
])('a build without %s', (name, expected) => {
  it.each([undefined, '', '  '])('warns where it is %j', (value) => {
    const { warnings } = readBuildEnvironment({ ...complete, [name]: value });
    expect(warnings).toEqual([expect.stringContaining(`${name}: not set.`)]);
  });

  it('stops on Netlify’s production build', () => {
    expect(complaint({ ...complete, ...netlify, [name]: '' })).toMatch(
      new RegExp(`^${name} is not set\\. Expected ${expected}.*Netlify`),
    );
  });

  it('only warns on Netlify’s previews', () => {
    const variables = { ...complete, NETLIFY: 'true', CONTEXT: 'deploy-preview', [name]: '' };
    expect(readBuildEnvironment(variables).warnings).toHaveLength(1);
  });
});

it('stops Netlify’s production build with one sentence for all that is not set, and says what to do', () => {
  expect(complaint({ ...netlify, URL: 'https://a.example' })).toMatch(
    /^GATSBY_API_HOST and GATSBY_API_TOKEN are not set\. .* Add both in Netlify under .*, Environment variables, then .* Trigger deploy/,
  );
});

describe('the site’s origin', () => {
  it.each([
    ['GATSBY_SITE_URL', { GATSBY_SITE_URL: 'https://a.example', URL: 'https://b.example' }],
    ['GATSBY_SITE_URL without its slash', { GATSBY_SITE_URL: 'https://a.example/' }],
    ['Netlify’s URL', { URL: 'https://a.example' }],
    ['Netlify’s URL where ours is empty', { GATSBY_SITE_URL: ' ', URL: 'https://a.example' }],
  ])('is %s', (_source, variables) => {
    expect(readBuildEnvironment(variables).siteUrl).toBe('https://a.example');
  });

  it('is the local address where nothing names it', () => {
    expect(readBuildEnvironment({}).siteUrl).toBe('http://localhost:9000');
  });

  it.each(['www.example.com', 'https://www.example.com/site', 'https://www.example.com/?', 'x'])(
    'may not be "%s"; the sentence says what was read and what is expected',
    (siteUrl) => {
      const sentence = complaint({ ...complete, GATSBY_SITE_URL: siteUrl });
      expect(sentence).toContain(`GATSBY_SITE_URL is "${siteUrl}"`);
      expect(sentence).toContain('Expected an origin, like');
    },
  );

  it('is left out of Gatsby’s configuration where a variable is wrong: the build says why', () => {
    expect(siteUrl(complete)).toBe('https://www.example.com');
    expect(siteUrl({ ...complete, GATSBY_API_HOST: 'nonsense' })).toBeUndefined();
  });

  it('is named after the variable that holds it', () => {
    expect(complaint({ URL: 'nonsense' })).toMatch(/^URL is "nonsense"/);
  });
});

describe('GATSBY_API_PROXY', () => {
  const secrets = { GATSBY_SITE_URL: complete.GATSBY_SITE_URL, API_HOST: 'x', API_TOKEN: 'y' };

  it.each([undefined, '', 'false', ' false '])('%j leaves everything as it is', (value) => {
    const { apiHost, warnings } = readBuildEnvironment({ ...complete, GATSBY_API_PROXY: value });
    expect({ apiHost, warnings }).toEqual({ apiHost: complete.GATSBY_API_HOST, warnings: [] });
  });

  it('needs neither the host nor the credential in the build, not even on Netlify', () => {
    const variables = { ...secrets, ...netlify, GATSBY_API_PROXY: 'true' };
    const { apiHost, warnings } = readBuildEnvironment(variables);
    expect({ apiHost, warnings }).toEqual({ apiHost: undefined, warnings: [] });
  });

  it.each(['GATSBY_API_TOKEN', 'GATSBY_API_HOST'] as const)(
    'stops the build where %s would publish what is to be kept',
    (name) => {
      const variables = { ...secrets, GATSBY_API_PROXY: 'true', [name]: complete[name] };
      expect(complaint(variables)).toContain(name);
      expect(complaint(variables)).not.toContain(complete[name]);
    },
  );

  it.each(['yes', '1', 'TRUE', 'https://api.example.com'])('may not be "%s"', (value) => {
    expect(complaint({ ...complete, GATSBY_API_PROXY: value })).toBe(
      `GATSBY_API_PROXY is "${value}". Expected true or false.`,
    );
  });
});

describe('search engines', () => {
  // NETLIFY, CONTEXT, LAUNCHED
  it.each([
    ['true', 'production', undefined, 'away'],
    ['true', 'production', 'false', 'away'],
    ['true', 'production', 'true', 'in'],
    ['true', 'deploy-preview', 'true', 'away'],
    ['true', undefined, 'true', 'away'],
    [undefined, undefined, undefined, 'in'],
    [undefined, 'production', 'false', 'in'],
  ])('NETLIFY %j, CONTEXT %j, LAUNCHED %j: kept %s', (NETLIFY, CONTEXT, LAUNCHED, kept) => {
    const { isHidden } = readBuildEnvironment({ ...complete, NETLIFY, CONTEXT, LAUNCHED });
    expect(isHidden).toBe(kept === 'away');
  });
});

describe('LAUNCHED', () => {
  it.each([
    [undefined, false],
    ['', false],
    [' false ', false],
    ['true', true],
  ])('%j', (LAUNCHED, isLaunched) => {
    expect(readBuildEnvironment({ ...complete, LAUNCHED }).isLaunched).toBe(isLaunched);
  });

  it('is refused where it is neither true nor false', () => {
    expect(complaint({ ...complete, LAUNCHED: 'yes' })).toBe(
      'LAUNCHED is "yes". Expected true or false.',
    );
  });
});
