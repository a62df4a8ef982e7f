import { checkSources } from '../../../../plugins/gatsby-plugin-content-check/src/check/checkSources';
import type { Source } from '../../../../plugins/gatsby-plugin-content-check/src/check/checkSources';
import { chooseContent } from '../../../../plugins/gatsby-plugin-content-check/src/develop/developLoop';
import { siteSources as real, surroundings } from '../../../support/contentCheck';

const check = (sources: readonly Source[]) => checkSources(sources, surroundings);

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
    expect(choice).toMatchObject({ content: { problems: [] }, problems: [] });
    expect(choice.sources).toEqual(real);
  });

  test('shows the last good version of a broken file, and the new one of the others', () => {
    const broken = edited(RISK, (text) => text.replace('seo:', 'seo: ['));
    const written = broken.map((source) =>
      source.file === TACTICAL ? { ...source, text: `# New\n${source.text}` } : source,
    );
    const { sources, problems, content } = chooseContent(written, real, check);
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
    const { sources, content } = chooseContent(
      without('data/service-groups/listening.yaml'),
      real.slice(0, 3),
      check,
    );
    expect(content).toBeUndefined();
    expect(sources).toEqual(real.slice(0, 3));
  });
});
