import styled from 'styled-components';
import { ContactForm } from '../../forms/ContactForm';
import { useIsReady } from '../../hooks/useIsReady';
import type {
  ContactFormContentFragment,
  ContactQuery,
  FormWordsContentFragment,
} from '../../queryTypes';
import { column } from '../../theme/mixins';
import { color, space } from '../../theme/theme';
import { type } from '../../theme/type';
import { RichText } from '../ui/RichText';

const Panel = styled.section`
  --behind: ${color.surface};
  ${column(space[5])}
  padding: clamp(24px, 3.6vw, 56px);
  background: ${color.surface};
  form {
    max-inline-size: none;
  }
`;

const Heading = styled.h2`
  ${type('group')}
`;

const Notice = styled.p`
  padding: ${space[4]} 20px;
  border-inline-start: 6px solid ${color.ringListen};
  background: ${color.sunken};
`;

interface ContactFormPanelProps {
  heading: string;
  subjects: ContactQuery['contactPage']['subjects'];
  /** The query of the address; `?subject=` holds the key of a subject. */
  search: string;
  content: ContactFormContentFragment;
  words: FormWordsContentFragment;
}

/** The contact form. Where a link named a subject, a notice stands above it and its message is
 * begun. */
export const ContactFormPanel = ({
  heading,
  subjects,
  search,
  content,
  words,
}: ContactFormPanelProps) => {
  // The built page knows no query.
  const key = useIsReady() ? new URLSearchParams(search).get('subject') : null;
  const subject = subjects.find((one) => one.key === key);
  return (
    <Panel>
      <Heading>{heading}</Heading>
      {subject && <RichText as={Notice} text={subject.notice} />}
      <ContactForm
        content={content}
        words={words}
        // The visitor continues after the space.
        initialMessage={subject && `${subject.message} `}
      />
    </Panel>
  );
};
