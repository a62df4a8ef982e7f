/** @jest-environment node */
import { askCheck } from '../../../../plugins/gatsby-plugin-content-admin/src/client/askWorker';
import {
  checkEntry,
  type EntryToCheck,
} from '../../../../plugins/gatsby-plugin-content-admin/src/content/checkEntry';
import type { ContentIndex } from '../../../../plugins/gatsby-plugin-content-admin/src/content/contentIndex';
import { readContentIndex } from '../../../../plugins/gatsby-plugin-content-admin/src/server/readContentIndex';
import { readYaml } from '../../../../plugins/gatsby-plugin-content-check/src/yaml/readYaml';
import { replaceIn, textOf } from '../../../support/contentCheck';
import { FIXTURE_SITE } from '../../../support/fixtureSite';
import '../../../support/checkWorker';

const RISK = 'data/services/risk.yaml';

const entryWith = (text: string, slugBefore?: string): EntryToCheck => ({
  file: RISK,
  sources: [{ file: RISK, text }],
  slugBefore,
});

const json = JSON.stringify(readContentIndex(FIXTURE_SITE, false));
const freshIndex = (): ContentIndex => JSON.parse(json);

const parsed = jest.fn(freshIndex);
const cancel = jest.fn(() => Promise.resolve());
let tag = '"1"';
Reflect.set(globalThis, 'fetch', () =>
  Promise.resolve({
    ok: true,
    headers: new Headers({ etag: tag }),
    body: { cancel },
    json: parsed,
  }),
);

jest.mock<object>('../../../../plugins/gatsby-plugin-content-check/src/yaml/readYaml', () => {
  const actual = jest.requireActual<{ readYaml: typeof readYaml }>(
    '../../../../plugins/gatsby-plugin-content-check/src/yaml/readYaml',
  );
  return { ...actual, readYaml: jest.fn(actual.readYaml) };
});

const read = jest.mocked(readYaml);

const askAbout = async (text: string, slugBefore?: string) => {
  const entry = entryWith(text, slugBefore);
  return (await askCheck({ about: 'entry', entry, mayBeSkipped: false })).problems;
};

/** Returns the texts that a check parses. */
async function parsedFor(text: string): Promise<Set<string>> {
  read.mockClear();
  await askAbout(text);
  return new Set(read.mock.calls.flat());
}

test('a second check of the same content loads nothing and reads the entry only', async () => {
  await askAbout(textOf(RISK));
  parsed.mockClear();
  // Files with advice, to find its line.
  const located = await parsedFor(textOf(RISK));
  const again = `${textOf(RISK)}# again\n`;
  expect(await parsedFor(again)).toEqual(new Set([...located, again]));
  expect(parsed).not.toHaveBeenCalled();
});

test('when one file has changed, the others are not read again', async () => {
  await askAbout(textOf(RISK));
  const located = await parsedFor(textOf(RISK));
  tag = '"2"';
  const changed = `${textOf('data/site.yaml')}# changed\n`;
  parsed.mockImplementationOnce(() => {
    const index = freshIndex();
    const sources = index.sources.map((source) =>
      source.file === 'data/site.yaml' ? { ...source, text: changed } : source,
    );
    return { ...index, sources };
  });
  expect(await parsedFor(textOf(RISK))).toEqual(new Set([...located, changed]));
});

test.each<[what: string, from: string | RegExp, to: string, slugBefore?: string]>([
  ['nothing', /^/, ''],
  ['a text that is missing', /^cardText: .*$/m, "cardText: ''"],
  ['a field that there is not', /$/, 'nothing: here\n'],
  ['a slug that another entry has', /^slug: .*$/m, 'slug: competitive', 'risk'],
  ['an address that others link to', /^slug: .*$/m, 'slug: elsewhere', 'risk'],
  ['text that is no YAML', /^name: .*$/m, 'name: "open'],
])('the kept content leads to the same problems as a whole check: %s', async (...given) => {
  const [, from, to, slugBefore] = given;
  const text = textOf(RISK).replace(from, to);
  expect(await askAbout(text, slugBefore)).toEqual(
    checkEntry(entryWith(text, slugBefore), freshIndex()),
  );
});

test('of checks of an entry in typing only the last one is answered, rather than each with no problems', async () => {
  const ask = (text: string, mayBeSkipped: boolean) =>
    askCheck({ about: 'entry', entry: entryWith(text), mayBeSkipped });
  const broken = replaceIn(textOf(RISK), 'slug:', 'slog:');
  const answers = await Promise.all([ask(broken, true), ask(broken, false), ask(broken, true)]);
  const hasProblems = answers.map(({ problems }) => problems && problems.length > 0);
  expect(hasProblems).toEqual([undefined, true, true]);
});
