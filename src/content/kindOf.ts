/** Which kind of content a file holds. */
import { Collection } from './fields';
import { collections } from './kinds';

/** Files whose names end so are read as YAML, whatever the case of their letters. */
export const YAML_FILE = /\.ya?ml$/i;

const ENTRY = /^(.*)\/[^/]+\.ya?ml$/;

/** Finds which collection a file of `data/` belongs to; undefined for a file that none of them wants. */
export function collectionOf(file: string): Collection | undefined {
  const folder = ENTRY.exec(file)?.[1];
  return collections.find((collection) =>
    collection.file ? collection.file === file : folder === collection.folder,
  );
}

/** The collection that references call by this name. */
export const collectionNamed = (name: string): Collection | undefined =>
  collections.find((collection) => collection.name === name);
