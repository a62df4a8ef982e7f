/** Joins a file that an editor has written with what others have saved meanwhile. Pure. */
import { parse } from 'yaml';
import { isRecord } from '../../../../src/basics/isRecord';
import { type Clash, joinData } from '../yaml/joinData';
import { patchYaml } from '../yaml/patchYaml';

interface TextVersions {
  /** The text that both began with; "" for a new file. */
  base: string;
  mine: string;
  theirs: string;
}

/** A text with both changes, or what stands in the way: fields, or, with an empty path, a text that is no YAML. */
type JoinedFile = { text: string } | { clashes: readonly Clash[] };

/** True for the same text; the CMS trims what it keeps of a file. */
export const isSameText = (one: string | undefined, other: string | undefined): boolean =>
  one?.trim() === other?.trim();

/** Returns undefined for a text that is no YAML mapping. */
function dataIn(text: string): Record<string, unknown> | undefined {
  try {
    const data: unknown = parse(text, { logLevel: 'error' }) ?? {};
    return isRecord(data) ? data : undefined;
  } catch {
    return undefined;
  }
}

/** Joins field by field; lines of `theirs` with unchanged values stay as they are. */
export function joinFile({ base, mine, theirs }: TextVersions): JoinedFile {
  if (isSameText(mine, base) || isSameText(mine, theirs)) return { text: theirs };
  if (isSameText(theirs, base)) return { text: mine };
  const dataInBase = dataIn(base);
  const dataInMine = dataIn(mine);
  const dataInTheirs = dataIn(theirs);
  // Somebody has damaged the file: it has no fields.
  if (!dataInBase || !dataInMine || !dataInTheirs) return { clashes: [{ path: [], theirs }] };
  const joined = joinData(dataInBase, dataInMine, dataInTheirs);
  if ('clashes' in joined) return joined;
  return { text: patchYaml(theirs, isRecord(joined.value) ? joined.value : dataInTheirs) };
}
