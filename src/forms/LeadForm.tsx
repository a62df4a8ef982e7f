import { showToast } from '../components/ui/toasts/showToast';
import { Form } from './core/Form';
import type { FormField } from './core/formContext';
import { failure, success } from './core/outcomes';
import type { FormContent, FormDefinition } from './core/useForm';
import { CheckboxField } from './fields/CheckboxField';
import { SelectField } from './fields/SelectField';
import { TextField } from './fields/TextField';

/** The words of the lead form, which stands on several kinds of pages. */
export interface LeadFormContent extends FormContent {
  inputs: { name: FormField; co_email: FormField; service: FormField };
  servicePlaceholder: string;
  /** The services: the value is the name in the main language. */
  choices: readonly { value: string; label: string }[];
  privacy: { label: string };
  messages: { success: string; unexpected: string; error: string; privacy: string };
}

/** Rules (specification 5) and outcomes (8) of the lead form. */
export const leadForm: FormDefinition<LeadFormContent, 'join-us'> = {
  name: 'lead',
  initialValues: { name: '', co_email: '', service: '', privacyAccepted: false },
  schema: async ({ inputs, choices, messages }) => {
    const rules = await import('./rules');
    return rules.object({
      name: rules.requiredText(inputs.name),
      co_email: rules.requiredEmail(inputs.co_email),
      service: rules.requiredChoice(
        inputs.service,
        choices.map(({ value }) => value),
      ),
      privacyAccepted: rules.requiredConsent(messages.privacy),
    });
  },
  call: 'join-us',
  outcome: (result, { messages }) => {
    if (result.kind !== 'answer') return failure(messages.error);
    const isSent = result.status === 200 || result.status === 204;
    return isSent ? success(messages.success) : failure(messages.unexpected);
  },
};

interface LeadFormProps {
  content: LeadFormContent;
  /** The preselected service. */
  service?: string;
}

/** The "Get in Touch" form: cleared after a success, kept after an error. Specification 3, 4, 5. */
export const LeadForm = ({ content, service }: LeadFormProps) => {
  const { choices, servicePlaceholder, privacy, messages } = content;
  return (
    <Form
      definition={leadForm}
      content={content}
      prefill={service ? { service } : undefined}
      hasHoneypot
      hasSubmitArrow
      onInvalid={({ privacyAccepted }) => {
        if (privacyAccepted) showToast('error', messages.privacy);
      }}
    >
      <TextField name="name" autoComplete="name" />
      <TextField name="co_email" kind="email" autoComplete="email" />
      <SelectField name="service" placeholder={servicePlaceholder} choices={choices} />
      <CheckboxField name="privacyAccepted" label={privacy.label} />
    </Form>
  );
};
