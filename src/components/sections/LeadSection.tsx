import styled from 'styled-components';
import { LeadForm, type LeadFormContent } from '../../forms/LeadForm';
import { below, from, hiddenOnPaper, phone, responsive } from '../../theme/media';
import { filled, mirrored, square } from '../../theme/mixins';
import { color, space } from '../../theme/theme';
import { columnEdge } from '../ui/layout';
import { RichText } from '../ui/text';
import { NextSteps, type NextStepsProps } from './NextSteps';

const block = 'clamp(32px, 4.4vw, 64px)';

/**
 * Introduction and rings beside the form, and the next steps below both. Below 1024px the rings are beside the
 * introduction.
 */
const Halves = styled.section`
  display: grid;
  ${hiddenOnPaper}
  ${responsive('grid-template-columns', 'minmax(0, 1fr) 40vw', {
    [phone]: 'minmax(0, 1fr)',
    [from('lg')]: '5fr 7fr',
  })}
  ${filled(color.listen, color.onListen)}
  ${from('lg')} {
    grid-template-rows: auto minmax(clamp(160px, 15vw, 220px), 1fr);
  }
`;

const Intro = styled.div`
  padding: ${block} ${space.gutter} 0;
  ${from('lg')} {
    padding-inline: ${columnEdge} clamp(24px, 4vw, 56px);
  }
  p {
    color: ${color.onListen2};
  }
  > p {
    max-inline-size: 21.6em;
    margin-block-start: 20px;
  }
`;

/** The rings, cropped by the corner, have a place of their own so that text never covers their lines. */
const Corner = styled.div`
  ${responsive('--size', 'min(340px, 24vw)', { [below('lg')]: '54.4vw', [phone]: '81.6vw' })}
  ${responsive('min-block-size', 'auto', {
    [below('lg')]: 'clamp(220px, 34vw, 320px)',
    [phone]: '56vw',
  })}
  position: relative;
  overflow: clip;
  img {
    position: absolute;
    inset-block-end: calc(-0.332 * var(--size));
    inset-inline-end: calc(-0.332 * var(--size));
    ${square('var(--size)')}
    max-inline-size: none;
  }
  ${mirrored('img')}
  ${from('lg')} {
    grid-area: 2 / 1;
  }
`;

const FormSide = styled.div`
  --behind: ${color.surface};
  grid-column: 1 / -1;
  padding: ${block} ${space.gutter};
  ${filled(color.surface, color.ink)}
  ${from('lg')} {
    grid-area: 1 / 2 / 3;
    padding-inline: clamp(24px, 5vw, 80px) ${columnEdge};
  }
`;

const After = styled(Intro)`
  grid-column: 1 / -1;
  padding-block: ${block};
  ${from('lg')} {
    padding-inline: ${columnEdge};
  }
`;

interface LeadSectionProps {
  heading: string;
  text: string;
  form: LeadFormContent & { nextSteps?: NextStepsProps };
  /** The service that the form starts with. */
  suggested?: string;
}

/** "Get in Touch": a heading and rings beside the lead form. Specification 2. */
export const LeadSection = ({ heading, text, form, suggested }: LeadSectionProps) => (
  <Halves aria-label={heading}>
    <Intro data-ground="dark" data-reveal="">
      <h2>{heading}</h2>
      <RichText text={text} />
    </Intro>
    <Corner>
      <img src="/drawings/corner-rings.svg" width="544" height="544" alt="" loading="lazy" />
    </Corner>
    <FormSide>
      <LeadForm content={form} service={suggested} />
    </FormSide>
    {form.nextSteps && (
      <After data-ground="dark" data-reveal="">
        <NextSteps {...form.nextSteps} />
      </After>
    )}
  </Halves>
);
