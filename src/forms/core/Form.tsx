import type { ReactNode } from 'react';
import { Button } from '../../components/ui/Button';
import { RichText } from '../../components/ui/RichText';
import type { FormWords } from '../../content/kinds/forms';
import { useIsReady } from '../../hooks/useIsReady';
import { ErrorSummary } from './ErrorSummary';
import { Announcement, FormBody, FormBox, FormFoot, WithoutScript } from './Form.styles';
import { FormProvider } from './formContext';
import { Honeypot } from './Honeypot';
import { RestoreMessage } from './RestoreMessage';
import { useForm, type FormOptions } from './useForm';
import { useSinglePress } from './useSinglePress';
import { useSlow } from './useSlow';

interface FormProps<Payload> extends Omit<FormOptions<Payload>, 'clearsOnError'> {
  words: FormWords;
  submit: { label: string; busy: string };
  hasArrow?: boolean;
  /** With these words the form is cleared after an error and offers the message again. */
  restoreWords?: { text: string; label: string };
  /** Sets a trap for programs that fill in forms: what falls into it is not sent. */
  hasHoneypot?: boolean;
  /** The fields. */
  children: ReactNode;
  /** Stands beside the submit button. */
  beside?: ReactNode;
}

/**
 * The form that all four are made of: error summary, fields, one submit button and what is said
 * while and after sending. Nothing it sends is in the address: `post` holds without JavaScript too,
 * where the button stays disabled and the visitor reads how to reach the company.
 */
export const Form = <Payload,>({
  words,
  submit,
  hasArrow = false,
  restoreWords,
  hasHoneypot = false,
  children,
  beside,
  ...options
}: FormProps<Payload>) => {
  const form = useForm({ ...options, clearsOnError: Boolean(restoreWords) });
  const isReady = useIsReady();
  const isSlow = useSlow(form.isSending);
  const { onKeyDown, onClick } = useSinglePress();
  const { name } = options;
  const { values, errors, isSending, change } = form;
  return (
    <FormProvider value={{ name, words, values, errors, isReady, isSending, change }}>
      <FormBox
        ref={form.formRef}
        method="post"
        noValidate
        onSubmit={form.submit}
        onKeyDown={onKeyDown}
      >
        <noscript>
          <RichText as={WithoutScript} text={words.withoutScript} />
        </noscript>
        <FormBody>
          <ErrorSummary invalidSubmits={form.invalidSubmits} />
          {children}
          {hasHoneypot && isReady && <Honeypot form={name} label={words.honeypot} />}
          {restoreWords && (
            <RestoreMessage form={name} words={restoreWords} onRestore={form.restore} />
          )}
          <FormFoot>
            <Button
              type="submit"
              hasArrow={hasArrow}
              isBusy={isSending}
              disabled={!isReady}
              onClick={onClick}
            >
              {isSending ? submit.busy : submit.label}
            </Button>
            {beside}
          </FormFoot>
          <Announcement role="status">{isSlow && words.stillSending}</Announcement>
        </FormBody>
      </FormBox>
    </FormProvider>
  );
};
