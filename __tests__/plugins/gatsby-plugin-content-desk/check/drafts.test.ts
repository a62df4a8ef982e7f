/** @jest-environment node */
import { checkContent } from '../../../../plugins/gatsby-plugin-content-desk/src/check/checkContent';
import { copyContent } from '../../../support/contentCopy';

test('a draft is no part of the published site, and part of the one that is developed', async () => {
  const draft = 'data/case-studies/telco.yaml';
  const copy = await copyContent();
  await copy.edit(draft, (file) => file.set('draft', true));
  const filesOf = (isProduction: boolean) =>
    checkContent(copy.root, { isProduction }).entries.map(({ file }) => file);
  expect(filesOf(false)).toContain(draft);
  expect(filesOf(true)).not.toContain(draft);
  await copy.end();
});
