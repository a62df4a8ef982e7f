/** A reference must name an entry that exists; a picture must be a file that exists. */
import { isDraft, slugOf } from '../../../../src/content/entries';
import { leadForm } from '../../../../src/content/kinds/forms';
import type { ContentFile } from './contentFile';
import { type Rule, type Surroundings, textRule } from './rule';
import { choiceOf, type FieldWords } from './sentences';
import type { TextField } from './walk';
import { nameOf, shown } from './wording';

/** What is wrong with a picture's name. */
function pictureFinding({ field, path, value }: TextField, { picturesIn }: Surroundings) {
  const { imageFolder, pattern } = field;
  const isNameOf = (name: string) => pattern?.regex.test(name) ?? true;
  if (!imageFolder || value === '' || !isNameOf(value)) return undefined;
  const pictures = picturesIn(imageFolder).filter(isNameOf);
  if (pictures.includes(value)) return undefined;
  return {
    message: `${nameOf(field, path)} names "${shown(value)}", but there is no such file in ${imageFolder}.`,
    ...choiceOf(value, pictures, `${imageFolder} holds no pictures yet.`),
  };
}

/** What is wrong with a service that the lead form does not offer. */
function serviceFinding(
  { field, path, value }: TextField,
  services: readonly string[],
): FieldWords | undefined {
  if (services.includes(value)) return undefined;
  return {
    message: `${nameOf(field, path)} is "${shown(value)}", which the lead form does not offer.`,
    ...choiceOf(value, services, `${leadForm.file ?? ''} lists no services yet.`),
  };
}

export const referenceRule: Rule = (files, surroundings) => {
  const leadServices = files.flatMap((file) =>
    file.kind === 'lead-form'
      ? (file.content.services ?? []).flatMap((service) => service ?? [])
      : [],
  );

  /** By the name of their kind and their slug. */
  const entries = new Map<string, Map<string, ContentFile>>();
  for (const file of files) {
    const slug = slugOf(file);
    const ofKind = entries.get(file.kind) ?? new Map<string, ContentFile>();
    if (slug !== undefined) entries.set(file.kind, ofKind.set(slug, file));
  }

  /** The references of lists so far. */
  const seen = new Set<string>();
  const find = (text: TextField, file: ContentFile): FieldWords | undefined => {
    const { field, path, value } = text;
    const { ref } = field;
    if (field.isLeadService) return serviceFinding(text, leadServices);
    if (!ref) return pictureFinding(text, surroundings);
    const names = `${nameOf(field, path)} names "${shown(value)}"`;
    const key = [file.file, ...path.slice(0, -1), value].join('\n');
    if (typeof path.at(-1) === 'number' && seen.has(key)) {
      return { message: `${names} for the second time.`, expected: 'Delete one of the two.' };
    }
    seen.add(key);
    const known = entries.get(ref.name);
    const entry = known?.get(value);
    if (!entry) {
      const none = `There is no file in ${ref.folder ?? ''} yet.`;
      return {
        message: `${names}, but no ${ref.singular} has that slug.`,
        ...choiceOf(value, [...(known?.keys() ?? [])], none),
      };
    }
    // Two drafts may know each other: neither is on the published site.
    if (!isDraft(entry) || isDraft(file)) return undefined;
    return {
      message: `${names}, which is a draft (${entry.file}).`,
      expected: 'Leave it out until it is published, or take "draft: true" out of that file.',
      isAdvice: !surroundings.isProduction,
    };
  };

  return textRule(find)(files, surroundings);
};
