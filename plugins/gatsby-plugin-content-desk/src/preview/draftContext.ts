/** What a draft refers to beyond itself: the company's facts and the other entries. */
import { parse } from 'yaml';
import { phoneLink } from '../../../../src/content/addresses';
import type { CompanyFacts } from '../../../../src/content/fillIn';
import { collectionOf } from '../../../../src/content/kindOf';
import type { ContentIndex } from '../admin/contentIndex';
import { DraftContext } from './applyDraft';
import type { ListedContent } from './pageOf';
import type { PreviewDraft } from './previewDraft';

type Fields = Record<string, unknown>;

/** The content of a file; empty where it cannot be read. */
function read(text: string): Fields {
  try {
    const content: unknown = parse(text, { logLevel: 'error' });
    return typeof content === 'object' && content !== null ? { ...content } : {};
  } catch {
    return {};
  }
}

function factsOf(site: Fields): CompanyFacts {
  const text = (name: string) => {
    const value = site[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    phoneLink: phoneLink(text('phone')),
    address: text('address'),
  };
}

/** All entries with the draft among them. */
export function contextOf(
  { sources }: ContentIndex,
  { collection, content, pictureAddress }: PreviewDraft,
): DraftContext {
  const entries = sources.flatMap(({ file, text }): ListedContent[] => {
    const own = collectionOf(file);
    return own ? [{ collection: own.name, content: read(text) }] : [];
  });
  const site = entries.find((one) => one.collection === 'site')?.content ?? {};
  return {
    facts: factsOf(collection === 'site' ? content : site),
    entries,
    pictureAddress,
  };
}
