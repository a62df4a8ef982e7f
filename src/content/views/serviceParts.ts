/** What the pages of services, the home page and the contact page show of services alike. Pure. */
import { sectionIds } from '../../routes';
import type { Content } from '../kinds';
import type { ViewLibrary } from './viewLibrary';
import { labelled } from './viewParts';

/** The link to the comparison of all services; undefined without one. */
export function compareLink(library: ViewLibrary) {
  const contact = library.the('contact');
  const path = `${library.pathOf(contact)}#${sectionIds.compare}`;
  return contact.compare && { name: contact.compare.heading, path };
}

/** What a buyer asks first, each fact with its label: how it is charged, what one gets. */
export const glanceOf = (
  { glance, need }: Pick<Content<'services'>, 'glance' | 'need'>,
  { labels, languages }: Pick<Content<'service-groups'>, 'labels' | 'languages'>,
) =>
  labelled(labels.glance, {
    ...glance,
    inHand: need?.inHand,
    languages: glance?.languages ?? languages,
  });
