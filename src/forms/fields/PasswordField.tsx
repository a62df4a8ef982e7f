import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { useFormState } from '../core/formContext';
import { Field, useTextValue } from './Field';
import { ControlBox, PasswordInput, Reveal } from './fieldStyles';
import { verbatim } from './TextField';

interface PasswordFieldProps {
  name: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A password that can be revealed, except while it is sent: a browser would store it as plain text. */
export const PasswordField = ({ name, autoComplete }: PasswordFieldProps) => {
  const { words, isReady, isSending } = useFormState();
  const value = useTextValue(name);
  const [isRevealed, setIsRevealed] = useState(false);
  const isShown = isRevealed && !isSending;
  return (
    <Field name={name}>
      {(control) => (
        <ControlBox>
          <PasswordInput
            {...control}
            {...value}
            type={isShown ? 'text' : 'password'}
            {...verbatim}
            autoComplete={autoComplete}
          />
          <Reveal
            type="button"
            hidden={!isReady}
            aria-controls={control.id}
            aria-label={isShown ? words.hidePassword : words.showPassword}
            onClick={() => setIsRevealed(!isRevealed)}
          >
            {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </Reveal>
        </ControlBox>
      )}
    </Field>
  );
};
