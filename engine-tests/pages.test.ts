import { everyPage, onePageOfEachKind } from '../browser-tests/support/routes';
import { PHONE, visit, WIDE } from './support/visit';
import type { Visitor } from './support/visitor';

/** What is wrong with a page that does not fit the window. */
async function sidewaysScroll(visitor: Visitor, page: string): Promise<string[]> {
  const excess = await visitor.excess();
  return excess > 0 ? [`${page} is ${excess}px too wide`] : [];
}

test.each([
  ['a wide window', WIDE],
  ['a phone', PHONE],
])(
  'every page has one heading and fits %s',
  (_name, window) =>
    visit(
      async (visitor) => {
        const faults: string[] = [];
        for (const page of everyPage) {
          await visitor.open(page);
          const headings = await visitor.evaluate("document.querySelectorAll('main h1').length");
          if (headings !== 1) faults.push(`${page} has ${String(headings)} first headings`);
          faults.push(...(await sidewaysScroll(visitor, page)));
        }
        expect(faults).toEqual([]);
      },
      { window },
    ),
  300_000,
);

test.each([
  ['a wide window', WIDE],
  ['a phone', PHONE],
])(
  'one page of each kind still fits %s once its scripts run and it has been read to its end',
  (_name, window) =>
    visit(
      async (visitor) => {
        const faults: string[] = [];
        for (const page of onePageOfEachKind) {
          await visitor.open(page);
          await visitor.start();
          await visitor.readToTheEnd();
          faults.push(...(await sidewaysScroll(visitor, page)));
        }
        expect(faults).toEqual([]);
      },
      { window },
    ),
  300_000,
);
