const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

/** Escapes a text for XML or HTML: it may stand between tags, and in an attribute within double quotes. */
export const escapedMarkup = (text: string): string =>
  text.replace(/[&<"]/g, (sign) => ESCAPES[sign] ?? sign);
