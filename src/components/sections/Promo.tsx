import styled from 'styled-components';
import type { ServiceGroup } from '../../content/model/service';
import { from } from '../../theme/media';
import { color, space } from '../../theme/theme';
import { type } from '../../theme/type';
import { ActionLink } from '../ui/Button';
import { columnEdge } from '../ui/Container';
import { Picture } from '../ui/Picture';
import type { CardPictures, WidePictures } from '../ui/pictureTypes';
import { RichText } from '../ui/RichText';

const Poster = styled.section`
  display: grid;
  background: ${color.succeed};
  color: ${color.onSucceed};
  ${from('lg')} {
    grid-template-columns: 7fr 5fr;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[5]};
  align-content: center;
  justify-items: start;
  padding: clamp(40px, 5.6vw, 88px) ${space.gutter};
  ${from('lg')} {
    padding-inline: ${columnEdge} clamp(24px, 4vw, 72px);
  }
  p {
    ${type('lead')}
    max-inline-size: 50ch;
  }
  p a {
    color: inherit;
  }
`;

const Frame = styled.div`
  position: relative;
  aspect-ratio: 5 / 2;
  ${from('lg')} {
    aspect-ratio: auto;
  }
  img {
    position: absolute;
    inset: 0;
  }
`;

interface PromoProps {
  promo: Pick<ServiceGroup['promo'], 'heading' | 'text' | 'actionLabel'> & {
    partner: { path: string; pictures: CardPictures & WidePictures };
  };
}

/** The partner product that the services of a group recommend. Specification 2, "Service pages". */
export const Promo = ({ promo: { heading, text, actionLabel, partner } }: PromoProps) => (
  <Poster data-ground="bright">
    <Words>
      <h2>{heading}</h2>
      <p>
        <RichText text={text} />
      </p>
      <ActionLink action={{ label: actionLabel, link: partner.path }} variant="ink" />
    </Words>
    <Frame>
      <Picture
        picture={partner.pictures.card}
        narrow={partner.pictures.wide}
        alt={partner.pictures.alt}
        sizes="(min-width: 1024px) 42vw, 100vw"
      />
    </Frame>
  </Poster>
);
