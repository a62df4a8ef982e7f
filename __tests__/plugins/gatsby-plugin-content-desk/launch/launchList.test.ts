/** @jest-environment node */
import { Scalar } from 'yaml';
import { checkContent } from '../../../../plugins/gatsby-plugin-content-desk/src/check/checkContent';
import {
  formatLaunchList,
  missingSettings,
} from '../../../../plugins/gatsby-plugin-content-desk/src/launch/launchList';
import { copyContent, type ContentCopy } from '../../../support/contentCopy';

const STORY = 'data/case-studies/airlines.yaml';
const TERMS = 'data/legal/terms.yaml';

let copy: ContentCopy;
beforeEach(async () => {
  copy = await copyContent();
});
afterEach(() => copy.end());

const quoted = (text: string) => Object.assign(new Scalar(text), { type: Scalar.QUOTE_SINGLE });

const itemsOf = (file: string) =>
  checkContent(copy.root).launch.filter((item) => item.file === file);

describe('the launch list', () => {
  it('names what is made up, with its line, what to do and where it shows', async () => {
    await copy.edit(STORY, (document) => document.set('illustrative', true));
    const [item] = itemsOf(STORY);
    const line = (await copy.read(STORY)).split('\n').findIndex((one) => /^illus/.test(one)) + 1;
    expect(item).toMatchObject({ line, message: expect.stringContaining('"Illustrative"') });
    expect(formatLaunchList(item ? [item] : [], [])).toMatch(
      /^data\/case-studies\/airlines\.yaml:\d+:\d+: .*\n.*delete "illustrative: true"\. \/airlines shows it\.$/,
    );
  });

  it('no longer names a text that is confirmed', async () => {
    await copy.edit(STORY, (document) => document.delete('illustrative'));
    expect(itemsOf(STORY)).toEqual([]);
  });

  it('begins with the company', async () => {
    await copy.edit(STORY, (document) => document.set('illustrative', true));
    await copy.edit('data/site.yaml', (document) => document.set('name', 'Harkwell'));
    expect(checkContent(copy.root).launch[0]).toMatchObject({ file: 'data/site.yaml' });
  });

  it('leaves out what the published site does not show', async () => {
    await copy.edit(STORY, (document) => {
      document.set('illustrative', true);
      document.set('draft', true);
    });
    expect(itemsOf(STORY)).toEqual([]);
  });

  it('names placeholders, and facts that every page shows', async () => {
    await copy.edit('data/site.yaml', (document) => {
      document.set('name', 'Harkwell');
      document.setIn(['social', 0, 'link'], '');
    });
    const items = itemsOf('data/site.yaml');
    expect(items.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['name', 'social[0].link']),
    );
    expect(items.every(({ shownOn }) => shownOn === undefined)).toBe(true);
  });

  // The second is what --fix makes of a date without quotes.
  it.each(['22 November 2026', '2026-11-22'])(
    'names a legal page until a lawyer has read it, on %s',
    async (day) => {
      await copy.edit(TERMS, (document) => document.set('reviewed', false));
      expect(itemsOf(TERMS)).toHaveLength(1);
      await copy.edit(TERMS, (document) => {
        document.set('reviewed', true);
        document.set('reviewedBy', 'A lawyer');
        document.set('reviewedOn', quoted(day));
      });
      expect(itemsOf(TERMS)).toEqual([]);
      expect(checkContent(copy.root).problems).toEqual([]);
    },
  );

  it.each(['reviewedBy', 'reviewedOn'])('refuses a review without %s', async (missing) => {
    await copy.edit(TERMS, (document) => {
      document.set('reviewed', true);
      document.set('reviewedBy', 'A lawyer');
      document.set('reviewedOn', '22 November 2026');
      document.delete(missing);
    });
    const [problem] = checkContent(copy.root).problems;
    expect(problem).toMatchObject({ file: TERMS, field: 'reviewed' });
    expect(problem?.message).toContain(`(${missing}) is missing`);
  });
});

describe('the settings of a launched site', () => {
  const all = {
    GATSBY_API_HOST: 'https://api.example.com',
    GATSBY_API_TOKEN: 'abc',
    GATSBY_SITE_URL: 'https://www.example.com',
    CMS_REPOSITORY: 'acme/website',
  };

  it('lack nothing where all are there', () => {
    expect(missingSettings(all)).toEqual([]);
  });

  it.each(Object.keys(all))('lack %s', (name) => {
    const left = Object.fromEntries(Object.entries(all).filter(([other]) => other !== name));
    expect(missingSettings(left).join()).toContain(`${name}: not set`);
  });
});
