/** @jest-environment node */
import { runScript } from '../../__tests__/support/runScript';
import { expectedHeaders } from '../../scripts/lib/expectedHeaders';
import type { NetlifyRules } from '../../scripts/lib/netlifyRules';
import type { ObservatoryResult } from '../../scripts/lib/observatory';
import type { SentPage } from '../../scripts/observatory';
import { SITE } from '../support/addresses';
import { everyPage } from '../support/routes';

/** The most that a site can have which is not on the browsers' own list of HTTPS sites. */
const MOST = 130;

test('MDN’s HTTP Observatory gives every page 130 of 100 marks', async () => {
  const { headers: rules } = runScript<NetlifyRules>('scripts/netlify-rules.ts');
  const pages: SentPage[] = [];
  for (const page of everyPage) {
    const response = await fetch(SITE + encodeURI(page));
    const headers = Object.fromEntries(expectedHeaders(rules, page));
    pages.push({ html: await response.text(), headers });
  }
  const results = runScript<ObservatoryResult[]>(
    'scripts/observatory.ts',
    [],
    JSON.stringify(pages),
  );
  expect(results.map(({ score, grade }) => ({ score, grade }))).toEqual(
    everyPage.map(() => ({ score: MOST, grade: 'A+' })),
  );
});
