import { adminPage } from '../../../../plugins/gatsby-plugin-content-admin/src/server/adminHtml';

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

test('/admin connects to GitHub alone, or to the stand-in that it is tried with', () => {
  const policyOf = (place: Parameters<typeof adminPage>[0]): string[] =>
    /connect-src [^;]*/.exec(adminPage(place))?.[0].split(' ').slice(1) ?? [];
  const own = ["'self'", 'blob:', 'data:'];
  expect(policyOf(github)).toEqual([...own, 'https://api.github.com']);
  const standIn = { ...github, api_root: 'http://127.0.0.1:9002' };
  expect(policyOf(standIn)).toEqual([...own, 'http://127.0.0.1:9002']);
});

test('/admin may run its check in a worker of its own, and no other', () => {
  expect(adminPage(github)).toMatch(/; worker-src 'self';/);
});

test('/admin explains its set-up if no repository is known', () => {
  expect(adminPage(undefined)).toContain('CMS_REPOSITORY');
  expect(adminPage(undefined)).not.toContain('<script');
});
