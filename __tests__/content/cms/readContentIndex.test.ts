/** @jest-environment node */
import { readContentIndex } from '../../../src/content/cms/readContentIndex';
import { copyContent, type ContentCopy } from '../../support/contentCopy';

const TELCO = 'data/case-studies/telco.yaml';

let copy: ContentCopy;

beforeEach(async () => {
  copy = await copyContent();
  await copy.edit(TELCO, (file) => file.set('draft', true));
});

afterEach(() => copy.end());

const filesOf = (isProduction: boolean) =>
  readContentIndex(copy.root, isProduction).sources.map(({ file }) => file);

describe('the index of the content', () => {
  it('holds the drafts for whoever writes them', () => {
    expect(filesOf(false)).toContain(TELCO);
  });

  it('holds no draft where it is published', () => {
    expect(filesOf(true)).not.toContain(TELCO);
    expect(filesOf(true)).toHaveLength(filesOf(false).length - 1);
  });
});
