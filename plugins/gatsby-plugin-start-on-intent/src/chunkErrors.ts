/**
 * Gatsby loads a page again whenever a piece of code fails and nobody catches it, each time anew, so
 * that a missing carousel would mean a page that never stands still. Imported first of all, this hears
 * of the failure before Gatsby does, and keeps it to itself. Pieces of pages are not concerned: the
 * router handles their failure.
 */
window.addEventListener('unhandledrejection', (event) => {
  const reason: unknown = event.reason;
  if (reason instanceof Error && reason.name === 'ChunkLoadError') event.stopImmediatePropagation();
});
