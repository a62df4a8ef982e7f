import styled from 'styled-components';
import type { AboutPageQuery } from '../../queryTypes';
import { from } from '../../theme/media';
import { color, space } from '../../theme/theme';
import { type } from '../../theme/type';
import { Picture } from '../ui/Picture';

type PeopleContent = NonNullable<AboutPageQuery['aboutPage']['team']['people']>;

/** Pixels, of a portrait of four by five. */
const PORTRAIT = 128;

const Rows = styled.ul`
  display: grid;
  gap: 40px ${space.gap};
  ${from('md')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from('lg')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  li {
    display: flex;
    padding-block-start: ${space[4]};
    border-block-start: 2px solid ${color.ink};
  }
  li img {
    flex: none;
    margin-inline-end: ${space[4]};
    inline-size: ${PORTRAIT}px;
    block-size: auto;
    aspect-ratio: 4 / 5;
  }
  p {
    ${type('card')}
    margin-block-start: ${space[1]};
    color: ${color.ink2};
  }
`;

/** Those of the team who are named. */
export const People = ({ people }: { people: PeopleContent }) => (
  <Rows>
    {people.map(({ name, role, languages, portrait }) => (
      <li key={name} data-reveal="">
        {portrait && <Picture pictures={portrait.pictures} format="card" sizes={`${PORTRAIT}px`} />}
        <div>
          <h3>{name}</h3>
          <p>{role}</p>
          {languages && <p>{languages}</p>}
        </div>
      </li>
    ))}
  </Rows>
);
