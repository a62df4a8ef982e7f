/** Serves a copy of the built site in which each page records what the browser complains of. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { requireBuiltSite, serveForTests } from '../../browser-tests/support/globalSetup';
import { publishedPages } from '../../scripts/lib/publishedPages';
import { inPageScript } from './bundle';

const HEAD = '<head>';

export default async function globalSetup(): Promise<void> {
  requireBuiltSite();
  const folder = mkdtempSync(path.join(tmpdir(), 'recorded-site-'));
  cpSync('public', folder, { recursive: true });
  // The recorder is before the policy, which therefore neither stops it nor has to name it.
  const script = `<script>${inPageScript('recorder')}</script>`;
  for (const { file } of publishedPages(folder)) {
    const html = readFileSync(file, 'utf8');
    if (!html.includes(HEAD)) throw new Error(`${file} has no place for the recorder.`);
    const recorded = html.replace(HEAD, () => HEAD + script);
    writeFileSync(file, recorded);
  }
  await serveForTests(folder);
  const endServers = globalThis.endOfSuite;
  globalThis.endOfSuite = async () => {
    await endServers?.();
    rmSync(folder, { recursive: true });
  };
}
