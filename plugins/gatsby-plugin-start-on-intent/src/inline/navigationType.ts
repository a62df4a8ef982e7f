/** Returns how the page was opened, for example `reload`; falsy if the browser does not know. */
export function navigationType(): unknown {
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  return visit && 'type' in visit && visit.type;
}
