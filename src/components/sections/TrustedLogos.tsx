import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useRef } from 'react';
import type Slick from 'react-slick';
import styled from 'styled-components';
import type { ViewOf } from '../../content/pages/pages';
import { useAutoplay } from '../../hooks/useAutoplay';
import { from, onlyWithScript, responsive } from '../../theme/media';
import { centred, mirrored, spread, stackedOnPhones } from '../../theme/mixins';
import { color, space } from '../../theme/theme';
import { Carousel } from '../ui/carousel/Carousel';
import { logoCarousel, whereAllFit } from '../ui/carousel/constants';
import { RoundButton } from '../ui/iconButtons';
import { Container, ContinuedSection } from '../ui/layout';
import { LogoImage, LogoMark } from '../ui/LogoImage';
import { RichText } from '../ui/text';
import { TextLink } from '../ui/TextLink';

const Head = styled.div`
  ${spread(space[5])}
  margin-block-end: 36px;
  ${stackedOnPhones}
  p {
    max-inline-size: 36em;
    margin-block-start: ${space[3]};
    color: ${color.ink2};
  }
`;

/** Hidden where nothing moves: without JavaScript, on paper, and if all logos fit. */
const Controls = styled.div<{ $count: number }>`
  display: flex;
  gap: 10px;
  ${onlyWithScript}
  @media ${({ $count }) => whereAllFit(logoCarousel, $count)} {
    display: none;
  }
  ${mirrored(':not(:nth-child(2)) > svg')}
`;

const Strip = styled.div`
  border-block-end: 1px solid ${color.line};
`;

/** A shadow, because the carousel's box clips the line before the first cell. */
const Cell = styled.div`
  ${centred}
  min-block-size: 136px;
  padding: ${space[2]};
  border-block-start: 1px solid ${color.line};
  box-shadow: -1px 0 ${color.line};
  ${responsive('font-size', '1rem', { [from('xl')]: '1.25rem' })}
  a {
    ${centred}
    place-self: stretch;
    text-decoration: none;
    outline-offset: -3px;
    &:hover {
      background: ${color.surface};
    }
  }
`;

type TrustedContent = ViewOf<'home'>['trusted'];

/** The client's logo, or a placeholder until there is one, linked if there is an address. */
const Client = ({ name, logo, mark, link }: TrustedContent['logos'][number]) => {
  const picture = logo ? (
    <LogoImage logo={logo} alt={name} height={48} maxWidth="calc(100% - 24px)" />
  ) : (
    <LogoMark name={name} mark={mark} />
  );
  return <Cell>{link ? <TextLink href={link}>{picture}</TextLink> : picture}</Cell>;
};

/** The clients' logos, in a carousel that plays by itself and can be paused. Specification 2, 4. */
export const TrustedLogos = ({ heading, text, controls, logos }: TrustedContent) => {
  const carousel = useRef<Slick>(null);
  const { isOn, isPlaying, toggle, focusHandlers } = useAutoplay();
  return (
    <ContinuedSection aria-label={heading} {...focusHandlers}>
      <Container>
        <Head data-reveal="">
          <div>
            <h2>{heading}</h2>
            {text && <RichText text={text} />}
          </div>
          <Controls $count={logos.length}>
            <RoundButton
              aria-label={controls.previous}
              onClick={() => carousel.current?.slickPrev()}
            >
              <ChevronLeft aria-hidden />
            </RoundButton>
            <RoundButton aria-label={isOn ? controls.pause : controls.play} onClick={toggle}>
              {isOn ? <Pause aria-hidden /> : <Play aria-hidden />}
            </RoundButton>
            <RoundButton aria-label={controls.next} onClick={() => carousel.current?.slickNext()}>
              <ChevronRight aria-hidden />
            </RoundButton>
          </Controls>
        </Head>
        <Strip>
          <Carousel
            slick={carousel}
            constants={logoCarousel}
            slides={logos.map((client, index) => (
              <Client key={index} {...client} />
            ))}
            isPlaying={isPlaying}
          />
        </Strip>
      </Container>
    </ContinuedSection>
  );
};
