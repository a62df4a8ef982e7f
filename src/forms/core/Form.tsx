import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../../components/ui/Button';
import { RichText } from '../../components/ui/RichText';
import { useIsReady } from '../../hooks/useIsReady';
import type { FormWordsContentFragment } from '../../generated/queryTypes';
import { ErrorSummary } from './ErrorSummary';
import {
  Announcement,
  FormBody,
  FormBox,
  FormFoot,
  RestoreStrip,
  WithoutScript,
} from './Form.styles';
import { controlId, FormProvider } from './formContext';
import { Honeypot } from './Honeypot';
import { useHasKeptMessage } from './keptMessages';
import { useForm, type FormContent, type FormOptions } from './useForm';
import { useSinglePress } from './useSinglePress';

/** After this time without an answer (ms) the form says that it is still sending. */
const SLOW_AFTER = 8000;

/** True once `isSending` has been true for a while. */
function useIsSlow(isSending: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isSending) return undefined;
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isSending]);
  return isSlow;
}

interface FormProps<Content extends FormContent, Payload> extends FormOptions<Content, Payload> {
  words: FormWordsContentFragment;
  hasArrow?: boolean;
  hasHoneypot?: boolean;
  /** The fields. */
  children: ReactNode;
  /** Beside the submit button. */
  beside?: ReactNode;
}

/** The form behind all four: error summary, fields, submit button, and the messages during and
 * after sending. `post` keeps the values out of the address even without JavaScript; then the
 * button stays disabled and a text tells how to reach the company. */
export const Form = <Content extends FormContent, Payload>({
  words,
  hasArrow = false,
  hasHoneypot = false,
  children,
  beside,
  ...options
}: FormProps<Content, Payload>) => {
  const { name } = options.definition;
  const { submit, restore } = options.content;
  const form = useForm(options);
  const isReady = useIsReady();
  const isSlow = useIsSlow(form.isSending);
  const hasKeptMessage = useHasKeptMessage(name);
  const { onKeyDown, onClick } = useSinglePress();
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
          {restore && (
            <Announcement role="status">
              {hasKeptMessage && (
                <RestoreStrip>
                  <span>{restore.text}</span>
                  <Button variant="ghost" isSmall hasArrow={false} onClick={form.restore}>
                    {restore.label}
                  </Button>
                </RestoreStrip>
              )}
            </Announcement>
          )}
          <FormFoot>
            <Button
              type="submit"
              id={controlId(name, 'submit')}
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
