/** A commit as the CMS sends it to GitHub, whose files are in Base64. */

export interface Addition {
  path: string;
  /** In Base64. */
  contents: string;
}

/** https://docs.github.com/en/graphql/reference/input-objects#createcommitonbranchinput */
export interface CommitInput {
  branch: { repositoryNameWithOwner: string; branchName: string };
  expectedHeadOid: string;
  fileChanges?: {
    additions?: Addition[];
    deletions?: { path: string }[];
  };
}

const bytesIn = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** Returns the text of a file that a commit holds in Base64. */
export const textOf = (base64: string): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytesIn(base64));

/** Returns Git's name for these bytes: https://git-scm.com/book/en/v2/Git-Internals-Git-Objects */
export async function blobOid(base64: string): Promise<string> {
  const bytes = bytesIn(base64);
  const blob = new Blob([`blob ${bytes.length}\0`, bytes]);
  const digest = await crypto.subtle.digest('SHA-1', await blob.arrayBuffer());
  const pairs = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  return pairs.join('');
}

/** Returns a text as a commit holds it, in Base64. */
export function inBase64(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join(''));
}
