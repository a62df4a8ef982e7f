/** The command line of `npm run compare`. */
import { parseArgs } from 'node:util';

export interface Options {
  /** The commit to build, or the folder of a built site. */
  before: { ref: string } | { folder: string };
  /** The folder of a built site; undefined for this checkout. */
  after: string | undefined;
  /** Addresses of the pages to compare; all where there are none. */
  pages: readonly string[];
}

const USAGE = `npm run compare -- REF [options]

Builds the commit REF and this checkout as it stands, and compares every page of both.

  --pages /,/about   only these pages
  --before FOLDER    a built site (a public/) in place of REF
  --after FOLDER     a built site in place of this checkout`;

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        before: { type: 'string' },
        after: { type: 'string' },
        pages: { type: 'string' },
      },
    });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

/** @throws Error with a sentence and the usage where the command line makes no sense */
export function readOptions(args: readonly string[]): Options {
  const {
    values: { before: folder, after, pages: named = '' },
    positionals: [ref, ...others],
  } = parsed(args);
  const pages = named.split(',').filter(Boolean);
  const relative = pages.find((page) => !page.startsWith('/'));
  if (relative !== undefined) {
    throw new Error(`--pages names addresses like /about, not "${relative}".\n\n${USAGE}`);
  }
  if (ref === undefined && folder !== undefined) return { before: { folder }, after, pages };
  if (ref === undefined || folder !== undefined || others.length > 0) {
    throw new Error(`Name one commit to compare with, or a folder by --before.\n\n${USAGE}`);
  }
  return { before: { ref }, after, pages };
}
