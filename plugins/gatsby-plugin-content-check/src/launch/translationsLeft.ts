import { byPlace, type Problem } from '../check/format';

/** Lists outdated and missing translations, sorted by place. Pure. */
export const translationsLeft = (warnings: readonly Problem[]) =>
  warnings.filter(({ isOutdated }) => isOutdated).sort(byPlace);
