/** What a walk through the site loads, and how much of it for pages that are never visited. */
import { pause, type Chromium } from '../../lib/devTools';
import { slowConnection, type Answer, type Connection } from './network';
import { follow, linkTo, newVisitor, open, TURNED_TO_BEFORE, type Means } from './visitor';

const WALK: readonly string[] = [
  '/',
  '/risk',
  '/airlines',
  '/telco',
  '/education',
  '/about',
  '/hoo-talk',
  '/contact',
  '/cookies',
  '/privacy-policy',
];

/** Turned to on each page, and not followed. */
const ASIDE = [':not([href*="#"], [href*="."], [aria-current])']
  .concat(WALK.map((address) => `:not([href="${address}"])`))
  .reduce((selector, one) => selector + one, ':is(main, footer) a[href^="/"]');

/** A document, or the data that React changes pages by. */
function pageOf(path: string): string | undefined {
  const [, ofData] = /^\/page-data(\/.*)\/page-data\.json$/.exec(path) ?? [];
  if (ofData) return ofData === '/index' ? '/' : ofData;
  return path.startsWith('/page-data/') || /\.|^\/speculation-rules$/.test(path) ? undefined : path;
}

const bytesOf = (answers: readonly Answer[]) =>
  String(answers.reduce((sum, { bytes }) => sum + bytes, 0));

/** @returns bytes of everything, and of the pages that were not visited */
export async function walkBytes(
  chromium: Chromium,
  means: Means,
  connection: Connection,
  port: number,
  sitePort: number,
): Promise<string[]> {
  const { answers, close } = await slowConnection(connection, port, sitePort);
  const tab = await newVisitor(chromium, means);
  try {
    const [first = '/', ...others] = WALK;
    await open(tab, `http://localhost:${port}${first}`);
    for (const to of others) {
      await tab.moveTo(await tab.show(ASIDE));
      await pause(TURNED_TO_BEFORE);
      await follow(tab, await linkTo(tab, to), to, true);
    }
  } finally {
    await tab.close();
    close();
  }
  const unvisited = answers.filter(({ path }) => {
    const page = pageOf(path);
    return page !== undefined && !WALK.includes(page);
  });
  return [bytesOf(answers), bytesOf(unvisited)];
}
