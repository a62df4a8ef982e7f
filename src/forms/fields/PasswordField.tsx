import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { MAIN_LANGUAGE } from '../../content/languages';
import { useLanguage } from '../../hooks/currentPage';
import { useFormState } from '../core/formContext';
import { Field, useTextValue, type FieldProps } from './Field';
import { PasswordBox, PasswordInput, Reveal } from './fieldStyles';

interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password';
}

/** A password that can be shown. It is hidden during sending, so that no browser stores it as
 * text. */
export const PasswordField = ({ name, content, autoComplete }: PasswordFieldProps) => {
  const { words, isReady, isSending } = useFormState();
  const value = useTextValue(name);
  const isMain = useLanguage() === MAIN_LANGUAGE;
  const [wantsToSee, setWantsToSee] = useState(false);
  const isShown = wantsToSee && !isSending;
  return (
    <Field name={name} {...content}>
      {(control) => (
        <PasswordBox>
          <PasswordInput
            {...control}
            {...value}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            dir={isMain ? undefined : 'ltr'}
            spellCheck={false}
            autoCapitalize="none"
            autoCorrect="off"
          />
          <Reveal
            type="button"
            hidden={!isReady}
            aria-controls={control.id}
            aria-label={isShown ? words.hidePassword : words.showPassword}
            onClick={() => setWantsToSee(!wantsToSee)}
          >
            {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </Reveal>
        </PasswordBox>
      )}
    </Field>
  );
};
