/** Returns how the page was opened, for example `reload`; undefined if the browser does not tell. */
export function navigationType(): string | undefined {
  const visits: { type?: string }[] = performance.getEntriesByType?.('navigation') ?? [];
  return visits[0]?.type;
}
