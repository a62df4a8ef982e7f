import { missingAdminSettings, savingPlace } from '../../../plugins/shared/savingPlace';
import { EnvironmentError } from '../../../src/environment';

test.each([
  {},
  { CMS_REPOSITORY: ' ' },
  { REPOSITORY_URL: 'https://gitlab.com/acme/website', SITE_NAME: 'acme-site' },
])('the saving place is unknown without a GitHub repository: %j', (variables) => {
  expect(savingPlace(variables)).toBeUndefined();
});

test.each(['https://github.com/acme/website', 'git@github.com:acme/website.git'])(
  'the saving place is the repository that Netlify builds: %s',
  (address) => {
    expect(savingPlace({ REPOSITORY_URL: address, SITE_NAME: 'acme-site' })).toEqual({
      name: 'github',
      repo: 'acme/website',
      site_domain: 'acme-site.netlify.app',
    });
  },
);

const stated = {
  CMS_REPOSITORY: 'acme/website',
  CMS_BRANCH: 'live',
  CMS_SITE_DOMAIN: 'acme.netlify.app',
  CMS_SIGN_IN_ORIGIN: 'https://auth.acme.example/',
  CMS_SIGN_IN: 'oauth',
};

test.each([
  ['CMS_REPOSITORY', 'website'],
  ['CMS_SIGN_IN_ORIGIN', 'http://auth.example'],
  ['CMS_SIGN_IN_ORIGIN', 'https://auth.example/path'],
  ['CMS_SIGN_IN', 'yes'],
])('the saving place is refused where %s is "%s"', (name, value) => {
  const refused = () => savingPlace({ ...stated, [name]: value });
  expect(refused).toThrow(EnvironmentError);
  expect(refused).toThrow(`${name} is "${value}"`);
});

test.each(['CMS_REPOSITORY', 'CMS_SIGN_IN'])(
  'a launched site is told that %s is not set',
  (name) => {
    expect(missingAdminSettings(stated)).toEqual([]);
    expect(missingAdminSettings({ ...stated, [name]: ' ' })).toEqual([
      expect.stringMatching(new RegExp(`^${name}: not set\\. .+\\. .+\\.$`)),
    ]);
  },
);
