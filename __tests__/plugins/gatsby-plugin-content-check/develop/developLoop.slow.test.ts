/** @jest-environment node */
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import type { FSWatcher } from 'chokidar';
import { DevelopLoop } from '../../../../plugins/gatsby-plugin-content-check/src/develop/developLoop';
import { lastCheck } from '../../../../plugins/gatsby-plugin-content-check/src/store/checkedContent';
import { commit, copyForEach, git } from '../../../support/fixtureSite';

const RISK = 'data/services/risk.yaml';

let loop: DevelopLoop;
let watcher: FSWatcher;
let log: jest.Mock<void, [string]>;

// The watcher must close before the files are deleted.
afterEach(() => watcher.close());
const copy = copyForEach();

const place = (file: string) => path.join(copy.root, file);

beforeEach(async () => {
  copy.write('.gitignore', '.generated\n');
  commit(copy);
  log = jest.fn();
  loop = new DevelopLoop(copy.root);
  loop.on('log', log);
  await loop.update();
  watcher = loop.watch();
  await once(watcher, 'ready');
});

const until = (holds: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const listen = () => {
      if (!holds()) return;
      resolve();
      loop.off('checked', listen);
    };
    loop.on('checked', listen);
    listen();
  });

const hasProblemIn = (file: string) => () =>
  loop.state.problems.some((problem) => problem.file.startsWith(file));

const isInOrder = () => loop.state.problems.length === 0;

function storedName(): string {
  const risk = lastCheck().entries.find(
    ({ kind, language, content }) =>
      kind === 'services' && language === 'en' && 'slug' in content && content.slug === 'risk',
  );
  return risk && 'name' in risk.content ? risk.content.name : '';
}

async function hearsSave(name: string, save = (text: string) => copy.write(RISK, text)) {
  const heard = until(() => storedName() === name);
  save(copy.read(RISK).replace(/^name: .*/m, `name: ${name}`));
  await heard;
}

describe('the develop loop hears', () => {
  test.each<[string, (text: string) => void]>([
    ['the file is written', (text) => copy.write(RISK, text)],
    [
      'a new file takes the place of the old one',
      (text) => {
        copy.write('data/services/.risk.yaml.new', text);
        fs.renameSync(place('data/services/.risk.yaml.new'), place(RISK));
      },
    ],
  ])('a save in which %s, every time', async (_how, save) => {
    for (const name of ['One', 'Two', 'Three']) await hearsSave(name, save);
  });

  test.each(['data', 'data/services'])('saves after %s was moved away and back', async (folder) => {
    for (const name of ['One', 'Two', 'Three']) {
      fs.renameSync(place(folder), place('elsewhere'));
      fs.renameSync(place('elsewhere'), place(folder));
      await hearsSave(name);
    }
  });

  test('a checkout of a branch that lacks a folder, and the way back', async () => {
    git(copy, 'checkout', '-b', 'without');
    git(copy, 'rm', '-r', 'data/services');
    git(copy, 'commit', '--message=Without services');
    await until(hasProblemIn('data/'));
    for (const name of ['One', 'Two', 'Three']) {
      const back = until(isInOrder);
      git(copy, 'checkout', 'main');
      await back;
      expect(log).toHaveBeenLastCalledWith('data/ is in order again.');
      await hearsSave(name);
      const gone = until(hasProblemIn('data/'));
      git(copy, 'checkout', '--force', 'without');
      await gone;
      expect(log).toHaveBeenLastCalledWith(
        expect.stringContaining('the last good version.\n\ndata/'),
      );
    }
  });
});

test('the develop loop ignores editors’ temporary files and files outside data/', async () => {
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
