/** How the page was opened, `reload` for example; undefined where the browser does not tell. */
export function navigationType(): unknown {
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  return visit && 'type' in visit && visit.type;
}
