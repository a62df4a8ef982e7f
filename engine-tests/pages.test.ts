import { everyPage, onePageOfEachKind } from '../browser-tests/support/routes';
import { PHONE, visit, WIDE } from './support/visit';

test.each([
  ['a wide window', WIDE],
  ['a phone', PHONE],
])(
  'every page has one heading and fits %s; one of each kind, once its scripts run and it has been read to its end, too',
  (_name, window) =>
    visit(
      async (visitor) => {
        const faults: string[] = [];
        for (const page of everyPage) {
          await visitor.open(page);
          const headings = await visitor.evaluate("document.querySelectorAll('main h1').length");
          if (headings !== 1) faults.push(`${page} has ${String(headings)} first headings`);
          if (onePageOfEachKind.includes(page)) {
            await visitor.start();
            await visitor.readToTheEnd();
          }
          const excess = await visitor.ask('excess');
          if (excess > 0) faults.push(`${page} is ${excess}px too wide`);
        }
        expect(faults).toEqual([]);
      },
      { window },
    ),
  300_000,
);
