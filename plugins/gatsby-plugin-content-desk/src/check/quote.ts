/** Puts a text into quotes, as this project's files have them: single ones where they do. */
export function quote(text: string): string {
  if (!text.includes("'")) return `'${text}'`;
  // YAML's double quotes know all the escapes of JSON.
  return JSON.stringify(text);
}
