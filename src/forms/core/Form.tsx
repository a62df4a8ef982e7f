import { useEffect, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/ui/Button';
import { RichText } from '../../components/ui/text';
import { useIsReady } from '../../hooks/useIsReady';
import { useSiteContent } from '../../hooks/useSiteContent';
import { spread, stack } from '../../theme/mixins';
import { color, space } from '../../theme/theme';
import { type } from '../../theme/type';
import { ErrorSummary } from './ErrorSummary';
import { controlId, FormProvider } from './formContext';
import { Honeypot } from './Honeypot';
import { useHasKeptMessage } from './keptMessages';
import { useForm, type FormContent, type FormOptions } from './useForm';
import { useSinglePress } from './useSinglePress';

const FormBox = styled.form`
  max-inline-size: 640px;
`;

/** Everything that does not work without JavaScript. */
const FormBody = styled.div`
  ${stack(space[5])}
  @media (scripting: none) {
    display: none;
  }
`;

/** Hidden by the first script of the page, before anything is painted, unless a proxy or a policy has stopped that. */
const WithoutScript = styled.p`
  margin-block-end: ${space[5]};
  padding: ${space[4]} 18px;
  background: ${color.sunken};
  .js & {
    display: none;
  }
`;

/** Takes no gap of the stack while it is empty. */
const Announcement = styled.div`
  ${type('small')}
  &:empty {
    position: absolute;
  }
`;

const RestoreStrip = styled.div`
  ${spread(`${space[3]} 20px`)}
  flex-wrap: wrap;
  padding: 14px 18px;
  background: ${color.sunken};
  ${type('small')}
`;

const FormFoot = styled.div`
  ${spread('20px 28px')}
  flex-wrap: wrap;
`;

/** Privacy notice and terms, beside the button of every form. */
const Legal = styled.p`
  ${type('small', color.ink2)}
`;

/** Milliseconds without an answer after which the form says that it is still sending. */
const SLOW_AFTER = 8000;

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

interface FormProps<Content extends FormContent> extends FormOptions<Content> {
  hasSubmitArrow?: boolean;
  hasHoneypot?: boolean;
  children: ReactNode;
  besideSubmit?: ReactNode;
}

/**
 * The frame of all four forms. Until the page's first script has run, a text says how to reach the company, and
 * `method="post"` keeps the values out of the URL.
 */
export const Form = <Content extends FormContent>({
  hasSubmitArrow = false,
  hasHoneypot = false,
  children,
  besideSubmit,
  ...options
}: FormProps<Content>) => {
  const { name } = options.definition;
  const { inputs, submit, restore } = options.content;
  const { formWords: words } = useSiteContent();
  const form = useForm(options);
  const isReady = useIsReady();
  const isSlow = useIsSlow(form.isSending);
  const hasKeptMessage = useHasKeptMessage(name);
  const { onKeyDown, onClick } = useSinglePress();
  const { values, errors, isSending, change } = form;
  return (
    <FormProvider value={{ name, words, inputs, values, errors, isSending, change }}>
      <FormBox
        ref={form.formRef}
        method="post"
        noValidate
        onFocus={form.prepare}
        onSubmit={form.submit}
        onKeyDown={onKeyDown}
      >
        {!isReady && <RichText as={WithoutScript} text={words.withoutScript} />}
        <FormBody>
          <ErrorSummary invalidSubmits={form.invalidSubmits} />
          {children}
          {hasHoneypot && isReady && <Honeypot />}
          {/* No live region: it appears together with a toast, which speaks. */}
          {restore && hasKeptMessage && (
            <RestoreStrip>
              <span>{restore.text}</span>
              <Button variant="ghost" isSmall hasArrow={false} onClick={form.restore}>
                {restore.label}
              </Button>
            </RestoreStrip>
          )}
          <FormFoot>
            <Button
              type="submit"
              id={controlId(name, 'submit')}
              hasArrow={hasSubmitArrow}
              isBusy={isSending}
              disabled={!isReady}
              onClick={onClick}
            >
              {isSending ? submit.busy : submit.label}
            </Button>
            {besideSubmit}
          </FormFoot>
          {words.legal && <RichText as={Legal} text={words.legal} />}
          <Announcement role="status">{isSlow && words.stillSending}</Announcement>
        </FormBody>
      </FormBox>
    </FormProvider>
  );
};
