/** Which case studies a service's page names. Pure. */

/** So many at most, however many used the service. */
const SHOWN = 6;

/** What decides where a case study is named. */
export interface ListedCaseStudy {
  /** Slug of its group. */
  group: string;
  /** Slugs of the services that it used. */
  services: readonly string[];
}

/**
 * The first case studies that used a service: group by group, each in the order given.
 *
 * @param groups slugs of the groups in their order
 */
export function relatedCaseStudies<T extends ListedCaseStudy>(
  service: string,
  caseStudies: readonly T[],
  groups: readonly string[],
): T[] {
  const placeOf = ({ group }: T) => groups.indexOf(group);
  return caseStudies
    .filter(({ services }) => services.includes(service))
    .sort((first, second) => placeOf(first) - placeOf(second))
    .slice(0, SHOWN);
}
