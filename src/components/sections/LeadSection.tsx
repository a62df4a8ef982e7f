import { useId } from 'react';
import type { FormWords, LeadFormContent } from '../../content/kinds/forms';
import type { HomePage } from '../../content/kinds/pages';
import { CORNER_RINGS, drawingAddress } from '../../drawings/drawingAddress';
import { LeadForm } from '../../forms/LeadForm/LeadForm';
import { RichText } from '../ui/RichText';
import { Corner, FormSide, Halves, Words } from './LeadSection.styles';

interface LeadSectionProps {
  section: HomePage['lead'];
  form: LeadFormContent;
  words: FormWords;
}

/** "Get in Touch": heading and rings on gulf, the lead form beside them. Specification 2. */
export const LeadSection = ({ section, form, words }: LeadSectionProps) => {
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
            src={drawingAddress(CORNER_RINGS)}
            width="544"
            height="544"
            alt=""
            loading="lazy"
            decoding="async"
          />
        </Corner>
      </Words>
      <FormSide>
        <LeadForm content={form} words={words} />
      </FormSide>
    </Halves>
  );
};
