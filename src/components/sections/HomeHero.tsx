import styled, { keyframes } from 'styled-components';
import type { ViewOf } from '../../content/pages';
import { heroRings } from '../../drawings/rings';
import { below, phone, responsive } from '../../theme/media';
import { mirrored, square, stack } from '../../theme/mixins';
import { color, motion, navHeight, phaseColors, size, space } from '../../theme/theme';
import { type } from '../../theme/type';
import { ActionLink } from '../ui/Button';
import { Container } from '../ui/layout';
import { Lead, RichText } from '../ui/text';

const Hero = styled.section`
  position: relative;
  overflow: clip;
  isolation: isolate;
`;

/*
 * A wave runs through the rings, from the outside in, and moves the pearl last. The drawing is whole in every frame,
 * the first one included: a capture or a print does not wait for an entrance. No ring reaches its neighbours.
 */
const arrive = keyframes`
  35% { scale: 0.965; }
`;
const appear = keyframes`
  35% { scale: 1.14; }
`;

/**
 * At any text size the drawing stops short of the longest word, "Respond," (4.44em). Its pearl is 12.5vw from the end.
 * Below 1024px the drawing rises from the lower edge, under the text.
 */
const Rings = styled.svg`
  ${responsive('--reach', 'min(52vw - 13rem, 37.5vw + 648px - 41.1rem)', {
    [below('lg')]: '45vw',
    [phone]: '64vw',
  })}
  position: absolute;
  z-index: -1;
  inset-block-start: 50%;
  inset-inline-end: calc(12.5vw - var(--reach));
  ${square('calc(2 * var(--reach))')}
  max-inline-size: none;
  translate: 0 -50%;
  ${mirrored('')}
  color: ${color.pearl};
  ${below('lg')} {
    inset-block: auto calc(var(--reach) * -2 / 3);
    inset-inline-end: calc(36vw - var(--reach));
    translate: none;
  }
  path {
    animation: ${arrive} 760ms ${motion.ease};
  }
  circle {
    animation: ${appear} 420ms ${motion.ease} 880ms;
  }
`;

const Content = styled(Container)`
  ${responsive('min-block-size', `min(820px, calc(100svh - ${size.topBar} - ${navHeight}))`, {
    [below('lg')]: '0',
  })}
  ${responsive('padding-block-end', '0', { [below('lg')]: '60vw', [phone]: '88vw' })}
`;

const Title = styled.h1`
  ${type('hero')}
  padding-block: clamp(24px, 5.2vh, 56px) 0.16em;
  span {
    display: block;
    padding-block-end: 0.06em;
    /* Optically aligns round first letters with straight ones. */
    margin-inline-start: -0.06em;
  }
`;

const Below = styled.div`
  ${stack('28px')}
  ${responsive('grid-template-columns', 'minmax(0, min(33rem, 52vw))', {
    [below('lg')]: 'minmax(0, 33rem)',
  })}
  justify-items: start;
  ${responsive('padding-block', `12px ${space[7]}`, { [below('lg')]: '16px 36px' })}
`;

const { viewBox, pearlRadius, rings } = heroRings();

/** "Listen, Respond, Succeed" beside the rings: noise calms down, and one clear point remains. */
export const HomeHero = ({ title, text, action }: ViewOf<'home'>['hero']) => (
  <Hero>
    <Content>
      <Title>
        {title
          .split(/\s+/)
          // The spaces are for screen readers, search engines and copied text, which ignore the line breaks.
          .flatMap((word, index) => [index > 0 && ' ', <span key={index}>{word}</span>])}
      </Title>
      <Below>
        <RichText as={Lead} text={text} />
        <ActionLink action={action} />
      </Below>
    </Content>
    {/* Last, because its place depends on the text, which may arrive slowly. */}
    <Rings viewBox={viewBox} fill="none" strokeLinejoin="round" aria-hidden="true">
      {rings.map(({ index, phase, strokeWidth, d }) => (
        <path
          key={index}
          style={{ stroke: phaseColors[phase].mark, animationDelay: `${index * 26}ms` }}
          strokeWidth={strokeWidth}
          d={d}
        />
      ))}
      <circle r={pearlRadius} fill="currentColor" />
    </Rings>
  </Hero>
);
