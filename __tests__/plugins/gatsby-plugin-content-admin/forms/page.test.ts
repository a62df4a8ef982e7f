import { adminPage } from '../../../../plugins/gatsby-plugin-content-admin/src/forms/page';

const github = { name: 'github', repo: 'acme/website', branch: '</script><script>' } as const;

test('/admin is hidden from search engines, runs one script and holds its saving place', () => {
  document.documentElement.innerHTML = adminPage(github);
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute(
    'content',
    'noindex, nofollow',
  );
  const scripts = [...document.querySelectorAll('script')];
  expect(scripts.map(({ type, src }) => [type, src])).toEqual([
    ['application/json', ''],
    ['module', 'http://localhost/admin/start.js'],
  ]);
  expect(JSON.parse(scripts[0]?.textContent ?? '')).toEqual(github);
});

test('/admin explains its set-up if no repository is known', () => {
  expect(adminPage(undefined)).toContain('CMS_REPOSITORY');
  expect(adminPage(undefined)).not.toContain('<script');
});
