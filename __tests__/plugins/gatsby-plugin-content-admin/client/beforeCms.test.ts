import fs from 'node:fs';
import { waitFor } from '@testing-library/react';

/** Loads the page of /admin in a browser that keeps this. */
async function openAdmin(kept: Record<string, string> = {}): Promise<void> {
  localStorage.clear();
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  await jest.isolateModulesAsync(async () => {
    await import('../../../../plugins/gatsby-plugin-content-admin/src/client/beforeCms');
  });
}

/** What the CMS reads when its module runs. */
const preferences = () => JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}');

afterEach(() => jest.restoreAllMocks());

test('Escape does not close a form, unless the editor has chosen so', async () => {
  await openAdmin();
  expect(preferences()).toEqual({ closeWithEscape: false });
  await openAdmin({ 'sveltia-cms.prefs': '{"closeWithEscape":true}' });
  expect(preferences()).toEqual({ closeWithEscape: true });
  const cms = fs.readFileSync('node_modules/@sveltia/cms/npm/index.js', 'utf8');
  expect(cms).toContain('sveltia-cms.prefs');
  expect(cms).toMatch(/\.closeWithEscape\?\?=/);
});

test('/admin opens in a browser that keeps nothing', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  await expect(openAdmin()).resolves.toBeUndefined();
});

test('the CMS’s icons come from its package: no font is asked for from another host', async () => {
  await openAdmin();
  const style = document.createElement('style');
  style.textContent =
    '@font-face{font-family:Symbols;src:url(https://fonts.example/symbols.woff2) format("woff2")}.icon{color:red}';
  document.head.append(style);
  await waitFor(() => expect(style.textContent).not.toContain('https:'));
  expect(style.textContent).toContain('font-family:Symbols');
  expect(style.textContent).toContain('.icon{color:red}');
});
