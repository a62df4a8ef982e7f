/**
 * Parses an absolute address; returns undefined for any other text. Not by `URL.canParse`: once hot, that of Node 20
 * rejects addresses with letters such as "ü".
 */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
