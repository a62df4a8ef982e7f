/** @jest-environment node */
import { draftFiles, isDraft } from '../../src/content/drafts';

describe('isDraft', () => {
  it.each([
    [{ draft: true }, true],
    [{ draft: false }, false],
    [{}, false],
    [null, false],
  ])('says of %j: %s', (content, is) => {
    expect(isDraft(content)).toBe(is);
  });
});

describe('draftFiles', () => {
  const found = (text: string, file = 'data/services/new.yaml') => draftFiles([{ file, text }]);

  it.each([
    'slug: new\ndraft: true\n',
    'draft: true # not yet',
    '"draft": true',
    'draft : true',
    'draft: True',
  ])('finds %j', (text) => {
    expect(found(text)).toEqual(['data/services/new.yaml']);
  });

  it.each([
    'slug: new\n',
    'draft: false',
    '# draft: true',
    'text: >-\n  A draft: true to life.\n',
    "draft: 'true'",
    'hero:\n  draft: true',
  ])('passes over %j', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each(['data/site.yaml', 'data/legal/terms.yaml', 'data/other/new.yaml'])(
    'passes over %s, whose kind knows no drafts',
    (file) => {
      expect(found('draft: true', file)).toEqual([]);
    },
  );
});
