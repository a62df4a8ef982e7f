import { useId } from 'react';
import styled from 'styled-components';
import type { FormWords, LeadFormShown } from '../../content/kinds/forms';
import type { HomePage } from '../../content/kinds/home';
import { LeadForm } from '../../forms/LeadForm';
import { below, from, phone } from '../../theme/media';
import { mirrored } from '../../theme/mixins';
import { color, space } from '../../theme/theme';
import { columnEdge } from '../ui/layout';
import { RichText } from '../ui/RichText';

const block = 'clamp(32px, 4.4vw, 64px)';

const Halves = styled.section`
  display: grid;
  ${from('lg')} {
    grid-template-columns: 5fr 7fr;
  }
`;

/** The rings have their own row: text never covers their lines. */
const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(clamp(220px, 24vw, 330px), 1fr);
  gap: ${space[6]};
  overflow: clip;
  padding: ${block} ${space.gutter} 0;
  background: ${color.listen};
  color: ${color.onListen};
  ${from('lg')} {
    padding-inline: ${columnEdge} clamp(24px, 4vw, 56px);
  }
  /* On tablets the rings fit beside the text. */
  ${below('lg')} {
    grid-template-columns: minmax(0, 1fr) 40vw;
    grid-template-rows: minmax(clamp(220px, 34vw, 320px), auto);
  }
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 52vw;
  }
  p {
    max-inline-size: 21.6em;
    margin-block-start: 20px;
    color: ${color.onListen2};
  }
  p a {
    color: inherit;
  }
`;

/** The pearl is near the corner, which cuts the rings off. */
const Corner = styled.div`
  --size: min(544px, 40.8vw);
  position: relative;
  img {
    position: absolute;
    inset-block-end: calc(-0.332 * var(--size));
    inset-inline-end: calc(-0.332 * var(--size) - ${space[5]});
    inline-size: var(--size);
    max-inline-size: none;
    block-size: var(--size);
  }
  ${mirrored('img')}
  ${below('lg')} {
    --size: 54.4vw;
  }
  ${phone} {
    --size: 81.6vw;
  }
`;

const FormSide = styled.div`
  --behind: ${color.surface};
  padding: ${block} ${space.gutter};
  background: ${color.surface};
  ${from('lg')} {
    padding-inline: clamp(24px, 5vw, 80px) ${columnEdge};
  }
`;

interface LeadSectionProps {
  section: HomePage['lead'];
  form: LeadFormShown;
  words: FormWords;
  /** The service that the form begins with. */
  service?: string;
}

/** "Get in Touch": heading and rings on gulf, beside the lead form. Specification 2. */
export const LeadSection = ({ section, form, words, service }: LeadSectionProps) => {
  const headingId = useId();
  return (
    <Halves aria-labelledby={headingId}>
      <Words data-ground="dark">
        <div data-reveal="">
          <h2 id={headingId}>{section.heading}</h2>
          <RichText text={section.text} />
        </div>
        <Corner>
          <img
            src="/drawings/corner-rings.svg"
            width="544"
            height="544"
            alt=""
            loading="lazy"
            decoding="async"
          />
        </Corner>
      </Words>
      <FormSide>
        <LeadForm content={form} words={words} service={service} />
      </FormSide>
    </Halves>
  );
};
