import type { Diagnosis } from '../../yaml/diagnosis';
import type { ContentFile } from '../readContentFile';
import type { Surroundings } from '../surroundings';
import type { FieldText } from '../walk';
import type { Rule } from './rule';

/** Makes a rule that applies `find` to each text. */
export const textRule = (
  find: (text: FieldText, file: ContentFile, around: Surroundings) => Diagnosis | undefined,
): Rule =>
  function* (files, around) {
    for (const file of files) {
      for (const text of file.texts) {
        const fault = find(text, file, around);
        if (fault) yield [file, text.path, fault];
      }
    }
  };
