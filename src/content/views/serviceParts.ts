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

type Service = Content<'services'>;
type ServiceGroup = Content<'service-groups'>;

/** What a buyer asks first, by the name of its label: how a service is charged, what one gets. */
export const factsOf = (
  { glance, need }: Pick<Service, 'glance' | 'need'>,
  { languages }: Pick<ServiceGroup, 'languages'>,
): Partial<Content<'contact'>['glance']> => ({
  ...glance,
  inHand: need?.inHand,
  languages: glance?.languages ?? languages,
});

/** The same facts, each with its label. */
export const glanceOf = (
  service: Pick<Service, 'glance' | 'need'>,
  group: Pick<ServiceGroup, 'languages'>,
  library: ViewLibrary,
) => labelled(library.the('contact').glance, factsOf(service, group));

/** The groups in order, each with its services in order. */
export const groupsOfServices = (library: ViewLibrary) =>
  library.all('service-groups').map((group) => ({
    group,
    services: library.all('services').filter((service) => service.group === group.slug),
  }));
