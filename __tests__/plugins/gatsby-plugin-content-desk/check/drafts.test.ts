/** @jest-environment node */
import { checkContent } from '../../../../plugins/gatsby-plugin-content-desk/src/check/checkContent';
import { isDraft } from '../../../../plugins/gatsby-plugin-content-desk/src/check/drafts';
import { copyContent } from '../../../support/contentCopy';

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

test('a draft is no part of the published site, and part of the one that is developed', async () => {
  const draft = 'data/case-studies/telco.yaml';
  const copy = await copyContent();
  await copy.edit(draft, (file) => file.set('draft', true));
  const filesOf = (isProduction: boolean) => {
    const { entries, sources } = checkContent(copy.root, { isProduction });
    return [entries, sources].map((all) => all.map(({ file }) => file));
  };
  for (const files of filesOf(false)) expect(files).toContain(draft);
  for (const files of filesOf(true)) expect(files).not.toContain(draft);
  await copy.end();
});
