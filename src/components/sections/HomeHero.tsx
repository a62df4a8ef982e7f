import styled, { keyframes } from 'styled-components';
import type { ViewOf } from '../../content/pages/pages';
import rings from '../../drawings/homeRings.svg';
import { below, forcedColors, phone, responsive } from '../../theme/media';
import { mirrored, square, stack } from '../../theme/mixins';
import { color, motion, navHeight, phaseColors, phaseOrder, size, space } from '../../theme/theme';
import { type } from '../../theme/type';
import { ActionLink } from '../ui/Button';
import { BesideButton, CrisisLine } from '../ui/CrisisLine';
import { Container } from '../ui/layout';
import { Lead, RichText } from '../ui/text';

const Hero = styled.section`
  position: relative;
  overflow: clip;
  isolation: isolate;
`;

/*
 * A wave runs through the rings, from the outside in, and moves the pearl last. The drawing is whole in every frame,
 * the first one included: a capture or a print does not wait for an entrance.
 */
const arrive = keyframes`
  35% { scale: 0.98; }
`;
const appear = keyframes`
  35% { scale: 1.14; }
`;

/**
 * The rings run behind the words. Their pearl is 12.5vw from the end. Below 1024px they rise from the lower edge, under
 * the text.
 */
const Rings = styled.svg`
  position: absolute;
  z-index: -1;
  inset-block-start: 50%;
  inset-inline-end: -55vw;
  ${square('135vw')}
  max-inline-size: none;
  overflow: visible;
  translate: 0 -50%;
  ${mirrored('')}
  color: ${color.pearl};
  ${below('lg')} {
    inset-block: auto -80vw;
    inset-inline-end: -74vw;
    ${square('220vw')}
    translate: none;
  }
  ${phone} {
    inset-block-end: -44vw;
    inset-inline-end: -52vw;
    ${square('176vw')}
  }
  use {
    animation: ${arrive} 760ms ${motion.ease};
  }
  circle {
    animation: ${appear} 420ms ${motion.ease} 880ms;
  }
`;

const ground = (paint: string) => `conic-gradient(${paint} 0 0) fill 0 / 0 / 0`;

/**
 * A step of the stair that the words cut into the rings: the ground, from the window's edge to the end of the box. A
 * border's image may reach out of its box without making the page wider, and printers leave it out like a background.
 */
const step = `
  ${responsive('border-image', `${ground(color.ground)} 0 0 100vw`, {
    [forcedColors]: `${ground('Canvas')} 0 0 100vw`,
  })}
  [dir='rtl'] & { border-image-outset: 0 100vw 0 0; }
  print-color-adjust: exact;
`;

const Content = styled(Container)`
  display: flex;
  flex-direction: column;
  ${responsive('min-block-size', `min(820px, calc(100svh - ${size.topBar} - ${navHeight}))`, {
    [below('lg')]: '0',
  })}
  ${responsive('padding-block-end', '0', { [below('lg')]: '60vw', [phone]: '88vw' })}
`;

const Title = styled.h1`
  ${type('hero')}
  span {
    ${step}
    display: block;
    inline-size: fit-content;
    /* Optically aligns round first letters with straight ones. */
    margin-inline-start: -0.06em;
    padding-block-end: 0.06em;
    padding-inline-end: 0.2em;
  }
  span:first-child {
    /* So that the button is in the first screen of a laptop. */
    ${responsive('padding-block-start', 'clamp(12px, 2.6vh, 56px)', { [below('lg')]: 'clamp(24px, 5.2vh, 56px)' })}
  }
  span:last-child {
    padding-block-end: 0.1em;
  }
`;

const Below = styled.div`
  ${step}
  ${stack('22px')}
  flex: 1;
  align-content: start;
  align-self: start;
  justify-items: start;
  ${responsive('inline-size', 'min(38rem, 54vw)', { [below('lg')]: '100%' })}
  padding-inline-end: 36px;
  ${responsive('padding-block', `4px ${space[7]}`, { [below('lg')]: '16px 36px' })}
  /* Above the rings, the text's ground spans the window. */
  ${below('lg')} {
    &,
    [dir='rtl'] & {
      border-image-outset: 0 100vw;
    }
  }
`;

/** "Listen, Respond, Succeed" before the rings: noise calms down, and one clear point remains. */
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
        <BesideButton>
          <ActionLink action={action} />
          <CrisisLine />
        </BesideButton>
      </Below>
    </Content>
    {/* Last, because its place depends on the text, which may arrive slowly. */}
    <Rings viewBox="-1000 -1000 2000 2000" aria-hidden="true">
      {phaseOrder.map((phase, index) => (
        <use
          key={phase}
          href={`${rings}#${phase}`}
          style={{ stroke: phaseColors[phase].mark, animationDelay: `${index * 270}ms` }}
        />
      ))}
      <circle r="66" fill="currentColor" />
    </Rings>
  </Hero>
);
