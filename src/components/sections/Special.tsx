import styled from 'styled-components';
import type { HomePageQuery } from '../../generated/queryTypes';
import { below, from } from '../../theme/media';
import { color, type Phase, phaseColors, radius, space } from '../../theme/theme';
import { type } from '../../theme/type';
import { ActionLink } from '../ui/Button';
import { columnEdge, Container, PosterPicture } from '../ui/layout';
import { Picture, type Pictures } from '../ui/Picture';
import { RichText } from '../ui/RichText';
import { Statement } from '../ui/text';

/** Where they are stacked, the picture comes first. */
const Halves = styled.div`
  display: flex;
  flex-direction: column-reverse;
  background: ${color.listen};
  color: ${color.onListen};
  ${from('lg')} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    min-block-size: 42vw;
  }
`;

const Words = styled.div`
  display: grid;
  gap: 28px;
  align-content: center;
  justify-items: start;
  padding: ${space.section} ${space.gutter};
  ${from('lg')} {
    padding-inline: ${columnEdge} clamp(24px, 5vw, 88px);
  }
`;

const Text = styled.p`
  max-inline-size: 31.2em;
  color: ${color.onListen2};
`;

/** The picture never sets the height. Beside long words it is cut at its sides: its pearl is nearer
 * to the end. */
const Frame = styled(PosterPicture)`
  img {
    object-position: 73% 50%;
  }
`;

const rule = `1px solid ${color.line}`;

/** The rules between the facts cross the whole strip: the middle one continues the edge between the
 * halves above. */
const Facts = styled.div`
  background: ${color.surface};
  ul {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  li {
    padding: clamp(20px, 2.4vw, 36px) clamp(16px, 2.2vw, 36px);
    border-inline-start: ${rule};
  }
  li:first-child {
    padding-inline-start: 0;
    border: 0;
  }
  ${below('lg')} {
    ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    li:nth-child(odd) {
      padding-inline-start: 0;
      border-inline-start: 0;
    }
    li:nth-child(n + 3) {
      border-block-start: ${rule};
    }
  }
`;

const Value = styled.b`
  display: block;
  margin-block-end: 6px;
  ${type('fact')}
`;

const Label = styled.span`
  color: ${color.ink2};
`;

const DOT = 14;
const DOT_GAP = 6;
const row = (dots: number) => `${dots * (DOT + DOT_GAP) - DOT_GAP}px`;

/** One dot for each thing that is counted: six per row, or ten where there are many. */
const Dots = styled.span<{ $phase?: Phase; $count: number }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${DOT_GAP}px;
  max-inline-size: ${({ $count }) => row($count > 12 ? 10 : 6)};
  margin-block-start: 20px;
  i {
    border: ${DOT / 2}px solid ${({ $phase }) => ($phase ? phaseColors[$phase].mark : color.ink)};
    border-radius: ${radius.disc};
  }
`;

/** The colour of a number's dots, by the list that it counts. */
const phaseOf: Partial<Record<string, Phase>> = {
  listening: 'listen',
  responsive: 'respond',
  'case-studies': 'succeed',
};

interface SpecialProps {
  special: HomePageQuery['homePage']['special'];
  pictures: Pictures;
}

/** What makes the company special: half words, half picture, and four facts with one dot for each
 * thing that they count. */
export const Special = ({ special, pictures }: SpecialProps) => (
  <section>
    <Halves>
      <Words data-ground="dark">
        <h2 data-reveal="">{special.heading}</h2>
        <RichText as={Statement} data-reveal="" text={special.statement} />
        <RichText as={Text} data-reveal="" text={special.text} />
        <ActionLink action={special.action} />
      </Words>
      <Frame>
        <Picture
          pictures={pictures}
          format="hero"
          narrow="wide"
          sizes="(min-width: 1024px) 50vw, 100vw"
        />
      </Frame>
    </Halves>
    <Facts>
      <Container as="ul">
        {special.facts.map(({ counts, label, shown, dots }) => (
          <li key={label}>
            <Value>{shown}</Value> <Label>{label}</Label>
            <Dots $count={dots} $phase={phaseOf[counts ?? '']} aria-hidden="true">
              {Array.from({ length: dots }, (_, dot) => (
                <i key={dot} />
              ))}
            </Dots>
          </li>
        ))}
      </Container>
    </Facts>
  </section>
);
