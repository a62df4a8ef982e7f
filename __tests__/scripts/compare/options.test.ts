/** @jest-environment node */
import { readOptions } from '../../../scripts/compare/options';

describe('the command line of npm run compare', () => {
  it('names a commit', () => {
    expect(readOptions(['HEAD~2'])).toEqual({
      before: { ref: 'HEAD~2' },
      after: undefined,
      pages: [],
    });
  });

  it('names built sites', () => {
    expect(readOptions(['--before', 'old', '--after', 'new'])).toEqual({
      before: { folder: 'old' },
      after: 'new',
      pages: [],
    });
  });

  it('names pages, spaces and all', () => {
    expect(readOptions(['main', '--pages', '/,/terms & conditions']).pages).toEqual([
      '/',
      '/terms & conditions',
    ]);
  });

  it.each([
    ['nothing to compare with', [], 'Name one commit'],
    ['two commits', ['one', 'two'], 'Name one commit'],
    ['a commit and a folder', ['one', '--before', 'old'], 'Name one commit'],
    ['a page that is no address', ['one', '--pages', 'about'], 'not "about"'],
    ['what it does not know', ['one', '--fast'], '--fast'],
  ])('is refused with %s', (_what, args, sentence) => {
    expect(() => readOptions(args)).toThrow(sentence);
  });
});
