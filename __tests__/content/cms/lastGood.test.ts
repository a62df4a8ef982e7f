import * as fs from 'fs';
import * as os from 'os';
import * as path from 'path';
import { checkSources } from '../../../src/content/check/checkSources';
import { readSources } from '../../../src/content/check/readFiles';
import type { Source } from '../../../src/content/check/source';
import { chooseContent, LAST_GOOD, storeLastGood } from '../../../src/content/cms/lastGood';

const real = readSources(process.cwd());

const check = (sources: readonly Source[]) =>
  checkSources(sources, {
    picturesIn: () => [],
    hasStaticFile: () => false,
    committedSlugs: new Map(),
    isProduction: false,
  });

const edited = (file: string, edit: (text: string) => string): Source[] =>
  real.map((source) => (source.file === file ? { file, text: edit(source.text) } : source));

const without = (file: string, from: readonly Source[] = real) =>
  from.filter((source) => source.file !== file);

const textOf = (sources: readonly Source[], file: string) =>
  sources.find((source) => source.file === file)?.text;

const RISK = 'data/services/risk.yaml';
const TACTICAL = 'data/services/tactical.yaml';
const SITE = 'data/site.yaml';

describe('chooseContent', () => {
  test('shows all files that are in order', () => {
    const choice = chooseContent(real, [], check);
    expect(choice).toMatchObject({ problems: [], isShown: true });
    expect(choice.sources).toEqual(real);
  });

  test('shows the last good version of a broken file, and the new one of the others', () => {
    const broken = edited(RISK, (text) => text.replace('seo:', 'seo: ['));
    const written = broken.map((source) =>
      source.file === TACTICAL ? { ...source, text: `# New\n${source.text}` } : source,
    );
    const { sources, problems, isShown, content } = chooseContent(written, real, check);
    expect(isShown).toBe(false);
    expect(problems.map(({ file }) => file)).toEqual([RISK]);
    expect(textOf(sources, RISK)).toBe(textOf(real, RISK));
    expect(textOf(sources, TACTICAL)).toMatch(/^# New\n/);
    expect(content?.problems).toEqual([]);
  });

  test('leaves out a broken file that never was in order', () => {
    const fresh: Source = { file: 'data/services/fresh.yaml', text: 'slug: fresh\n' };
    const { sources, content } = chooseContent([...real, fresh], real, check);
    expect(textOf(sources, fresh.file)).toBeUndefined();
    expect(content?.problems).toEqual([]);
  });

  test('keeps a file that is missing and needed', () => {
    const { sources, problems } = chooseContent(without(SITE), real, check);
    expect(textOf(sources, SITE)).toBe(textOf(real, SITE));
    expect(problems.map(({ file }) => file)).toEqual([SITE]);
  });

  test('keeps everything where the parts do not go together', () => {
    // The group is gone, so all its services name what is not there.
    const { sources, content, isShown } = chooseContent(
      without('data/service-groups/listening.yaml'),
      real.slice(0, 3),
      check,
    );
    expect({ content, isShown }).toEqual({ content: undefined, isShown: false });
    expect(sources).toEqual(real.slice(0, 3));
  });
});

describe('storeLastGood', () => {
  let project: string;
  beforeEach(() => {
    project = fs.mkdtempSync(path.join(os.tmpdir(), 'last-good-'));
  });
  afterEach(() => fs.rmSync(project, { recursive: true, force: true }));

  const stored = () => readSources(path.join(project, LAST_GOOD));

  test('holds the files that it was given, and no others', () => {
    storeLastGood(project, real);
    expect(stored()).toEqual(real);
    storeLastGood(project, without(RISK));
    expect(stored()).toEqual(without(RISK));
  });

  test('does not touch what has not changed', () => {
    storeLastGood(project, real);
    const place = path.join(project, LAST_GOOD, SITE);
    fs.utimesSync(place, 1, 1);
    storeLastGood(
      project,
      edited(RISK, (text) => `# New\n${text}`),
    );
    expect(fs.statSync(place).mtimeMs).toBe(1000);
    expect(textOf(stored(), RISK)).toMatch(/^# New\n/);
  });
});
