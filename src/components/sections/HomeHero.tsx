import { Fragment, type CSSProperties } from 'react';
import type { HomePage } from '../../content/kinds/home';
import { heroRings } from '../../drawings/rings';
import { ActionLink } from '../ui/Button';
import { RichText } from '../ui/RichText';
import { Lead } from '../ui/text';
import { Below, Hero, Rings, Title, Words } from './HomeHero.styles';

const { viewBox, pearlRadius, rings } = heroRings();

/** Tells the style sheet the place of a ring in the order of their arrival. */
const arrivesAt = (place: number): CSSProperties & Record<'--place', number> => ({
  '--place': place,
});

/** "Listen, Respond, Succeed" over the rings: noise arrives, calms down, and one clear point
 * remains. Brief, sections 1 and 7. */
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
