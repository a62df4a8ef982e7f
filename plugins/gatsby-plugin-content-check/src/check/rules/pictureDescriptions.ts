import { nameOf, shown } from '../sentences';
import type { Rule } from './rule';
import { textRule } from './textRule';

/** The name of a file, or what a camera or a program calls a picture by itself. */
const FILE_NAME =
  /^\s*(?:[\w() .-]{1,80}\.(?:jpe?g|png|webp|avif|gif|svg|heic|tiff?|pdf)|(?:IMG|DSCN?|DSC_|PXL|MVIMG|image|photo|picture|screenshot|untitled|bild|whatsapp image)[\s_-]{0,3}[\d _:.-]{0,30}(?:at [\d.:]{1,10})?)\s*$/i;

/** Advises on descriptions of pictures that describe nothing. */
export const descriptionRule: Rule = textRule(({ field, path, value }) => {
  if (!field.describesPicture || !FILE_NAME.test(value)) return undefined;
  return {
    message: `${nameOf(field, path)} is "${shown(value)}", the name of a file.`,
    expected: 'Say in a few words what the picture shows, for those who cannot see it.',
    isAdvice: true,
  };
});
