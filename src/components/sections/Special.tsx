import styled from 'styled-components';
import type { ViewOf } from '../../content/pages/pages';
import { below, from } from '../../theme/media';
import { cluster, columns, filled } from '../../theme/mixins';
import { color, type Phase, phaseColors, radius, space } from '../../theme/theme';
import { type } from '../../theme/type';
import { ActionLink } from '../ui/Button';
import { Container } from '../ui/layout';
import { RichText, Statement } from '../ui/text';
import { Halves, PosterPicture, PosterText } from './SplitHero';

const Gulf = styled(Halves)`
  ${filled(color.listen, color.onListen)}
  ${from('lg')} {
    min-block-size: 42vw;
  }
`;

const Text = styled(PosterText)`
  padding-block: ${space.section};
  ${from('lg')} {
    padding-inline-end: clamp(24px, 5vw, 88px);
  }
  p + p {
    max-inline-size: 31.2em;
    color: ${color.onListen2};
  }
`;

const rule = `1px solid ${color.line}`;

/** The rules cross the whole strip, and the middle one continues the edge between the halves above. */
const Facts = styled.div`
  background: ${color.surface};
  ul {
    ${columns(4, { [below('lg')]: 2 })}
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
    li:nth-child(odd) {
      padding-inline-start: 0;
      border-inline-start: 0;
    }
    li:nth-child(n + 3) {
      border-block-start: ${rule};
    }
  }
  b {
    display: block;
    margin-block-end: 6px;
    ${type('fact')}
  }
  span {
    color: ${color.ink2};
  }
`;

/** One dot for each thing that is counted: six per row, or ten if there are many. */
const Dots = styled.span<{ $phase?: Phase; $count: number }>`
  ${cluster('6px')}
  max-inline-size: calc(20px * ${({ $count }) => ($count > 12 ? 10 : 6)});
  margin-block-start: 20px;
  i {
    border: 7px solid ${({ $phase }) => ($phase ? phaseColors[$phase].mark : color.ink)};
    border-radius: ${radius.disc};
  }
`;

/** The phase of the dots, by the list that they count. */
const phaseOf: Partial<Record<string, Phase>> = {
  listening: 'listen',
  responsive: 'respond',
  'case-studies': 'succeed',
};

type SpecialProps = ViewOf<'home'>['special'];

/** What makes the company special, and four facts with a dot for each thing that they count. */
export const Special = ({ heading, statement, text, action, facts, pictures }: SpecialProps) => (
  <section>
    <Gulf>
      {/* Beside a long text the sides are cropped, and the pearl is nearer to the end. */}
      <PosterPicture pictures={pictures} focus="73%" />
      <Text data-ground="dark">
        <h2 data-reveal="">{heading}</h2>
        <RichText as={Statement} data-reveal="" text={statement} />
        <RichText data-reveal="" text={text} />
        <ActionLink action={action} />
      </Text>
    </Gulf>
    <Facts>
      <Container as="ul">
        {facts.map(({ counts, label, number, dots }, index) => (
          <li key={index}>
            <b>{number}</b> <span>{label}</span>
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
