/**
 * Once the page has loaded, loads its other drawings, too (some 15 kB): whole-page captures and prints do not scroll, and
 * a change of theme shows its pictures at once. Photographs stay lazy.
 */
export function loadDrawings(): void {
  addEventListener('load', () =>
    document
      .querySelectorAll<HTMLImageElement>('img[src$=".svg"]')
      .forEach((image) => (image.loading = 'eager')),
  );
}
