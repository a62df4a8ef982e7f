import styled from 'styled-components';
import type { ServicePageQuery } from '../../generated/queryTypes';
import { from } from '../../theme/media';
import { hiddenOnPaper, responsive } from '../../theme/mixins';
import { color } from '../../theme/theme';
import { type } from '../../theme/type';
import { ActionLink } from '../ui/Button';
import { LogoImage } from '../ui/LogoImage';
import { RichText } from '../ui/RichText';
import { PosterPicture, PosterWords } from './SplitHero';

const Poster = styled.section`
  display: grid;
  ${hiddenOnPaper}
  ${responsive('grid-template-columns', 'minmax(0, 1fr)', { [from('lg')]: '7fr 5fr' })}
  background: ${color.succeed};
  color: ${color.onSucceed};
  p {
    ${type('lead')}
    max-inline-size: 30em;
  }
`;

interface PromoProps {
  promo: ServicePageQuery['service']['group']['promo'];
}

/** The partner product that the services of a group recommend. Specification 2, "Service pages". */
export const Promo = ({ promo: { heading, text, actionLabel, partner } }: PromoProps) => (
  <Poster data-ground="bright">
    <PosterWords>
      {partner.logo && <LogoImage logo={partner.logo} alt={partner.name} height={44} isOnColor />}
      <h2>{heading}</h2>
      <RichText text={text} />
      <ActionLink action={{ label: actionLabel, link: partner.path }} variant="ink" />
    </PosterWords>
    <PosterPicture pictures={partner.pictures} format="card" width="42vw" />
  </Poster>
);
