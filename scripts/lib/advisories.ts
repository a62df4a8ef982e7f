/** What `npm audit` says, held against the advisories that docs/dependencies.md accepts. */

/** One advisory as `npm audit --json` names it. */
export interface Advisory {
  /** Like GHSA-qm9p-f9j5-w83w. */
  id: string;
  packageName: string;
  severity: string;
  title: string;
}

const ADVISORY_ID = /GHSA(?:-[0-9a-z]{4}){3}/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * The advisories of a report of `npm audit --json`, each once.
 * @throws Error where the report is none, with what the registry said instead
 */
export function advisoriesOf(report: unknown): Advisory[] {
  if (!isRecord(report) || !isRecord(report.vulnerabilities)) {
    const words = isRecord(report) ? textOf(report.message) : '';
    throw new Error(`npm audit gave no report. ${words}`.trim());
  }
  const found = new Map<string, Advisory>();
  for (const vulnerability of Object.values(report.vulnerabilities)) {
    const causes = isRecord(vulnerability) ? vulnerability.via : [];
    for (const cause of Array.isArray(causes) ? causes : []) {
      // A text names another package of the report.
      if (!isRecord(cause)) continue;
      const id = ADVISORY_ID.exec(textOf(cause.url))?.[0] ?? textOf(cause.url);
      found.set(`${id} ${textOf(cause.name)}`, {
        id,
        packageName: textOf(cause.name),
        severity: textOf(cause.severity),
        title: textOf(cause.title),
      });
    }
  }
  return [...found.values()];
}

/** The advisories that the document does not accept: a line of a table that names id and package. */
export function findUnaccepted(advisories: readonly Advisory[], document: string): Advisory[] {
  const lines = document.split('\n').filter((line) => line.startsWith('|'));
  return advisories.filter(
    ({ id, packageName }) =>
      !lines.some((line) => line.includes(id) && line.includes(`\`${packageName}\``)),
  );
}
