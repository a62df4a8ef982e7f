/** @jest-environment node */
/** What the develop loop hears of changes in real folders. */
import { execFileSync } from 'child_process';
import { once } from 'events';
import * as fs from 'fs';
import * as path from 'path';
import type { FSWatcher } from 'chokidar';
import { parse } from 'yaml';
import { DevelopLoop } from '../../../../plugins/gatsby-plugin-content-check/src/develop/developLoop';
import { STORED_CONTENT } from '../../../../plugins/gatsby-plugin-content-check/src/store/storedContent';
import type { ContentCopy } from '../../../../scripts/lib/contentCopy';
import { copySite } from '../../../support/fixtureSite';

const RISK = 'data/services/risk.yaml';

let copy: ContentCopy;
let loop: DevelopLoop;
let watcher: FSWatcher;
let log: jest.Mock<void, [string]>;

const place = (file: string) => path.join(copy.root, file);

const git = (...args: string[]): void => {
  const own = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  execFileSync('git', [...own, ...args], { cwd: copy.root, stdio: 'ignore' });
};

beforeEach(async () => {
  copy = copySite();
  fs.writeFileSync(place('.gitignore'), '.generated\n');
  git('init', '--initial-branch=main');
  git('add', '.');
  git('commit', '--message=Content');
  log = jest.fn();
  loop = new DevelopLoop(copy.root, log);
  await loop.update();
  watcher = loop.watch();
  await once(watcher, 'ready');
});

afterEach(async () => {
  await watcher.close();
  copy.end();
});

/** Waits for the check after which something holds. */
const until = (holds: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const stop = loop.feed.subscribe(() => {
      if (!holds()) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });

const hasProblemIn = (file: string) => () =>
  loop.feed.state.problems.some((problem) => problem.file.startsWith(file));

const isInOrder = () => loop.feed.state.problems.length === 0;

/** The name of a service as Gatsby gets it. */
function storedName(): string {
  const text = fs.readFileSync(place(path.join(STORED_CONTENT, 'en/Service/risk.yaml')), 'utf8');
  const { name }: { name: string } = parse(text);
  return name;
}

const named = (name: string) =>
  fs.readFileSync(place(RISK), 'utf8').replace(/^name: .*/m, `name: ${name}`);

/** Saves a file as most editors do, and waits until it is heard. */
async function hearsSave(name: string): Promise<void> {
  const heard = until(() => storedName() === name);
  fs.writeFileSync(place(RISK), named(name));
  await heard;
}

describe('the develop loop hears', () => {
  test('a file that is saved, time after time', async () => {
    for (const name of ['One', 'Two', 'Three']) await hearsSave(name);
  });

  test.each<[string, (text: string) => void]>([
    [
      'a new file takes the place of the old one',
      (text) => {
        fs.writeFileSync(place('data/services/.risk.yaml.new'), text);
        fs.renameSync(place('data/services/.risk.yaml.new'), place(RISK));
      },
    ],
    [
      'the old file is kept as a backup until the new one is written',
      (text) => {
        fs.renameSync(place(RISK), place(`${RISK}~`));
        fs.writeFileSync(place(RISK), text);
        fs.rmSync(place(`${RISK}~`));
      },
    ],
  ])('a save in which %s, time after time', async (_how, save) => {
    for (const name of ['One', 'Two', 'Three']) {
      const heard = until(() => storedName() === name);
      save(named(name));
      await heard;
    }
  });

  test('a branch that lacks a folder, and the way back', async () => {
    git('checkout', '-b', 'without');
    git('rm', '-r', 'data/services');
    git('commit', '--message=Without services');
    await until(hasProblemIn('data/'));
    for (const name of ['One', 'Two', 'Three']) {
      const back = until(isInOrder);
      git('checkout', 'main');
      await back;
      await hearsSave(name);
      const gone = until(hasProblemIn('data/'));
      git('checkout', '--force', 'without');
      await gone;
    }
    for (const name of ['Four', 'Five', 'Six']) {
      git('checkout', '--force', 'main');
      git('checkout', 'without');
      git('checkout', 'main');
      await hearsSave(name);
    }
  });

  test('the files of a new language', async () => {
    const begun = until(hasProblemIn('data/de/site.yaml'));
    copy.write('data/de/services/risk.yaml', 'name: Risques\n');
    await begun;
    const heard = until(() =>
      loop.feed.state.problems.some(({ message }) => message.includes('"sumary"')),
    );
    copy.write('data/de/services/risk.yaml', 'name: Risques\nsumary: x\n');
    await heard;
  });
});

test('the develop loop minds no file that is on its way to its name, and none beside data/', async () => {
  const heard = new Set<string>();
  watcher.on('all', (_event, file) => heard.add(path.relative(copy.root, file)));
  for (const name of ['.sveltia-tmp-1', '.risk.yaml.swp', 'risk.yaml~']) {
    copy.write(`data/services/${name}`, 'x');
  }
  copy.write('static/report.pdf', 'x');
  await hearsSave('One');
  const own = new Set(['', 'data', 'data/services', RISK]);
  expect([...heard].filter((file) => !own.has(file))).toEqual([]);
});

test('the develop loop says so where it can watch no more, and goes on', async () => {
  watcher.emit('error', new Error('ENOSPC: no more watches'));
  expect(log).toHaveBeenCalledWith(expect.stringContaining('ENOSPC: no more watches'));
  await hearsSave('One');
});
