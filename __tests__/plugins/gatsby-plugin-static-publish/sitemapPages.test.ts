/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { checkContent } from '../../../plugins/gatsby-plugin-content-check/src/check/checkContent';
import { lastChanges } from '../../../plugins/gatsby-plugin-static-publish/src/lastChanges';
import { sitemapPages } from '../../../plugins/gatsby-plugin-static-publish/src/sitemapPages';
import { FIXTURE_SITE } from '../../support/fixtureSite';
import { folderForEach } from '../../support/folder';

const listed = (paths: string[], changes = new Map<string, string>()) =>
  sitemapPages(
    paths.map((path) => ({ path, alternates: [] })),
    checkContent(FIXTURE_SITE).entries,
    changes,
  );

it('login and signup are no search results, in any language', () => {
  const paths = ['/', '/login', '/ar/login', '/signup', '/contact', '/success/markets/2'];
  expect(listed(paths).map(({ path }) => path)).toEqual(['/', '/contact', '/success/markets/2']);
});

it('a page was last changed with its own file', () => {
  const changes = new Map([
    ['data/pages/contact.yaml', '2031-05-24'],
    ['data/ar/pages/contact.yaml', '2031-06-01'],
  ]);
  const days = listed(['/contact', '/ar/contact', '/about'], changes);
  expect(days.map(({ lastChange }) => lastChange)).toEqual(['2031-05-24', '2031-06-01', undefined]);
});

describe('the days of the last changes', () => {
  const project = folderForEach();
  const git = (folder: string, args: string, day = '2031-05-24') =>
    execFileSync('git', ['-C', folder, ...args.split(' ')], {
      env: {
        ...process.env,
        GIT_AUTHOR_NAME: 'A',
        GIT_AUTHOR_EMAIL: 'a@b.test',
        GIT_COMMITTER_NAME: 'A',
        GIT_COMMITTER_EMAIL: 'a@b.test',
        GIT_COMMITTER_DATE: `${day}T12:00:00Z`,
      },
      stdio: 'pipe',
    });
  const commit = (day: string) => {
    git(project.at(), 'add -A', day);
    git(project.at(), 'commit -qm change', day);
  };

  it('are those of the newest commit of each file, also in a folder of a bigger repository', () => {
    git(project.at(), 'init -q');
    project.write('site/data/site.yaml', 'one');
    project.write('site/data/ar/قصة.yaml', 'one');
    commit('2031-05-24');
    project.write('site/data/site.yaml', 'two');
    commit('2031-05-25');
    expect(Object.fromEntries(lastChanges(project.at('site')))).toEqual({
      'data/site.yaml': '2031-05-25',
      'data/ar/قصة.yaml': '2031-05-24',
    });
  });

  it('are unknown without Git, and where the history begins with a copy of everything', () => {
    project.write('plain/data/site.yaml', 'one');
    git(project.at(), 'init -q whole');
    project.write('whole/data/site.yaml', 'one');
    git(project.at('whole'), 'add -A');
    git(project.at('whole'), 'commit -qm change');
    git(project.at('whole'), 'commit -qm more --allow-empty');
    git(project.at(), `clone -q --depth 1 file://${project.at('whole')} part`);
    expect(lastChanges(project.at('plain')).size + lastChanges(project.at('part')).size).toBe(0);
  });
});
