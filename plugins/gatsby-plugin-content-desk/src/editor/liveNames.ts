/** What exists today, out of checked files: slugs, addresses, files of pictures. */
import { pagePath } from '../../../../src/content/addresses';
import { collectionOf } from '../../../../src/content/kindOf';
import { PICTURE_FOLDER } from '../../../../src/content/sharedFields';
import { routes } from '../../../../src/routes';
import { readContentFile } from '../check/contentFile';
import { pictureLister, readSources } from '../check/readFiles';
import { otherSpellingsIn, slugIn } from '../check/slugs';
import { LiveNames } from './jsonSchema';

/** Reads the names that references, links and pictures can have. Files that are broken give what they can. */
export function liveNames(projectRoot: string): LiveNames {
  const entries: Record<string, Record<string, string>> = {};
  const addresses: string[] = Object.values(routes);
  for (const { file, text } of readSources(projectRoot)) {
    const collection = collectionOf(file);
    if (!collection) continue;
    const content = readContentFile(file, text, collection);
    const slug = slugIn(content);
    if (slug === undefined) continue;
    const { name } = content.content;
    const ofKind = (entries[collection.name] ??= {});
    ofKind[slug] = typeof name === 'string' ? name : slug;
    if (collection.hasPages) {
      addresses.push(...[slug, ...otherSpellingsIn(content)].map(pagePath));
    }
  }
  return {
    entries,
    addresses,
    pictures: { [PICTURE_FOLDER]: pictureLister(projectRoot)(PICTURE_FOLDER) },
  };
}
