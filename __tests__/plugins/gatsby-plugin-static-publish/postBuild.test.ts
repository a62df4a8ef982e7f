/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'fs';
import { tmpdir } from 'os';
import { dirname, join } from 'path';
import { adaptToNetlify } from '../../../plugins/gatsby-plugin-static-publish/src/adapter';
import { withContentSecurityPolicy } from '../../../plugins/gatsby-plugin-static-publish/src/contentSecurityPolicy';
import { nestPages, pageFiles } from '../../../plugins/gatsby-plugin-static-publish/src/pageFiles';
import type { PageTransform } from '../../../plugins/gatsby-plugin-static-publish/src/pageTransform';
import { postBuild, preBuild } from '../../../plugins/gatsby-plugin-static-publish/src/postBuild';
import { removeFormerScripts } from '../../../plugins/gatsby-plugin-static-publish/src/visitorFiles';

const html = (title: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>${title}</title></head></html>`;

const pages = [
  ['/', 'index.html', 'index'],
  ['/about', 'about/index.html', 'about'],
  ['/FMCG', 'FMCG/index.html', 'FMCG'],
  ['/terms & conditions', 'terms & conditions/index.html', 'terms & conditions'],
  ['/404', '404/index.html', '404'],
  ['/404.html', '404.html', '404.html'],
] as const;

/** Files that are no pages of Gatsby's: HTML of static/ and what the build leaves for itself. */
const others = [
  'admin/index.html',
  '_gatsby/slices/_gatsby-scripts-1.html',
  'static/picture.avif',
  'app-763799bbb4de1ca700c7.js',
  'app-763799bbb4de1ca700c7.js.map',
  'webpack.stats.json',
  'chunk-map.json',
  '~partytown/partytown.js',
];

let project: string;
const inPublic = (file: string) => join(project, 'public', file);
const read = (file: string) => readFileSync(inPublic(file), 'utf8');

function write(file: string, text: string): void {
  mkdirSync(dirname(inPublic(file)), { recursive: true });
  writeFileSync(inPublic(file), text);
}

const filesOfPublic = () =>
  readdirSync(join(project, 'public'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(inPublic('').length));

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'site-'));
  for (const [address, file, data] of pages) {
    write(file, html(address));
    write(`page-data/${data}/page-data.json`, '{}');
  }
  write('page-data/app-data.json', '{}');
  write('page-data/sq/d/1.json', '{}');
  others.forEach((file) => write(file, 'other'));
});

afterEach(() => rmSync(project, { recursive: true }));

/** A build: Gatsby's part of it is `gatsby`, which finds public/ as the build before has left it. */
function build(apiHost?: string, more: PageTransform[] = [], gatsby: () => void = () => undefined) {
  preBuild(project);
  gatsby();
  postBuild(project, {}, [...more, withContentSecurityPolicy(apiHost)]);
}

const addresses = () =>
  pageFiles(join(project, 'public'))
    .map(({ address }) => address)
    .sort();

describe('after the build', () => {
  it('knows Gatsby’s pages, and no other HTML', () => {
    expect(addresses()).toEqual(pages.map(([address]) => address).sort());
  });

  it('every page has its policy, with the API’s origin', () => {
    build('https://api.example.com/v1');
    for (const [, file] of pages) {
      expect(read(file)).toContain('Content-Security-Policy');
      expect(read(file)).toContain("connect-src 'self' https://api.example.com;");
    }
    expect(read('admin/index.html')).toBe('other');
  });

  it('what is not for visitors is gone, and nothing else', () => {
    const before = filesOfPublic();
    build();
    expect(before.filter((file) => !existsSync(inPublic(file))).sort()).toEqual([
      '/_gatsby/slices/_gatsby-scripts-1.html',
      '/app-763799bbb4de1ca700c7.js.map',
      '/chunk-map.json',
      '/webpack.stats.json',
      '/~partytown/partytown.js',
    ]);
  });

  it('a second build, which writes only one page again, gives every page one policy of its own', () => {
    build('https://old.example');
    build('https://new.example', [], () => write('about/index.html', html('About, changed')));
    for (const [, file] of pages) {
      expect(read(file).match(/Content-Security-Policy/g)).toHaveLength(1);
      expect(read(file)).toContain('https://new.example');
      expect(read(file)).not.toContain('https://old.example');
    }
    expect(read('about/index.html')).toContain('About, changed');
  });
});

describe('a build after another', () => {
  it('finds every page as Gatsby wrote it', () => {
    build('https://api.example.com');
    build('https://api.example.com', [], () => {
      for (const [address, file] of pages) expect(read(file)).toBe(html(address));
    });
  });

  it('finds the pieces of which Gatsby makes pages', () => {
    build();
    build(undefined, [], () => {
      expect(read('_gatsby/slices/_gatsby-scripts-1.html')).toBe('other');
      write('_gatsby/slices/_gatsby-scripts-1.html', 'changed');
    });
    build(undefined, [], () => {
      expect(read('_gatsby/slices/_gatsby-scripts-1.html')).toBe('changed');
    });
  });

  it('finishes what Gatsby changes in a page that it does not write anew', () => {
    build();
    build(undefined, [], () => {
      for (const [, file] of pages) write(file, read(file).replace('<title>', '<title>New: '));
    });
    for (const [address, file] of pages) {
      expect(read(file)).toContain(`<title>New: ${address}</title>`);
      expect(read(file).match(/Content-Security-Policy/g)).toHaveLength(1);
    }
  });

  it('takes up the work of one that was broken off', () => {
    const breaksOff: PageTransform = (text, page) => {
      if (page === '/FMCG') throw new Error('broken off');
      return text;
    };
    expect(() => build(undefined, [breaksOff])).toThrow('broken off');
    build();
    for (const [, file] of pages) {
      expect(read(file).match(/Content-Security-Policy/g)).toHaveLength(1);
    }
  });
});

describe('on Netlify', () => {
  const production = { NETLIFY: 'true', CONTEXT: 'production' };
  const publicFolder = () => join(project, 'public');

  it('each page is a file of its own name, so that its address has no slash', () => {
    adaptToNetlify(publicFolder(), production);
    const names = readdirSync(publicFolder());
    expect(names).toEqual(
      expect.arrayContaining([
        'index.html',
        'about.html',
        'FMCG.html',
        'terms & conditions.html',
        '404.html',
      ]),
    );
    expect(names).not.toEqual(expect.arrayContaining(['about']));
    expect(existsSync(inPublic('admin/index.html'))).toBe(true);
    expect(existsSync(inPublic('static/picture.avif'))).toBe(true);
  });

  it('the next build finds them where Gatsby wrote them', () => {
    const before = filesOfPublic().sort();
    adaptToNetlify(publicFolder(), production);
    nestPages(publicFolder());
    expect(
      filesOfPublic()
        .filter((file) => file !== '/_headers')
        .sort(),
    ).toEqual(before);
    expect(read('terms & conditions/index.html')).toContain('/terms & conditions');
  });

  it.each([
    ['production', false],
    ['deploy-preview', true],
    ['branch-deploy', true],
    [undefined, true],
  ])('in the context %s, search engines are kept away: %s', (CONTEXT, isKeptAway) => {
    adaptToNetlify(publicFolder(), { NETLIFY: 'true', CONTEXT });
    expect(read('_headers').includes('X-Robots-Tag: noindex')).toBe(isKeptAway);
  });

  it('nothing is done elsewhere', () => {
    const before = filesOfPublic();
    adaptToNetlify(publicFolder(), {});
    expect(filesOfPublic()).toEqual(before);
  });

  it('a first build has nothing to put back', () => {
    expect(() => nestPages(join(project, 'nothing'))).not.toThrow();
  });
});

describe('before a build', () => {
  it('the scripts of the former one go, and nothing else', () => {
    const before = filesOfPublic();
    removeFormerScripts(join(project, 'public'));
    expect(before.filter((file) => !existsSync(inPublic(file))).sort()).toEqual([
      '/app-763799bbb4de1ca700c7.js',
      '/app-763799bbb4de1ca700c7.js.map',
    ]);
  });

  it('a first build has none', () => {
    expect(() => removeFormerScripts(join(project, 'nothing'))).not.toThrow();
  });
});
