export interface LabelledFact {
  label: string;
  value: string;
}

/** Pairs the filled-in values with their labels, in the order of the labels. Pure. */
export function labelled(labels: Readonly<Record<string, string>>, values: object = {}) {
  const given = new Map<string, unknown>(Object.entries(values));
  return Object.entries(labels).flatMap(([name, label]): LabelledFact[] => {
    const value = given.get(name);
    return typeof value === 'string' && value !== '' ? [{ label, value }] : [];
  });
}
