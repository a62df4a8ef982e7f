/** The two kinds of `__tests__/fixtures/insights`, which the site itself does not have. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const INSIGHTS = '__tests__/fixtures/insights';

/** Adds the insights to a copy of the project as a developer would: their names in the list of kinds, and their YAML. */
export function addInsights(copy: string): void {
  const kinds = path.join(copy, 'src/content/kinds.ts');
  const before = readFileSync(kinds, 'utf8');
  const after = before
    .replace(
      /^(?=import .* from '\.\/kinds\/legalPage')/m,
      `import { insight, insights } from '../../${INSIGHTS}/insight';\n`,
    )
    .replace(/(?<=const list = \[\n)/, '  insights,\n  insight,\n');
  if (after.length < before.length + INSIGHTS.length + 'insights,insight,'.length) {
    throw new Error(`${kinds} has changed: the list of kinds is not where it was.`);
  }
  writeFileSync(kinds, after);
  cpSync(path.join(copy, INSIGHTS, 'data'), path.join(copy, 'data'), { recursive: true });
}
