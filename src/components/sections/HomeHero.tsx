import { type CSSProperties, Fragment } from 'react';
import styled, { css, keyframes } from 'styled-components';
import type { HomePage } from '../../content/kinds/home';
import { heroRings } from '../../drawings/rings';
import { below, motionAllowed, phone } from '../../theme/media';
import { square } from '../../theme/mixins';
import { color, motion, navHeight, phaseColors, size, space } from '../../theme/theme';
import { typeStyles } from '../../theme/tokens';
import { line, type } from '../../theme/type';
import { ActionLink } from '../ui/Button';
import { Container } from '../ui/layout';
import { RichText } from '../ui/RichText';
import { Lead } from '../ui/text';

const Hero = styled.section`
  position: relative;
  overflow: clip;
  isolation: isolate;
`;

const arrive = keyframes`
  from { opacity: 0; scale: 1.09; }
`;
const appear = keyframes`
  from { scale: 0; }
`;

/** The pearl is 12.5vw from the end and at half the height; below 1024px in the middle of the
 * band, where the drawing grows with the lines of the title, to reach the top of the section. */
const Rings = styled.svg`
  position: absolute;
  z-index: -1;
  inset-block-start: 50%;
  inset-inline-end: -55vw;
  inline-size: 135vw;
  max-inline-size: none;
  block-size: 135vw;
  translate: 0 -50%;
  pointer-events: none;
  [dir='rtl'] & {
    scale: -1 1;
  }
  .listen {
    stroke: ${phaseColors.listen.mark};
  }
  .respond {
    stroke: ${phaseColors.respond.mark};
  }
  .succeed {
    stroke: ${phaseColors.succeed.mark};
  }
  circle {
    fill: ${color.pearl};
  }
  ${below('lg')} {
    --rings: calc(120vw + 100vw * ${line(typeStyles.hero.line)});
    inset-block: auto calc(30vw - var(--rings) / 2);
    inset-inline-end: calc(36vw - var(--rings) / 2);
    ${square('var(--rings)')}
    translate: none;
  }
  ${phone} {
    inset-block-end: -44vw;
    inset-inline-end: -52vw;
    ${square('176vw')}
  }
  ${motionAllowed} {
    path {
      animation: ${arrive} 760ms ${motion.ease} backwards;
      animation-delay: calc(var(--place) * 26ms);
    }
    circle {
      animation: ${appear} 420ms ${motion.ease} 880ms backwards;
    }
  }
`;

/** Extends the ground to the window's edge, however wide the window is. */
const groundToTheEdge = css`
  position: relative;
  background: ${color.ground};
  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-end: calc(100% - 1px);
    inline-size: 100vw;
    background: inherit;
  }
`;

const Words = styled(Container)`
  display: flex;
  flex-direction: column;
  min-block-size: min(820px, calc(100svh - ${size.topBar} - ${navHeight}));
  ${below('lg')} {
    min-block-size: 0;
    padding-block-end: 60vw;
  }
  ${phone} {
    padding-block-end: 88vw;
  }
`;

/** One word per line, each on its own block of ground: together they form stairs. */
const Title = styled.h1`
  ${type('hero')}
  span {
    display: block;
    inline-size: fit-content;
    max-inline-size: 100%;
    padding: 0 0 0.06em;
    /* Aligns curved first letters with straight ones optically. */
    margin-inline-start: -0.06em;
    padding-inline-end: 0.2em;
    ${groundToTheEdge}
  }
  span:first-child {
    padding-block-start: clamp(24px, 5.2vh, 56px);
  }
  span:last-child {
    padding-block-end: 0.16em;
  }
`;

const Below = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 33rem);
  gap: 28px;
  align-content: start;
  align-self: start;
  justify-items: start;
  padding-block: 12px ${space[7]};
  padding-inline-end: 36px;
  ${groundToTheEdge}
  ${below('lg')} {
    flex: none;
    align-self: stretch;
    margin-inline-end: calc(-1 * ${space.gutter});
    padding-block: 16px 36px;
    padding-inline-end: ${space.gutter};
  }
`;

const { viewBox, pearlRadius, rings } = heroRings();

/** Tells the style sheet the place of a ring in the order of their arrival. */
const arrivesAt = (place: number): CSSProperties & Record<'--place', number> => ({
  '--place': place,
});

/** "Listen, Respond, Succeed" over the rings: noise arrives, calms down, and one clear point
 * remains. */
export const HomeHero = ({ title, text, action }: HomePage['hero']) => (
  <Hero>
    <Rings viewBox={viewBox} fill="none" strokeLinejoin="round" aria-hidden="true">
      {rings.map(({ index, phase, strokeWidth, d }) => (
        <path
          key={index}
          className={phase}
          style={arrivesAt(index)}
          strokeWidth={strokeWidth}
          d={d}
        />
      ))}
      <circle r={pearlRadius} />
    </Rings>
    <Words>
      <Title>
        {title.split(/\s+/).map((word, index) => (
          <Fragment key={index}>
            {/* For screen readers, copying and search engines, which see no lines. */}
            {index > 0 && ' '}
            <span>{word}</span>
          </Fragment>
        ))}
      </Title>
      <Below>
        <RichText as={Lead} text={text} />
        <ActionLink action={action} />
      </Below>
    </Words>
  </Hero>
);
