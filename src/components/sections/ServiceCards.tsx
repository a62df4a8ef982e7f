import type { Service, ServiceGroup } from '../../content/kinds/service';
import { EntryCard } from '../ui/EntryCard';
import { Section } from '../ui/layout';
import type { ThemedPicture } from '../ui/Picture';
import type { CardPictures } from '../ui/pictureTypes';
import { ToneMarker } from '../ui/ToneMarker';
import { Cards, Group, GroupHead, Groups } from './ServiceCards.styles';

/** A group of services as the home page's query brings it. */
export interface ServiceCardGroup extends Pick<
  ServiceGroup,
  'slug' | 'name' | 'tagline' | 'phase'
> {
  services: (Pick<Service, 'name' | 'cardText'> & {
    path: string;
    pictures: CardPictures & { hero: ThemedPicture | null };
  })[];
}

/** How wide the pictures are shown; on phones only the first of a group is a poster. */
const widths = {
  first: '(min-width: 1440px) 432px, (min-width: 1024px) 31vw, (min-width: 641px) 47vw, 92vw',
  other: '(min-width: 1440px) 432px, (min-width: 1024px) 31vw, (min-width: 641px) 47vw, 124px',
  poster: '(min-width: 1440px) 660px, (min-width: 1024px) 47vw, 92vw',
  besidePoster:
    '(min-width: 1440px) 318px, (min-width: 1024px) 23vw, (min-width: 641px) 47vw, 124px',
};

interface ServiceCardsProps {
  heading: string;
  groups: readonly ServiceCardGroup[];
}

/**
 * All services by their groups. A group that fills rows of three stands in rows of three; of any
 * other the first is a double poster. Brief, section 7, "Home".
 */
export const ServiceCards = ({ heading, groups }: ServiceCardsProps) => (
  <Section>
    <Groups>
      <h2 data-reveal="">{heading}</h2>
      {groups.map(({ slug, name, tagline, phase, services }) => {
        const hasPoster = services.length % 3 !== 0;
        return (
          <Group key={slug} id={slug}>
            <GroupHead data-reveal="">
              <ToneMarker as="h3" $phase={phase} $isHeading>
                {name}
              </ToneMarker>
              <p>{tagline}</p>
            </GroupHead>
            <Cards $hasPoster={hasPoster}>
              {services.map(({ name: title, cardText, path, pictures }, index) => {
                const isFirst = index === 0;
                const isPoster = hasPoster && isFirst;
                const [first, other] = hasPoster
                  ? [widths.poster, widths.besidePoster]
                  : [widths.first, widths.other];
                return (
                  <li key={path} data-reveal="">
                    <EntryCard
                      title={title}
                      href={path}
                      text={cardText}
                      heading="h4"
                      picture={isPoster ? pictures.hero : pictures.card}
                      narrow={isPoster ? pictures.card : null}
                      alt={pictures.alt}
                      sizes={isFirst ? first : other}
                      isPoster={isPoster}
                    />
                  </li>
                );
              })}
            </Cards>
          </Group>
        );
      })}
    </Groups>
  </Section>
);
