import { attempt } from './attempt';

/**
 * Parses an absolute address; returns undefined for any other text. Not by `URL.canParse`: once hot, that of Node 20
 * rejects addresses with letters such as "ü".
 */
export const parseUrl = (text: string): URL | undefined => attempt(() => new URL(text));
