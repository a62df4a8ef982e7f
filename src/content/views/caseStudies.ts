/** Case studies by group and by service, and their sharing cards. Pure. */
import type { Content } from '../kinds';
import type { CardWords, TrailPage } from '../model/kind';
import { companyCard } from './definePage';
import type { ViewLibrary } from './viewLibrary';

export type CaseStudy = Content<'case-studies'>;

/** The most case studies in a group that have their own sharing cards: thousands would take minutes to draw. */
export const OWN_CARDS = 100;

/** The most case studies that a service's page links to. */
const RELATED = 6;

export interface StoryGroup {
  group: Content<'case-study-groups'>;
  stories: readonly CaseStudy[];
}

const cache = new WeakMap<ViewLibrary, readonly StoryGroup[]>();

/** The groups in order, each with its case studies in order. */
export function groupsOfStories(library: ViewLibrary): readonly StoryGroup[] {
  const groups =
    cache.get(library) ??
    library.all('case-study-groups').map((group) => ({
      group,
      stories: library.all('case-studies').filter((story) => story.group === group.slug),
    }));
  cache.set(library, groups);
  return groups;
}

/** The group of a case study, with all its case studies. */
export const listOf = (story: CaseStudy, library: ViewLibrary): StoryGroup | undefined =>
  groupsOfStories(library).find(({ group }) => group.slug === story.group);

/** The case studies that used the service with the slug `service`, group by group; at most RELATED. */
export const relatedCaseStudies = (service: string, library: ViewLibrary): CaseStudy[] =>
  groupsOfStories(library)
    .flatMap(({ stories }) => stories.filter(({ services }) => services.includes(service)))
    .slice(0, RELATED);

/** The index, which is above the pages of case studies in their breadcrumbs. */
export function indexPage(library: ViewLibrary): TrailPage {
  const success = library.the('success');
  return { name: success.title, path: library.pathOf(success) };
}

/** The sharing card of the index, for pages of case studies that have none of their own. */
export function indexCard(library: ViewLibrary): CardWords {
  const success = library.the('success');
  return { ...companyCard(success.title, library, 'succeed'), of: library.pathOf(success) };
}

/** True for a case study so far down its list that no sharing card is drawn for it. */
export const sharesCard = (story: CaseStudy, library: ViewLibrary): boolean =>
  (listOf(story, library)?.stories.indexOf(story) ?? 0) >= OWN_CARDS;
