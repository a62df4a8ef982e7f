/** Returns how the page was opened, for example `reload`; falsy if the browser does not know. */
export function navigationType(): unknown {
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  return visit && 'type' in visit && visit.type;
}

/** Returns false for a page that was saved to disk, where scripts and data are missing (SingleFile 898). */
export const isServed = (): boolean => location.protocol.startsWith('http');
