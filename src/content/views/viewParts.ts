/** Parts of a page's view, made of an entry's content. Pure. */

/** The named fields of a group. */
export function pick<T extends object, Name extends keyof T>(
  from: T,
  ...names: Name[]
): Pick<T, Name>;
export function pick(from: object, ...names: PropertyKey[]) {
  return Object.fromEntries(
    names.map((name): [PropertyKey, unknown] => [name, Reflect.get(from, name)]),
  );
}

/** Pairs the filled-in values with their labels, in the order of the labels. */
export function labelled<Name extends string>(
  labels: Readonly<Record<Name, string>>,
  values?: Readonly<Partial<Record<NoInfer<Name>, string>>>,
): { label: string; value: string }[] {
  const texts: Readonly<Record<string, string | undefined>> = values ?? {};
  return Object.entries<string>(labels).flatMap(([name, label]) => {
    const value = texts[name];
    return value ? [{ label, value }] : [];
  });
}
