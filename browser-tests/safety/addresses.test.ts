/** @jest-environment node */
import { checkAddress } from '../../scripts/lib/checkAddress';
import { verifySite } from '../../scripts/lib/verifySite';
import { SITE } from '../support/addresses';
import { addressTable } from '../support/addressTable';

/** The same table holds for Netlify: `npm run verify` asks a deployed site. */
describe('npm run serve', () => {
  test.each(addressTable.map((row): [string, typeof row] => [row.address, row]))(
    '%s',
    async (_address, row) => {
      expect(await checkAddress(SITE, row)).toEqual([]);
    },
  );
});

test('npm run verify finds nothing wrong, headers left aside', async () => {
  const findings = await verifySite(SITE);
  expect(findings.length).toBeGreaterThan(addressTable.length);
  expect(findings.flatMap(({ complaints }) => complaints)).toEqual([]);
});
