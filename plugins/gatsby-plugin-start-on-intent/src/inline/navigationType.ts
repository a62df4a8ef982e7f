/** How the page was opened, `reload` for example; nothing where the browser cannot say. */
export function navigationType(): unknown {
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  return visit && 'type' in visit && visit.type;
}
