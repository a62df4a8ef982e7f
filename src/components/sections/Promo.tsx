import styled from 'styled-components';
import type { ViewOf } from '../../content/pages/pages';
import { from, hiddenOnPaper, responsive } from '../../theme/media';
import { type } from '../../theme/type';
import { ActionLink } from '../ui/Button';
import { PhaseGround } from '../ui/layout';
import { LogoImage } from '../ui/LogoImage';
import { RichText } from '../ui/text';
import { PosterPicture, PosterText } from './SplitHero';

const Poster = styled(PhaseGround)`
  display: grid;
  ${hiddenOnPaper}
  ${responsive('grid-template-columns', 'minmax(0, 1fr)', { [from('lg')]: '7fr 5fr' })}
  p {
    ${type('lead')}
    max-inline-size: 30em;
  }
`;

type PromoProps = ViewOf<'services'>['promo'];

/** The partner product that the services of a group recommend. Specification 2, "Service pages". */
export const Promo = ({ heading, text, action, partner, logo, pictures }: PromoProps) => (
  <Poster as="section" $phase="succeed">
    <PosterText>
      {logo && <LogoImage logo={logo} alt={partner} height={44} isOnColor />}
      <h2>{heading}</h2>
      <RichText text={text} />
      <ActionLink action={action} variant="ink" />
    </PosterText>
    <PosterPicture pictures={pictures} format="card" />
  </Poster>
);
