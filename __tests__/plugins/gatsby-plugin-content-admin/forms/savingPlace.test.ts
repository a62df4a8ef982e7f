import {
  missingAdminSettings,
  savingPlace,
} from '../../../../plugins/gatsby-plugin-content-admin/src/forms/savingPlace';
import { EnvironmentError } from '../../../../src/environment';

describe('savingPlace', () => {
  test('is not known without a repository', () => {
    expect(savingPlace({})).toBeUndefined();
    expect(savingPlace({ CMS_REPOSITORY: ' ' })).toBeUndefined();
    expect(savingPlace({ REPOSITORY_URL: 'https://gitlab.com/acme/website' })).toBeUndefined();
  });

  test.each([
    'https://github.com/acme/website',
    'https://github.com/acme/website.git',
    'https://token@github.com/acme/website.git',
    'git@github.com:acme/website.git',
  ])('is the repository that Netlify builds: %s', (address) => {
    expect(savingPlace({ REPOSITORY_URL: address, SITE_NAME: 'acme-site' })).toMatchObject({
      kind: 'github',
      repository: 'acme/website',
      siteDomain: 'acme-site.netlify.app',
    });
  });

  test('is what the variables say before what Netlify says', () => {
    const variables = {
      REPOSITORY_URL: 'https://github.com/other/other',
      SITE_NAME: 'other',
      CMS_REPOSITORY: 'acme/website',
      CMS_BRANCH: 'live',
      CMS_SITE_DOMAIN: 'acme.netlify.app',
      CMS_SIGN_IN_ORIGIN: 'https://auth.acme.example/',
      CMS_SIGN_IN: 'oauth',
    };
    expect(savingPlace(variables)).toEqual({
      kind: 'github',
      repository: 'acme/website',
      branch: 'live',
      siteDomain: 'acme.netlify.app',
      signInOrigin: 'https://auth.acme.example',
      signIn: 'oauth',
    });
  });

  test.each([
    [{ CMS_REPOSITORY: 'website' }, 'CMS_REPOSITORY is "website"'],
    [
      { CMS_REPOSITORY: 'a/b', CMS_SIGN_IN_ORIGIN: 'http://auth.example' },
      'CMS_SIGN_IN_ORIGIN is "http://auth.example"',
    ],
    [
      { CMS_REPOSITORY: 'a/b', CMS_SIGN_IN_ORIGIN: 'https://auth.example/path' },
      'CMS_SIGN_IN_ORIGIN is "https://auth.example/path"',
    ],
    [{ CMS_REPOSITORY: 'a/b', CMS_SIGN_IN: 'yes' }, 'CMS_SIGN_IN is "yes"'],
  ])('refuses %j', (variables, message) => {
    expect(() => savingPlace(variables)).toThrow(EnvironmentError);
    expect(() => savingPlace(variables)).toThrow(message);
  });
});

const allSettings = { CMS_REPOSITORY: 'acme/website', CMS_SIGN_IN: 'oauth' };

test.each(Object.keys(allSettings))(
  'the settings of a launched site lack %s, and nothing where it is there',
  (name) => {
    expect(missingAdminSettings(allSettings)).toEqual([]);
    expect(missingAdminSettings({ ...allSettings, [name]: ' ' })).toEqual([
      expect.stringMatching(new RegExp(`^${name}: not set\\. .+\\. .+\\.$`)),
    ]);
  },
);
