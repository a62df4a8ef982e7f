/** @jest-environment node */
import { checkAddress } from '../../scripts/lib/checkAddress';
import { startNodeProgram, type RunningProgram } from '../../scripts/lib/childProcesses';
import { localUrl, waitForAnswer } from '../../scripts/lib/localAddresses';
import { GATSBY } from '../../scripts/lib/runSite';
import { siteAddresses, type AddressRow } from '../../scripts/lib/siteAddresses';
import { verifySite } from '../../scripts/lib/verifySite';
import { SITE, SITE_PORT } from '../support/addresses';
import { addressTable } from '../support/addressTable';

const named = (rows: readonly AddressRow[]) =>
  rows.map((row): [string, AddressRow] => [row.address, row]);

describe('npm run serve', () => {
  test.each(named(addressTable))('%s', async (_address, row) => {
    expect(await checkAddress(SITE, row)).toEqual([]);
  });
});

test('npm run verify finds nothing wrong, headers left aside', async () => {
  const findings = await verifySite(SITE, siteAddresses());
  expect(findings.length).toBeGreaterThan(siteAddresses().length);
  expect(findings.flatMap(({ complaints }) => complaints)).toEqual([]);
});

/** Gatsby's server, like any static host, knows no rules for headers and a single error page. */
describe('gatsby serve', () => {
  const PORT = SITE_PORT + 4;
  const rows = addressTable
    .filter(({ address }) => address !== '/speculation-rules')
    .map((row) =>
      row.status === 404 ? { ...row, contains: 'Unexpected Application Error!' } : row,
    );
  let server: RunningProgram | undefined;

  beforeAll(async () => {
    server = startNodeProgram([GATSBY, 'serve', '--port', String(PORT)], {
      cwd: process.cwd(),
      env: { ...process.env, NODE_ENV: 'production' },
    });
    await waitForAnswer(localUrl(PORT), AbortSignal.timeout(30_000));
  });

  afterAll(() => server?.end());

  test.each(named(rows))('%s', async (_address, row) => {
    expect(await checkAddress(localUrl(PORT), row)).toEqual([]);
  });
});
