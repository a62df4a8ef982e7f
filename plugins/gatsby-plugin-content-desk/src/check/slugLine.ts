/** The slug of an entry, read without reading the rest of its text. */
export function slugLine(text: string): string | undefined {
  const written = /^slug:(.*)/m.exec(text)?.[1]?.trim() ?? '';
  const slug = /^(['"]).*\1$/.test(written) ? written.slice(1, -1) : written;
  return slug === '' ? undefined : slug;
}
