/** @jest-environment node */
import * as fs from 'fs';
import {
  cmsCode,
  REMOTE_FONT,
  REQUIRED_AT_SAVE,
  STATUS_PAGE,
  STORE_NAME,
} from '../../../../plugins/gatsby-plugin-content-desk/src/admin/cmsCode';

const script = 'node_modules/@sveltia/cms/npm/index.js';

describe('the code of the CMS', () => {
  const before = fs.readFileSync(script, 'utf8');
  const after = cmsCode(script);

  // Another version of the package may word these places differently.
  it.each([
    ['the name of its store', STORE_NAME, 1],
    ['the question whether empty fields are refused', REQUIRED_AT_SAVE, 1],
    ['the fonts of others', REMOTE_FONT, 1],
    ['the page of incidents', STATUS_PAGE, 1],
  ])('has %s where it is looked for', (_name, place, least) => {
    expect(before.match(place)?.length ?? 0).toBeGreaterThanOrEqual(least);
  });

  it('asks nobody else for a font, and its own are there', () => {
    expect(after).not.toMatch(REMOTE_FONT);
    const own = [...after.matchAll(/\/admin\/assets\/([^)'"]*)/g)].map(([, name]) => name);
    const there = fs.readdirSync('node_modules/@sveltia/cms/npm/assets');
    expect(own.filter((name) => !there.includes(name ?? ''))).toEqual([]);
  });

  it('asks for no incidents before somebody signs in', () => {
    expect(after).not.toMatch(STATUS_PAGE);
  });

  it('leaves empty fields to the guard of Save', () => {
    expect(after.match(/enforceRequired:false\}\)\)throw /g)).toHaveLength(1);
    expect(after.match(REQUIRED_AT_SAVE)).toBeNull();
  });
});
