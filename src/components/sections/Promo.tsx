import styled from 'styled-components';
import type { ServicePageQuery } from '../../generated/queryTypes';
import { from } from '../../theme/media';
import { hiddenOnPaper } from '../../theme/mixins';
import { color } from '../../theme/theme';
import { type } from '../../theme/type';
import { ActionLink } from '../ui/Button';
import { PosterPicture, PosterWords } from '../ui/layout';
import { LogoImage } from '../ui/LogoImage';
import { Picture } from '../ui/Picture';
import { RichText } from '../ui/RichText';

const Poster = styled.section`
  display: grid;
  ${hiddenOnPaper}
  grid-template-columns: minmax(0, 1fr);
  background: ${color.succeed};
  color: ${color.onSucceed};
  ${from('lg')} {
    grid-template-columns: 7fr 5fr;
  }
`;

const Words = styled(PosterWords)`
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
    <Words>
      {partner.logo && <LogoImage logo={partner.logo} alt={partner.name} height={44} isOnColor />}
      <h2>{heading}</h2>
      <RichText text={text} />
      <ActionLink action={{ label: actionLabel, link: partner.path }} variant="ink" />
    </Words>
    <PosterPicture>
      <Picture
        pictures={partner.pictures}
        format="card"
        narrow="wide"
        sizes="(min-width: 1024px) 42vw, 100vw"
      />
    </PosterPicture>
  </Poster>
);
