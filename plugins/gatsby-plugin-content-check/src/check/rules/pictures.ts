/** Checks the pictures and logos that content names: each exists, can be shown, and suits its place. */
import type { FieldPath } from '../../../../../src/content/model/mapContent';
import {
  brokenPicture,
  type PictureFault,
  unfitLogo,
  unfitPhotograph,
} from '../pictures/pictureFaults';
import type { PictureFacts } from '../pictures/readPicture';
import type { ContentFile } from '../readContentFile';
import { choiceOf, nameOf, shown } from '../sentences';
import type { FieldText } from '../walk';
import type { Rule } from './rule';
import { textRule } from './textRule';

/** Reports a light logo on a light ground. */
function lostLogo(path: FieldPath, file: ContentFile): PictureFault | undefined {
  const group = path.slice(0, -1);
  const ground = file.places.written([...group, 'ground']) ?? 'light';
  if (ground !== 'light') return undefined;
  return [
    'has light colours only, and stands on a light ground: nobody can see it',
    file.places.has([...group, 'dark'])
      ? 'Name it as "dark", and the logo in dark colours as "file".'
      : 'Write "ground: dark" below its name.',
    true,
  ];
}

function faultOf(
  { field, path, value }: FieldText,
  facts: PictureFacts,
  file: ContentFile,
): PictureFault | undefined {
  if (!field.file) return undefined;
  const { holds, hasGround } = field.file;
  if (holds !== 'logo')
    return brokenPicture(value, facts, holds) ?? unfitPhotograph(facts, field.file);
  // Active content first: it matters more than broken XML.
  const broken = facts.foreign ? undefined : brokenPicture(value, facts, holds);
  const fault = broken ?? unfitLogo(facts);
  return fault ?? (hasGround && facts.isLight ? lostLogo(path, file) : undefined);
}

export const pictureRule: Rule = textRule((text, file, around) => {
  const { field, path, value } = text;
  const { mustMatch } = field;
  const folder = field.file?.folder;
  if (!folder || !mustMatch?.regex.test(value)) return undefined;
  const names = `${nameOf(field, path)} names "${shown(value)}"`;
  const facts = around.pictures[value];
  const pictures = around.picturesIn(folder).filter((name) => mustMatch.regex.test(name));
  if (!pictures.includes(value) && facts?.type !== 'folder') {
    return {
      message: `${names}, but there is no such file in ${folder}.`,
      ...choiceOf(value, pictures),
    };
  }
  const twin = pictures.find(
    (name) => name !== value && name.toLowerCase() === value.toLowerCase(),
  );
  if (twin !== undefined) {
    return {
      message: `${names}, but most disks take that file and ${twin} for one.`,
      expected: 'Give one of them another name, here and in its folder.',
    };
  }
  const [fault, expected, isAdvice] = (facts && faultOf(text, facts, file)) ?? [];
  return fault ? { message: `${names}, which ${fault}.`, expected, isAdvice } : undefined;
});
