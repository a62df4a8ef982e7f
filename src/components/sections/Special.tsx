import type { HomePage } from '../../content/kinds/home';
import type { Phase } from '../../theme/theme';
import { ActionLink } from '../ui/Button';
import { Container } from '../ui/layout';
import { Picture } from '../ui/Picture';
import type { HeroPictures } from '../ui/pictureTypes';
import { RichText } from '../ui/RichText';
import { Statement } from '../ui/text';
import { Dots, Facts, Frame, Halves, Label, Text, Value, Words } from './Special.styles';

type Fact = HomePage['special']['facts'][number];

/** A fact with its number, which is counted from the content where it counts something. */
interface ShownFact extends Pick<Fact, 'counts' | 'label'> {
  shown: string;
  dots: number;
}

export interface SpecialContent extends Omit<HomePage['special'], 'facts'> {
  facts: ShownFact[];
}

/** The colour of a number's dots, by the list that it counts. */
const phaseOf: Partial<Record<string, Phase>> = {
  listening: 'listen',
  responsive: 'respond',
  'case-studies': 'succeed',
};

interface SpecialProps {
  special: SpecialContent;
  pictures: HeroPictures;
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
          picture={pictures.hero}
          narrow={pictures.wide}
          alt={pictures.alt}
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
