/** @jest-environment node */
import { checkSources } from '../../../../plugins/gatsby-plugin-content-check/src/check/checkSources';
import { chooseContent } from '../../../../plugins/gatsby-plugin-content-check/src/develop/developLoop';
import { siteSources, sourcesWith, surroundings, textOf } from '../../../support/contentCheck';

const RISK = 'data/services/risk.yaml';
const TACTICAL = 'data/services/tactical.yaml';
const SITE = 'data/site.yaml';
const FRESH = 'data/services/fresh.yaml';

function afterWriting(files: Record<string, string | undefined>, lastGood = siteSources) {
  const choice = chooseContent(sourcesWith(files), lastGood, (sources) =>
    checkSources(sources, surroundings),
  );
  const shown = (name: string) => choice.sources.find(({ file }) => file === name)?.text;
  return { ...choice, shown, wrong: [...new Set(choice.problems.map(({ file }) => file))] };
}

describe('the pages show', () => {
  test('the last good version of a broken file and the new version of the others', () => {
    const broken = textOf(RISK).replace('seo:', 'seo: [');
    const tactical = `# New\n${textOf(TACTICAL)}`;
    const { content, wrong, shown } = afterWriting({
      [RISK]: broken,
      [TACTICAL]: tactical,
      [FRESH]: 'slug: [',
    });
    expect([content?.problems, wrong]).toEqual([[], [FRESH, RISK]]);
    expect([RISK, TACTICAL, FRESH].map(shown)).toEqual([textOf(RISK), tactical, undefined]);
  });

  test('the last version of a required file that is missing', () => {
    const { shown, wrong } = afterWriting({ [SITE]: undefined });
    expect(shown(SITE)).toBe(textOf(SITE));
    expect(wrong).toEqual([SITE]);
  });

  test('the former content if no valid combination exists', () => {
    // Without the group its services have a dead reference.
    const before = siteSources.slice(0, 3);
    const { content, sources } = afterWriting(
      { 'data/service-groups/listening.yaml': undefined },
      before,
    );
    expect(content).toBeUndefined();
    expect(sources).toEqual(before);
  });
});
