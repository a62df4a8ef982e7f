import fs from 'node:fs';
import path from 'node:path';
import { CHECKED_CONTENT, UNFINISHED } from '../../../shared/agreedNames';
import { filesBelow } from '../../../shared/generatedFiles';
import type { CheckedEntry } from '../check/checkContent';
import type { ContentFile } from '../check/readContentFile';

/** What a check without problems has found. */
export interface CheckedContent {
  /** What the site shows: in production, no drafts. */
  entries: readonly CheckedEntry[];
  /** All files of `data/`, in production, too: drafts among them. */
  files: readonly ContentFile[];
}

/** Kept for the plugins that come after this one: another check of thousands of files would take seconds. */
let lastGood: CheckedContent | undefined;

/**
 * Returns what the last check without problems has found.
 * @throws Error if there was none: in gatsby-config.ts, this plugin comes before those that ask
 */
export function lastCheck(): CheckedContent {
  if (lastGood) return lastGood;
  throw new Error(
    'No content has been checked: gatsby-plugin-content-check is not in gatsby-config.ts, or not before the plugins that use it.',
  );
}

/**
 * Makes a folder hold exactly these files, without rewriting unchanged ones. Synchronous: Gatsby, in this process, hears
 * of all changes at once, and never makes pages of half of them.
 */
function mirror(folder: string, files: readonly ContentFile[]): void {
  fs.mkdirSync(folder, { recursive: true });
  const before = new Set(filesBelow(folder));
  for (const { file, source } of files) {
    const place = path.join(folder, file);
    if (before.delete(file) && fs.readFileSync(place, 'utf8') === source) continue;
    // Gatsby watches the folder and must not read half a file: it is written beside the folder.
    const unfinished = `${folder}${UNFINISHED}`;
    fs.mkdirSync(path.dirname(place), { recursive: true });
    fs.writeFileSync(unfinished, source);
    fs.renameSync(unfinished, place);
  }
  for (const name of before) fs.rmSync(path.join(folder, name));
}

/**
 * Publishes checked content, which must have no problems, to the other plugins and to Gatsby, which makes its nodes of
 * the copy.
 * @throws errors of the file system
 */
export function publishChecked(project: string, content: CheckedContent): void {
  lastGood = content;
  mirror(path.join(project, CHECKED_CONTENT), content.files);
}
