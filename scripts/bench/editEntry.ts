/** One edit of one file, as content people make them. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';

/** The text of an edit; `edition` makes it differ from that of the edit before. */
export const summaryOf = (edition: string): string =>
  `A client asked what had changed since the last time; note ${edition}.`;

/** Gives the case study in `file` another summary. Throws what the file system throws. */
export function editSummary(project: string, file: string, edition: string): void {
  const place = path.join(project, file);
  const document = parseDocument(readFileSync(place, 'utf8'));
  document.set('summary', summaryOf(edition));
  writeFileSync(place, String(document));
}
