/** Looks at some of the pages that were built. */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { readBuiltPage } from '../lib/firstLoad';
import { publishedPages } from '../lib/publishedPages';
import type { MadeUpStory } from './caseStudies';

const SAMPLE = 25;

/** At most this many of `items`, spread evenly, the first and the last among them. */
export function spread<T>(items: readonly T[], count: number): T[] {
  if (items.length <= count) return [...items];
  const step = (items.length - 1) / (count - 1);
  return Array.from({ length: count }, (_none, index) => items[Math.round(index * step)]).filter(
    (item): item is T => item !== undefined,
  );
}

function faultsOf({ slug, name }: MadeUpStory, publicFolder: string, origin: string): string[] {
  const page = parse(readBuiltPage(publicFolder, `/${slug}`));
  // The error screen, hidden in each page, has a heading of its own.
  const headings = page.querySelectorAll('main h1').map(({ text }) => text.trim());
  const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href');
  const card = page.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
  const current = page
    .querySelectorAll('nav a[aria-current="page"]')
    .map(({ text }) => text.trim());
  return [
    ...(headings.join() === name ? [] : [`/${slug} has the headings ${headings.join()}`]),
    ...(canonical === `${origin}/${slug}` ? [] : [`/${slug} names ${canonical ?? 'nothing'}`]),
    ...(current.includes(name) ? [] : [`/${slug} is not in its own menu`]),
    ...(page.querySelector('picture img') ? [] : [`/${slug} has no picture`]),
    ...(existsSync(path.join(publicFolder, card.replace(origin, '')))
      ? []
      : [`/${slug} has no card`]),
  ];
}

/** What is wrong with a sample of the stories' pages; empty where nothing is. */
export const sampleFaults = (
  stories: readonly MadeUpStory[],
  project: string,
  origin: string,
): string[] =>
  spread(stories, SAMPLE).flatMap((story) => faultsOf(story, path.join(project, 'public'), origin));

/** The number of pages, and the one whose HTML is the largest. */
export function pageSizes(project: string): { count: number; largest: string; bytes: number } {
  const pages = publishedPages(path.join(project, 'public')).map(({ address, file }) => ({
    address,
    bytes: statSync(file).size,
  }));
  const [largest] = [...pages].sort((first, second) => second.bytes - first.bytes);
  return { count: pages.length, largest: largest?.address ?? '', bytes: largest?.bytes ?? 0 };
}
