import {
  adminPage,
  adminPolicy,
} from '../../../../plugins/gatsby-plugin-content-admin/src/forms/page';

const github = { kind: 'github', repository: 'acme/website' } as const;

describe('adminPage', () => {
  test('is not for search engines and loads one script of its own', () => {
    const html = adminPage(github);
    document.documentElement.innerHTML = html;
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe(
      'noindex, nofollow',
    );
    const scripts = [...document.querySelectorAll('script')];
    expect(scripts.map(({ type, src }) => [type, src])).toEqual([
      ['application/json', ''],
      ['module', 'http://localhost/admin/start.js'],
    ]);
    expect(JSON.parse(scripts[0]?.textContent ?? '')).toEqual(github);
  });

  test('puts nothing into the page that could end its element', () => {
    const html = adminPage({ kind: 'github', repository: 'a/b', branch: '</script><script>' });
    expect(html.match(/<script/g)).toHaveLength(2);
  });

  test('says how to set it up where no repository is known', () => {
    expect(adminPage(undefined)).toContain('CMS_REPOSITORY');
    expect(adminPage(undefined)).not.toContain('<script');
  });
});

test('adminPolicy runs no script but its own, and talks to GitHub only where it saves there', () => {
  const own = adminPolicy({ kind: 'working-tree' });
  expect(own).toContain("script-src 'self';");
  expect(own).not.toContain('https:');
  expect(adminPolicy(github)).toContain('connect-src');
  expect(adminPolicy(github)).toContain('https://api.github.com');
});
