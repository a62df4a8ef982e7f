/** @jest-environment node */
import { readBuildEnvironment } from '../../../plugins/shared/buildEnvironment';
import { EnvironmentError } from '../../../src/environment';

const complete = {
  GATSBY_API_HOST: 'https://api.example.com',
  GATSBY_API_TOKEN: 'a-token',
  GATSBY_SITE_URL: 'https://www.example.com',
};

const netlify = { NETLIFY: 'true', CONTEXT: 'production' };

function complaint(variables: Record<string, string | undefined>): string {
  try {
    readBuildEnvironment(variables);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
  throw new Error('The variables were accepted.');
}

const variables: Record<string, { right: string[]; wrong: string[]; says: string | RegExp }> = {
  GATSBY_API_HOST: {
    right: [
      'https://example.com/backend',
      'https://bücher.example:8443',
      'http://localhost:9001',
      'http://[::1]:9001',
      ' https://api.example.com\n',
    ],
    wrong: [
      'api.example.com',
      'api.example.com:8080',
      'https://api.example.com?key=1',
      'https://user@api.example.com',
      'https://api.example.com,',
      'https://example.com//backend',
      'https://"api.example.com"',
      // Hosts that are invalid in a certificate or a policy.
      'https://my_api.example.com',
      'https://api.example.com:99999',
      'https://example.com/back end',
    ],
    says: /^GATSBY_API_HOST is ".*Expected an origin with an optional path/,
  },
  GATSBY_API_TOKEN: {
    right: ['abc123', 'a-b._~+/c==', ' abc '],
    wrong: ['two words', 'line\nbreak', '"quoted"'],
    says: /^GATSBY_API_TOKEN .* Expected letters, digits/,
  },
  GATSBY_SITE_URL: {
    right: ['https://www.example.com', 'https://www.example.com/'],
    wrong: ['www.example.com', 'https://www.example.com/site', 'https://www.example.com/?', 'x'],
    says: /^GATSBY_SITE_URL is ".*Expected an origin, like/,
  },
  GATSBY_ANALYTICS_SCRIPT: {
    right: [' https://count.example/js?id=1 ', ''],
    wrong: ['http://count.example/js', 'https://'],
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

  it.each(wrong)('may not be %j, and the error says what is expected', (value) => {
    const sentence = complaint({ ...complete, [name]: value });
    expect(sentence).toMatch(says);
    // A credential must not appear in a log.
    expect(sentence.includes(`${name} is "${value}"`)).toBe(name !== 'GATSBY_API_TOKEN');
  });
});

it.each(['\u200E', '\uFEFF', '\u00A0', '\u200B'])(
  'an invisible character (%j) is named by its code point in every variable',
  (sign) => {
    const point = `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
    for (const name of [...Object.keys(variables), 'URL']) {
      for (const value of [`${sign}value`, `value${sign}`, sign]) {
        const sentence = complaint({ ...complete, GATSBY_SITE_URL: undefined, [name]: value });
        expect(sentence).toMatch(new RegExp(`^${name} .*${point.replace('+', '.')}.*Expected`));
        expect(sentence).not.toContain(sign);
      }
    }
  },
);

describe('a host without https', () => {
  const host = 'http://api.example.com';

  it.each([
    ['a site by https', {}],
    ['Netlify, which serves by https alone', { NETLIFY: 'true', GATSBY_SITE_URL: undefined }],
  ])('is refused for %s', (_site, context) => {
    expect(complaint({ ...complete, ...context, GATSBY_API_HOST: host })).toMatch(
      /^GATSBY_API_HOST is "http:\/\/api\.example\.com"\. Expected https: .*mixed content/,
    );
  });

  it('may serve a site without https', () => {
    const plain = { ...complete, GATSBY_SITE_URL: 'http://intranet', GATSBY_API_HOST: host };
    expect(readBuildEnvironment(plain).apiHost).toBe(host);
  });
});

it('a site without https is refused on Netlify, unless it is this computer', () => {
  const at = (GATSBY_SITE_URL: string) => ({ ...complete, ...netlify, GATSBY_SITE_URL });
  expect(complaint(at('http://www.example.com'))).toMatch(/^GATSBY_SITE_URL is ".*Expected https/);
  expect(readBuildEnvironment(at('http://localhost:8899')).siteUrl).toBe('http://localhost:8899');
});

it.each(['https://api.example.com/api', 'https://example.com/v1/API/'])(
  'a host that ends with /api (%s) causes a warning, because calls would go to /api/api/',
  (GATSBY_API_HOST) => {
    const { warnings, missing } = readBuildEnvironment({
      ...complete,
      ...netlify,
      GATSBY_API_HOST,
    });
    expect(warnings).toEqual([
      expect.stringMatching(/^GATSBY_API_HOST: ends with \/api\..*\/api\/api\//i),
    ]);
    expect(missing).toEqual([]);
  },
);

describe.each(['GATSBY_API_HOST', 'GATSBY_API_TOKEN'])('a build without %s', (name) => {
  it.each([
    [undefined, {}],
    ['', { CONTEXT: 'production' }],
    ['  ', { NETLIFY: 'true', CONTEXT: 'deploy-preview' }],
  ])('warns if the value is %j and Netlify sets %j', (value, context) => {
    const { warnings } = readBuildEnvironment({ ...complete, ...context, [name]: value });
    expect(warnings).toEqual([expect.stringContaining(`${name}: not set.`)]);
  });
});

it('Netlify’s production build stops with one error for all missing variables', () => {
  expect(complaint({ ...netlify, URL: 'https://a.example' })).toMatch(
    /^GATSBY_API_HOST: not set\. .* GATSBY_API_TOKEN: not set\. .* Add what is missing in Netlify under .*, Environment variables, then .* Trigger deploy/,
  );
});

describe('the site’s origin', () => {
  it.each([
    [{ GATSBY_SITE_URL: 'https://a.example/', URL: 'https://b.example' }, 'https://a.example'],
    [{ GATSBY_SITE_URL: ' ', URL: 'https://b.example' }, 'https://b.example'],
    [{}, 'http://localhost:9000'],
  ])('with %j is %s', (variables, origin) => {
    expect(readBuildEnvironment(variables).siteUrl).toBe(origin);
  });
});

const secrets = {
  GATSBY_SITE_URL: complete.GATSBY_SITE_URL,
  API_HOST: 'https://api.example.com/v1/',
  API_TOKEN: 'y',
};

const proxied = { ...secrets, GATSBY_API_PROXY: 'true' };

it('with GATSBY_API_PROXY the build needs neither public host nor credential, not even on Netlify', () => {
  const { apiHost, warnings } = readBuildEnvironment({ ...proxied, ...netlify });
  expect({ apiHost, warnings }).toEqual({ apiHost: undefined, warnings: [] });
});

describe('with GATSBY_API_PROXY, API_HOST is held to the rule of GATSBY_API_HOST', () => {
  const { right, wrong } = variables.GATSBY_API_HOST ?? { right: [], wrong: [] };

  it.each(right)('and may be "%s"', (API_HOST) => {
    expect(readBuildEnvironment({ ...proxied, API_HOST }).warnings).toEqual([]);
  });

  it.each([...wrong, 'javascript:1', 'ftp://api.example.com', 'https://a:b@api.example.com'])(
    'and may not be %j',
    (API_HOST) => {
      expect(complaint({ ...proxied, API_HOST })).toMatch(
        /^API_HOST is ".*Expected an origin with an optional path/,
      );
    },
  );

  it.each([{}, { NETLIFY: 'true' }, { GATSBY_SITE_URL: 'http://localhost:9000' }])(
    'and may not be without https, wherever the pages are (%j)',
    (context) => {
      const API_HOST = 'http://api.example.com';
      expect(complaint({ ...proxied, ...context, API_HOST })).toMatch(
        /^API_HOST is "http:\/\/api\.example\.com"\. Expected https: passwords/,
      );
    },
  );

  it.each(['API_HOST', 'API_TOKEN'])('and %s may not be missing', (name) => {
    for (const value of [undefined, '', ' ']) {
      const sentence = complaint({ ...proxied, [name]: value });
      expect(sentence).toMatch(new RegExp(`^GATSBY_API_PROXY is true.* ${name}: not set`));
      expect(sentence).toContain('Expected');
    }
  });

  it('unless the mode is off', () => {
    const { warnings } = readBuildEnvironment({ ...complete, API_HOST: 'javascript:1' });
    expect(warnings).toEqual([]);
  });
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
