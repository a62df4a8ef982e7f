import styled from 'styled-components';
import type { ViewOf } from '../../content/pages/pages';
import { exampleDrawings } from '../../drawings/signals/examples';
import { sectionIds } from '../../routes';
import { below, from, onPaper, responsive } from '../../theme/media';
import { column, columns, filled, mirrored, pearlOn } from '../../theme/mixins';
import { color, fixedColor, space } from '../../theme/theme';
import { type } from '../../theme/type';
import { Signal } from '../ui/Signal';
import { RichText } from '../ui/text';

const edge = 'clamp(20px, 3vw, 40px)';

/** A sheet of paper: a mark, a head with a drawing and facts, and the parts of its text. */
const Sheet = styled.article.attrs({ id: sectionIds.example })`
  border: 1px solid ${color.line};
  border-block-start: 6px solid ${color.ink};
  ${filled(color.surface, color.ink)}
  break-inside: avoid;
`;

/** Says that the example is invented. On paper a border keeps it together: browsers print no grounds. */
const Mark = styled.p`
  display: inline-block;
  padding: 8px ${edge};
  ${filled(fixedColor.saffron, fixedColor.ink)}
  ${type('label')}
  ${onPaper} {
    border: 1px solid;
  }
`;

const Body = styled.div`
  ${column(space[5])}
  padding: ${space[5]} ${edge} clamp(24px, 3vw, 40px);
  ${from('md')} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 9fr);
    column-gap: clamp(28px, 4vw, 56px);
    > header {
      grid-column: 1 / -1;
    }
  }
  header p {
    ${type('small', color.ink2)}
  }
  header h3 {
    max-inline-size: 24em;
    margin-block-start: ${space[1]};
  }
`;

/** Shows the whole drawing; above the text, from edge to edge of the sheet. */
const Side = styled.div`
  ${column(space[4])}
  align-content: start;
  svg {
    ${responsive('block-size', 'auto', { [onPaper]: '72px' })}
    ${below('md')} {
      inline-size: calc(100% + 2 * ${edge});
      max-inline-size: none;
      margin-inline: calc(-1 * ${edge});
    }
    color: ${color.ringListen};
  }
  ${mirrored('svg')}
  ${pearlOn(color.surface, color.accent)}
  dl {
    ${columns(1)}
  }
  dl > div {
    padding-block: 10px;
    border-block-end: 1px solid ${color.line};
  }
  dt {
    ${type('small', color.ink2)}
  }
  dd {
    font-weight: 600;
  }
  /* A target of 24px, where a fact is a link alone (WCAG 2.2, 2.5.8). */
  dd a {
    display: inline-block;
    padding-block: 2px;
  }
`;

const Parts = styled.div`
  ${columns(1, { [from('lg')]: 2 })}
  gap: ${space[5]} clamp(28px, 3vw, 48px);
  align-content: start;
  h4 {
    ${type('h4')}
  }
  p {
    max-inline-size: 38em;
    margin-block-start: ${space[1]};
  }
`;

type Example = NonNullable<ViewOf<'services'>['example']>;

/** An invented example of what a client receives, drawn as the thing itself. */
export const InventedExample = ({ mark, look, kind, title, facts, parts }: Example) => (
  <Sheet data-reveal="">
    <Mark>{mark}</Mark>
    <Body>
      <header>
        <p>{kind}</p>
        <h3>{title}</h3>
      </header>
      <Side>
        <Signal {...exampleDrawings[look]} />
        <dl>
          {facts.map(({ label, value }, index) => (
            <div key={index}>
              <dt>{label}</dt>
              <RichText as="dd" text={value} />
            </div>
          ))}
        </dl>
      </Side>
      <Parts>
        {parts.map((part, index) => (
          <div key={index}>
            <h4>{part.title}</h4>
            <RichText text={part.text} />
          </div>
        ))}
      </Parts>
    </Body>
  </Sheet>
);
