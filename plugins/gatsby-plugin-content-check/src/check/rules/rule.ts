import type { FieldPath } from '../../../../../src/content/model/mapContent';
import type { Diagnosis } from '../../yaml/diagnosis';
import type { ContentFile } from '../readContentFile';
import type { Surroundings } from '../surroundings';

export type FileFinding = readonly [file: ContentFile, path: FieldPath, diagnosis: Diagnosis];

/** Checks all files together. */
export type Rule = (files: readonly ContentFile[], around: Surroundings) => Iterable<FileFinding>;
