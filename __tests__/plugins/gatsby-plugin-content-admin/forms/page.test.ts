import { adminPage } from '../../../../plugins/gatsby-plugin-content-admin/src/forms/page';

const github = { kind: 'github', repo: 'acme/website', branch: '</script><script>' } as const;

test('the page is not for search engines, runs one script of its own, and says where it saves to', () => {
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

test('the page says how to set it up where no repository is known', () => {
  expect(adminPage(undefined)).toContain('CMS_REPOSITORY');
  expect(adminPage(undefined)).not.toContain('<script');
});
