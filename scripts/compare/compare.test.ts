/** `npm run compare` on two sites of one page each. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const PROGRAM = path.resolve('scripts/compare/main.ts');
const TSX = pathToFileURL(require.resolve('tsx')).href;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compare-test-'));
  writeFileSync(path.join(folder, 'netlify.toml'), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

const WORDS = {
  title: 'Acme',
  sentence: 'Our team comes from over 20 countries.',
  link: '/about',
  /** Shown once the page's script has come. */
  started: 'Ready',
  darkPaper: '#05242d',
};

/** Builds a site of one page and returns its folder. */
function site(name: string, changed: Partial<typeof WORDS> = {}): string {
  const { title, sentence, link, started, darkPaper } = { ...WORDS, ...changed };
  const files = {
    'index.html': `<!DOCTYPE html>
<html lang="en" class="light"><head><meta charset="utf-8"><title>${title}</title>
<style>html.dark { background: ${darkPaper}; color: white }</style>
<script>document.documentElement.className = localStorage.getItem('theme')</script></head>
<body><div id="___gatsby"><p>${sentence}</p><a href="${link}">About</a><p id="state"></p>
<button data-theme-toggle>Theme</button></div>
<script>
document.querySelector('button').addEventListener('pointerover', () => {
  document.head.append(Object.assign(document.createElement('script'), { src: '/app.js' }));
});
</script></body></html>`,
    // Browsers ask for an icon that is not there.
    '404.html': 'Not Found',
    'app.js': `document.getElementById('state').textContent = '${started}';
document.documentElement.dataset.started = '';`,
  };
  mkdirSync(path.join(folder, name));
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(path.join(folder, name, file), text);
  }
  return path.join(folder, name);
}

/** Runs the program where it may write, and returns its exit code and what it has printed. */
const compare = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', TSX, PROGRAM, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });

const pictures = () => readdirSync(path.join(folder, '.compare/pictures'));

test('two sites that are the same do not differ', () => {
  const { status, stdout } = compare('--before', site('old'), '--after', site('new'));
  expect(stdout).toContain('/: the same');
  expect(stdout).toContain('Pages that differ: 0 of 1');
  expect(pictures()).toEqual([]);
  expect(existsSync(path.join(folder, '.compare/index.html'))).toBe(true);
  expect(status).toBe(0);
});

test('a sentence, a title, a link, a colour and what scripts add are found where they differ', () => {
  const now = site('new', {
    title: 'Acme Ltd',
    sentence: 'Our team comes from over 21 countries.',
    link: '/about-us',
    started: 'Ready now',
    darkPaper: '#06242d',
  });
  const { status, stdout } = compare('--before', site('old'), '--after', now);
  const lines = stdout.split('\n').map((line) => line.trim());
  expect(lines).toEqual(
    expect.arrayContaining([
      'everywhere:',
      `− - paragraph: ${WORDS.sentence}`,
      '+ - paragraph: Our team comes from over 21 countries.',
      '− - paragraph: Ready',
      '+ - paragraph: Ready now',
      '− <title>Acme</title>',
      '+ <title>Acme Ltd</title>',
      '+ - /url: /about-us',
    ]),
  );
  expect(stdout).toContain('Pictures that differ: 12:');
  expect(pictures()).toHaveLength(24);
  expect(status).toBe(0);
});

test('what is no commit cannot be compared', () => {
  const { status, stderr } = compare('no-such-commit');
  expect(stderr).toContain('"no-such-commit" names no commit of this repository.');
  expect(status).toBe(1);
});
