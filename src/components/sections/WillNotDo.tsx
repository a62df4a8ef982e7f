import styled from 'styled-components';
import type { ViewOf } from '../../content/pages/pages';
import { sectionIds } from '../../routes';
import { from } from '../../theme/media';
import { columns, filled } from '../../theme/mixins';
import { color, space } from '../../theme/theme';
import { type } from '../../theme/type';
import { Glyph } from '../ui/Glyph';
import { Section } from '../ui/layout';
import { Picture } from '../ui/Picture';
import { RichText } from '../ui/text';
import { HeadedSection } from './HeadedSection';

type AboutContent = ViewOf<'about'>;

const Rows = styled.ul`
  ${columns(1, { [from('md')]: 2, [from('lg')]: 3 })}
  gap: 40px ${space.gap};
  li {
    padding-block-start: ${space[4]};
    border-block-start: 2px solid;
  }
  p {
    ${type('card')}
  }
`;

/** The width of a portrait in pixels. */
const PORTRAIT = 128;

const Named = styled(Rows)`
  li {
    display: flex;
    border-color: ${color.ink};
  }
  li img {
    flex: none;
    margin-inline-end: ${space[4]};
    inline-size: ${PORTRAIT}px;
    block-size: auto;
    aspect-ratio: 4 / 5;
  }
  p {
    margin-block-start: ${space[1]};
    color: ${color.ink2};
  }
`;

/** The team members who want to be named. */
export const People = ({ people }: { people: NonNullable<AboutContent['team']['people']> }) => (
  <Named>
    {people.map(({ name, role, languages, portrait }, index) => (
      <li key={index} data-reveal="">
        {portrait && <Picture pictures={portrait} format="card" sizes={`${PORTRAIT}px`} />}
        <div>
          <h3>{name}</h3>
          <p>{role}</p>
          {languages && <p>{languages}</p>}
        </div>
      </li>
    ))}
  </Named>
);

const Gulf = styled(Section).attrs({ id: sectionIds.willNotDo, 'data-ground': 'dark' })`
  ${filled(color.listen, color.onListen)}
  p {
    color: ${color.onListen2};
  }
`;

const Points = styled(Rows)`
  gap: clamp(32px, 3.6vw, 52px) ${space.gap};
  li {
    border-color: ${color.onListen2};
  }
  svg {
    margin-block: ${space[2]} ${space[4]};
  }
  p {
    max-inline-size: 26em;
    margin-block-start: ${space[2]};
  }
`;

/** What the company refuses to do; other pages link to it. */
export const WillNotDo = ({ heading, intro, points }: NonNullable<AboutContent['willNotDo']>) => (
  <HeadedSection heading={heading} text={intro} ground={Gulf}>
    <Points data-reveal="">
      {points.map(({ title, text, glyph }, index) => (
        <li key={index}>
          <Glyph name={glyph} ground={color.listen} />
          <h3>{title}</h3>
          <RichText text={text} />
        </li>
      ))}
    </Points>
  </HeadedSection>
);
