import { useMemo } from 'react';
import { joinUs } from '../../backend/joinUs';
import { showToast } from '../../components/ui/toasts/toastStore';
import type { FormWords, LeadFormContent } from '../../content/kinds/forms';
import { Form } from '../core/Form';
import { CheckboxField } from '../fields/CheckboxField';
import { SelectField } from '../fields/SelectField';
import { TextField } from '../fields/TextField';
import { leadOutcomes } from './leadOutcomes';
import { initialLead, leadSchema } from './leadSchema';

interface LeadFormProps {
  content: LeadFormContent;
  words: FormWords;
}

/** 'Get in Touch': cleared after a success, kept after an error. Specification 3, 4, 5. */
export const LeadForm = ({ content, words }: LeadFormProps) => {
  const { inputs, services, servicePlaceholder, privacy, messages, submit } = content;
  const schema = useMemo(() => leadSchema(content), [content]);
  const outcomes = useMemo(() => leadOutcomes(messages), [messages]);
  return (
    <Form
      name="lead"
      initialValues={initialLead}
      schema={schema}
      call={joinUs}
      outcomes={outcomes}
      words={words}
      submit={submit}
      hasHoneypot
      hasArrow
      onInvalid={({ privacyAccepted }) => {
        if (privacyAccepted) showToast('error', messages.privacy);
      }}
    >
      <TextField name="name" content={inputs.name} autoComplete="name" />
      <TextField name="co_email" content={inputs.co_email} kind="email" autoComplete="email" />
      <SelectField
        name="service"
        content={inputs.service}
        placeholder={servicePlaceholder}
        choices={services}
      />
      <CheckboxField name="privacyAccepted" label={privacy.label} />
    </Form>
  );
};
