const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** The 32-bit FNV-1a hash of a string, as an unsigned number. */
export function hash(text: string): number {
  let value = FNV_OFFSET;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), FNV_PRIME);
  }
  return value >>> 0;
}
