/**
 * Remembers what a file held when its form was opened: a commit holds only the files' new texts.
 */
interface Written {
  /** The text at the opening; "" for a new file. */
  base: string;
  text: string;
}

const byFile = new Map<string, Written>();

/** Texts that the CMS writes without a form, with what they were made of: entries that refer to a deleted one. */
const baseOf = new Map<string, string>();

const read = new Set<string>();

/** What a form's text was joined to, by that text: the branch holds the joined one. */
const joinedTo = new Map<string, string>();

/** What was sent and not answered yet. */
const sent = new Map<string, { mine: string; text: string }>();

/** The CMS trims what it writes. */
const trimmed = (text: string): string => text.trim();

/** Call it for each text that the CMS reads. */
export const noteRead = (text: string): void => void read.add(text);

/** True if this page has shown the text, or written it. */
export const isKnown = (text: string): boolean => read.has(text);

/** Call it for each text that the CMS is about to write. */
export function noteWritten(text: string, base: string): void {
  if (text !== base) baseOf.set(trimmed(text), base);
}

/** Call it for each file of an entry that is about to be saved. */
export const noteOpening = (file: string, written: Written): void => void byFile.set(file, written);

/** Call it before a file is sent: `mine` is what the form holds, `text` what it was joined to. */
export function noteSent(file: string, mine: string, text: string): void {
  sent.set(file, { mine, text });
  joinedTo.set(trimmed(mine), text);
  read.add(text);
}

/** Returns the text that stands on a branch for what a form was opened with. */
export const storedFor = (opened: string): string => joinedTo.get(trimmed(opened)) ?? opened;

/** Call it when GitHub has answered that a file was saved: its form knows what it holds now. */
export const noteArrived = (file: string): void => void sent.delete(file);

/**
 * Returns what an editor began with.
 * @param theirs the file as it is on the branch: perhaps what this page has sent, though the answer was lost
 */
export function openingOf(file: string, mine: string, theirs: string | undefined): string {
  const last = sent.get(file);
  if (last !== undefined && last.text === theirs) return last.mine;
  const opened = byFile.get(file);
  if (opened && trimmed(opened.text) === trimmed(mine)) return opened.base;
  return baseOf.get(trimmed(mine)) ?? '';
}
