/** Facts that may be left out, each with its label. Pure. */

export interface LabelledFact {
  label: string;
  value: string;
}

/** What is filled in, in the order of the labels. */
export function labelled(labels: Readonly<Record<string, string>>, values: object = {}) {
  const given = new Map<string, unknown>(Object.entries(values));
  return Object.entries(labels).flatMap(([name, label]): LabelledFact[] => {
    const value = given.get(name);
    return typeof value === 'string' && value !== '' ? [{ label, value }] : [];
  });
}
