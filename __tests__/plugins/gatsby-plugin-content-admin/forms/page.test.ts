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

test('the page talks to GitHub only where it saves there, and runs no foreign script', () => {
  const own = adminPage({ kind: 'working-tree' });
  expect(own).toContain("script-src 'self';");
  expect(own).not.toContain('https:');
  expect(adminPage(github)).toMatch(/connect-src [^;]* https:\/\/api\.github\.com;/);
});
