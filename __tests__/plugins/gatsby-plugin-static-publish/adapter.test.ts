/** @jest-environment node */
import { mkdirSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { RoutesManifest } from 'gatsby';
import { publishAdapter } from '../../../plugins/gatsby-plugin-static-publish/src/adapter';
import { folderForEach } from '../../support/folder';

const APP = 'app-763799bbb4de1ca700c7.js';

const html = (title: string, app = APP) =>
  [
    `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>${title}</title>`,
    '<style data-styled="true">a{top:0}</style></head><body>',
    `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${title}";/*]]>*/</script>`,
    '<!-- slice-start id="_gatsby-scripts-1" -->',
    `<script>window.___chunkMapping="{\\"layout\\":[\\"/layout-5.js\\"]}";</script>`,
    `<script>window.___webpackCompilationHash="${app}";</script>`,
    '<script src="/webpack-runtime-1.js" async></script><script src="/framework-2.js" async></script>',
    `<script src="/${app}" async></script><!-- slice-end id="_gatsby-scripts-1" -->`,
    // React pads its buffer with zero bytes.
    'crises\0\0’</body></html>',
  ].join('');

let pages: string[];

const gatsbysFile = (address: string) =>
  address.endsWith('.html') ? address.slice(1) : join(address, 'index.html').replace(/^\//, '');

const dataFile = (address: string) =>
  `page-data${address === '/' ? '/index' : address}/page-data.json`;

const publishedFiles = [
  'index.html',
  'about/index.html',
  'FMCG/index.html',
  'terms & conditions/index.html',
  '404.html',
];

const others = [
  'admin/index.html',
  '_gatsby/slices/_gatsby-scripts-1.html',
  'static/picture.avif',
  `${APP}.map`,
  'webpack.stats.json',
  'chunk-map.json',
  '~partytown/partytown.js',
];

const project = folderForEach();
const read = (file: string) => project.read(`public/${file}`);
const write = (file: string, text: string) => project.write(`public/${file}`, text);
const filesOfPublic = () => project.files('public');

function writeAll(): void {
  for (const address of pages) {
    write(gatsbysFile(address), html(address));
    write(dataFile(address), '{}');
  }
  for (const file of [...others, APP]) write(file, 'other');
}

/** The routes that Gatsby passes: pages, their data, webpack's files and the rest. */
function routes(app: string): RoutesManifest {
  const at = (path: string, file: string, cache = ''): RoutesManifest[number] => ({
    type: 'static',
    path,
    filePath: `public/${file}`,
    headers: [{ key: 'cache-control', value: cache }],
  });
  const known = new Set([...pages.map(gatsbysFile), ...pages.map(dataFile)]);
  return [
    ...pages.map((address) => at(address, gatsbysFile(address))),
    ...pages.map((address) => at(`/${dataFile(address)}`, dataFile(address))),
    at(`/${app}`, app, 'public, max-age=31536000, immutable'),
    ...filesOfPublic()
      .filter((file) => !known.has(file) && file !== app)
      // Leaves out symlinks, each of which stands for another spelling of a folder.
      .filter((file) => statSync(project.at(`public/${file}`)).isFile())
      .map((file) => at(`/${file}`, file)),
  ];
}

interface Build {
  env?: Record<string, string>;
  gatsby?: () => void;
  app?: string;
}

const NETLIFY = {
  NETLIFY: 'true',
  CONTEXT: 'deploy-preview',
  GATSBY_API_HOST: 'https://api.example',
  GATSBY_API_TOKEN: 'token',
};

function build({ env = {}, gatsby, app = APP }: Build = {}): string[] {
  jest.replaceProperty(process, 'env', { ...env, NODE_ENV: 'test' });
  const info: string[] = [];
  const { adapt, cache } = publishAdapter(project.at());
  expect(Reflect.apply(Object(cache).restore, undefined, [])).toBe(false);
  gatsby?.();
  if (!project.has(`public/${app}`)) write(app, 'other');
  const reporter = { info: (text: string) => info.push(text) };
  void Reflect.apply(adapt, undefined, [{ reporter, routesManifest: routes(app) }]);
  return info;
}

beforeEach(() => {
  pages = ['/', '/about', '/FMCG', '/terms & conditions', '/404', '/404.html'];
  writeAll();
});

afterEach(() => jest.restoreAllMocks());

function expectOnePolicyEach() {
  for (const file of publishedFiles) {
    expect(read(file).match(/Content-Security-Policy/g)).toHaveLength(1);
  }
}

describe('after a build', () => {
  it('every page is exactly where its host looks for it, on Netlify as name.html', () => {
    for (const isForNetlify of [true, false, true]) {
      build({ env: isForNetlify ? NETLIFY : {} });
      const files = filesOfPublic().filter((file) => /^(?!admin).*\.html$/.test(file));
      expect(files).toEqual(
        publishedFiles
          .map((file) => (isForNetlify ? file.replace('/index.html', '.html') : file))
          .sort(),
      );
      const terms = `terms & conditions${isForNetlify ? '' : '/index'}.html`;
      expect(read(terms)).toMatch(/<title>\/terms & conditions<\/title>.*crises’<\/body>/);
    }
  });

  it('build leftovers and fonts of languages without pages are removed, the rest stays', () => {
    const ownFont = 'static/latin-0a.woff2';
    const rest = [ownFont, 'admin/icons.woff2', 'static/picture.avif', APP];
    const style = `<style>url(/${ownFont}) url(/static/picture.avif)</style></head>`;
    write(gatsbysFile('/'), html('/').replace('</head>', style));
    for (const font of [ownFont, 'static/arabic-0b.woff2', 'admin/icons.woff2']) write(font, '');
    build();
    expect(filesOfPublic()).toEqual(expect.arrayContaining(rest));
    expect(filesOfPublic().join()).not.toMatch(/_gatsby|\.map|stats|chunk-map|partytown|arabic/);
  });

  it.each([true, false])(
    'one page serves all spellings on a disk that ignores case (Netlify: %s)',
    (isForNetlify) => {
      for (const folder of ['', 'page-data/']) {
        mkdirSync(project.at(`public/${folder}FMCG`), { recursive: true });
        symlinkSync('FMCG', project.at(`public/${folder}fmcg`));
      }
      pages.push('/fmcg');
      const data = { path: '/fmcg', result: { name: 'FMCG' } };
      const gatsby = () => {
        write('fmcg/index.html', html('/fmcg'));
        write('page-data/fmcg/page-data.json', JSON.stringify(data));
      };
      gatsby();
      for (const again of [false, true]) {
        build({
          env: isForNetlify ? NETLIFY : {},
          gatsby() {
            if (again) expect(read('FMCG/index.html')).toBe(html('/fmcg'));
            const found: unknown = JSON.parse(read('page-data/FMCG/page-data.json'));
            expect(found).toEqual(data);
          },
        });
        expect(read(isForNetlify ? 'FMCG.html' : 'FMCG/index.html')).toContain('pagePath=""');
        const published: unknown = JSON.parse(read('page-data/fmcg/page-data.json'));
        expect(published).toEqual({ ...data, path: '/FMCG', matchPath: '/*' });
      }
    },
  );

  it.each([
    ['elsewhere than on Netlify', {}, undefined],
    ['of the live site', { ...NETLIFY, CONTEXT: 'production', LAUNCHED: 'true' }, undefined],
    ['of the site before its launch', { ...NETLIFY, CONTEXT: 'production' }, 'until LAUNCHED=true'],
    ['of a preview', { ...NETLIFY, LAUNCHED: 'true' }, 'this is a preview'],
  ])(
    'search engines are kept away before the launch and from previews (%s)',
    (_build, env, why) => {
      const info = build({ env });
      expect(read('_headers').includes('X-Robots-Tag: noindex')).toBe(why !== undefined);
      expect(info).toEqual(why ? [`Every answer carries X-Robots-Tag: noindex (${why}).`] : []);
    },
  );
});

describe('a build after another', () => {
  it('restores Gatsby’s own files and finishes every page again', () => {
    build({ env: { GATSBY_API_HOST: 'https://old.example' } });
    build({
      env: { GATSBY_API_HOST: 'https://new.example' },
      gatsby: () => {
        for (const address of pages) expect(read(gatsbysFile(address))).toBe(html(address));
        expect(read('_gatsby/slices/_gatsby-scripts-1.html')).toBe('other');
        write('about/index.html', html('About, changed'));
      },
    });
    expect(read('admin/index.html')).toBe('other');
    expect(read('about/index.html')).toContain('About, changed');
    expectOnePolicyEach();
    for (const file of publishedFiles) expect(read(file)).toContain('https://new.example');
  });

  it.each([true, false])('serves the error page of each language (Netlify: %s)', (isForNetlify) => {
    const buildWith = (path: string) =>
      build({
        env: isForNetlify ? NETLIFY : {},
        gatsby() {
          write('ar/404/index.html', html(path));
          write('page-data/ar/404/page-data.json', '{}');
        },
      });
    pages.push('/ar/404');
    buildWith('/ar/404');
    expect(read('ar/404.html')).toContain('window.pagePath="/404.html";pageScripts=true&&');
    expect(read('_redirects')).toBe('/ar/* /ar/404.html 404\n');
    expect(() => buildWith('/elsewhere')).toThrow('/ar/404 does not say its path');
  });

  it('publishes its own scripts and none of the former build', () => {
    build();
    const before = filesOfPublic();
    write(`${APP}.LICENSE.txt`, 'MIT');
    build();
    expect(filesOfPublic()).toEqual(before);
    const app = 'app-0000000000000000000a.js';
    build({
      app,
      gatsby: () => {
        write(app, 'new');
        for (const address of pages) write(gatsbysFile(address), html(address, app));
      },
    });
    const scripts = filesOfPublic().filter((file) => file.endsWith('.js'));
    expect(scripts).toEqual([app, expect.stringMatching(/^loader-/)]);
  });

  it('publishes a photograph only while a page names it, and keeps it for Gatsby', () => {
    const photo = 'static/0a1b/2c3d/at the fair & more.avif';
    const pageData = 'page-data/about/page-data.json';
    write(photo, 'photo');
    for (const isNamed of [true, false, true]) {
      const source = '/static/0a1b/2c3d/at%20the%20fair%20&amp;%20more.avif 740w';
      build({
        gatsby: () => {
          expect(read(photo)).toBe('photo');
          write(pageData, JSON.stringify(isNamed ? { source } : {}));
        },
      });
      expect(project.has(`public/${photo}`)).toBe(isNamed);
    }
  });

  it('publishes a drawing only while a page names it', () => {
    const [former, present] = ['a-sand--card-0a1b.svg', 'a-sand--card-2c3d.svg'].map(
      (name) => `static/drawings/${name}`,
    );
    for (const drawing of [former, present]) {
      build({
        gatsby: () => {
          write(`${drawing}`, '<svg/>');
          write('page-data/about/page-data.json', JSON.stringify({ src: `/${drawing}` }));
        },
      });
    }
    expect(filesOfPublic().filter((file) => file.endsWith('.svg'))).toEqual([present]);
  });

  it('leaves webpack no script that an interrupted build has cut short', () => {
    build();
    write(APP, 'oth');
    build();
    expect(read(APP)).toBe('other');
  });

  it('ends with a sentence if the data of a page are cut short', () => {
    build();
    write('page-data/about/page-data.json', '{"path":"/abo');
    expect(() => build()).toThrow(
      'public/page-data/about/page-data.json is damaged. Run "npm run clean", then build again.',
    );
  });

  it('recovers from an interrupted build', () => {
    write('FMCG/index.html', 'not as Gatsby writes it');
    expect(() => build()).toThrow('FMCG');
    build({ gatsby: () => write('FMCG/index.html', html('/FMCG')) });
    expectOnePolicyEach();
  });
});
