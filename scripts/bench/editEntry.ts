/** One edit of one file, as content people make them. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';

/**
 * Gives the case study in `file` another summary.
 * @param edition makes the text differ from that of the edit before
 */
export function editSummary(project: string, file: string, edition: string): void {
  const place = path.join(project, file);
  const document = parseDocument(readFileSync(place, 'utf8'));
  document.set('summary', `A client asked what had changed since the last time; note ${edition}.`);
  writeFileSync(place, String(document));
}
