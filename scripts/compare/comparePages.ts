/** Compares the pages of two built sites in a browser, and weighs them. */
import { createServer } from 'node:net';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../browser-tests/support/launch';
import { findOrInstallBrowser } from '../lib/browser';
import { localUrl } from '../lib/localAddresses';
import { serveSite } from '../lib/siteServer';
import type { BuiltSite } from './builtSite';
import { lineChanges } from './lineChanges';
import { PageComparison } from './pageComparison';
import { pictureDifference } from './pixels';
import type { SeenBefore } from './seenBefore';
import { describeVariants, VARIANTS, type Variant } from './variants';
import { visit } from './visit';
import { weigh } from './weights';

/** Pages that are looked at side by side: more gain nothing on two cores. */
const WORKERS = 2;

/** Writes a picture of the report and returns its path, as the report links to it. */
export type KeepPicture = (name: string, png: Buffer) => string;

/** A port that is free now. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, 'localhost', () => {
      const place = server.address();
      server.close(() => {
        if (place !== null && typeof place === 'object') resolve(place.port);
        else reject(new Error('There is no free port.'));
      });
    });
  });

const sentence = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';

/** What the comparison of one page needs. */
interface Comparing {
  browser: Browser;
  /** Where the two sites are served. */
  origins: { before: string; after: string };
  seenBefore: SeenBefore;
  keep: KeepPicture;
}

/** Visits both builds of a page, or the second alone where that tells enough, and adds what differs in one variant of it. */
async function compareVariant(
  page: PageComparison,
  variant: Variant,
  name: string,
  { browser, origins, seenBefore, keep }: Comparing,
): Promise<void> {
  const seenIn = (site: 'before' | 'after') =>
    visit(browser, origins[site], page.address, variant).catch((error: unknown) => {
      throw new Error(`${site}, ${describeVariants([variant])}: ${sentence(error)}`);
    });
  const now = await seenIn('after');
  if (seenBefore.has(page.address, variant, now)) return;
  const old = await seenIn('before');
  seenBefore.add(page.address, variant, old);

  page.add('text', lineChanges(old.text, now.text), [variant]);
  page.add('links', lineChanges(old.facts.links, now.facts.links), [variant]);
  page.add('labels', lineChanges(old.facts.labels, now.facts.labels), [variant]);
  page.add('head', lineChanges(old.facts.head, now.facts.head), [variant]);
  page.add('console errors', lineChanges(old.errors, now.errors), [variant]);
  const difference = await pictureDifference(old.picture, now.picture);
  if (!difference) return;
  const { picture, ...figures } = difference;
  const file = `${name}-${variant.width}-${variant.theme}-${variant.state.replace(' ', '-')}`;
  page.pictures.push({
    ...figures,
    variant,
    files: {
      before: keep(`${file}-1`, old.picture),
      after: keep(`${file}-2`, now.picture),
      difference: keep(`${file}-3`, picture),
    },
  });
}

/** Weighs both builds of a page. */
function weighed(address: string, before: BuiltSite, after: BuiltSite): PageComparison {
  const weightIn = ({ folder, pages }: BuiltSite) => weigh(pages.get(address) ?? '', folder);
  const weight = { before: weightIn(before), after: weightIn(after) };
  const page = new PageComparison(address, weight);
  page.add(
    'loaded early',
    lineChanges(weight.before.early, weight.after.early),
    VARIANTS.filter(({ state }) => state === 'before React'),
  );
  return page;
}

interface Comparison {
  before: BuiltSite;
  after: BuiltSite;
  /** Pages that both sites have. */
  addresses: readonly string[];
  /** What the first site has shown in earlier comparisons. */
  seenBefore: SeenBefore;
  /** Is given each picture that differs. */
  keep: KeepPicture;
  /** Is told of each page when it has been compared. */
  onPage: (page: PageComparison) => void;
}

/**
 * Compares the pages of two sites.
 * @throws Error where a site cannot be served or weighed, or there is no browser
 */
export async function comparePages({
  before,
  after,
  addresses,
  seenBefore,
  keep,
  onPage,
}: Comparison): Promise<PageComparison[]> {
  const pages = addresses.map((address) => weighed(address, before, after));
  const visits = pages.flatMap((page, index) =>
    VARIANTS.map((variant) => ({ page, variant, name: String(index + 1) })),
  );
  const left = new Map(pages.map((page) => [page, VARIANTS.length]));
  const work = async (comparing: Comparing) => {
    for (let next = visits.shift(); next; next = visits.shift()) {
      const { page, variant, name } = next;
      // A page that does not start would be waited for in each of its variants.
      if (page.problem === undefined) {
        try {
          await compareVariant(page, variant, name, comparing);
        } catch (error) {
          page.problem ??= sentence(error);
        }
      }
      const remaining = (left.get(page) ?? 0) - 1;
      left.set(page, remaining);
      if (remaining === 0) onPage(page);
    }
  };

  await findOrInstallBrowser();
  const opened: (() => Promise<void>)[] = [];
  try {
    const browser = await launchBrowser();
    opened.push(() => browser.close());
    const serve = async ({ folder }: BuiltSite): Promise<string> => {
      const port = await freePort();
      const { close } = await serveSite(folder, port);
      opened.push(close);
      return localUrl(port);
    };
    const origins = { before: await serve(before), after: await serve(after) };
    await Promise.all(
      Array.from({ length: WORKERS }, () => work({ browser, origins, seenBefore, keep })),
    );
  } finally {
    for (const close of opened.reverse()) await close();
  }
  return pages;
}
