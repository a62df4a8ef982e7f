import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import styled from 'styled-components';
import { quietStyles } from '../../components/ui/iconButtons';
import { useIsReady } from '../../hooks/useIsReady';
import { hiddenOnPaper } from '../../theme/media';
import { color } from '../../theme/theme';
import { useFormState } from '../core/formContext';
import { FieldFrame, useTextValue } from './FieldFrame';
import { ControlBox, Input } from './fieldStyles';
import { type TextFieldProps, verbatim } from './TextField';

const PasswordInput = styled(Input)`
  padding-inline-end: 60px;
`;

/** The eye in a password field. */
const Reveal = styled.button`
  ${quietStyles()}
  position: absolute;
  inset-block-start: 5px;
  inset-inline-end: 6px;
  color: ${color.ink2};
  ${hiddenOnPaper}
`;

/** A password field. A revealed password is hidden while it is sent: a browser would remember it as plain text. */
export const PasswordField = ({ name, autoComplete }: Omit<TextFieldProps, 'kind'>) => {
  const { words, isSending } = useFormState();
  const isReady = useIsReady();
  const value = useTextValue(name);
  const [isRevealed, setIsRevealed] = useState(false);
  const isShown = isRevealed && !isSending;
  return (
    <FieldFrame name={name}>
      {(control) => (
        <ControlBox>
          <PasswordInput
            {...control}
            {...value}
            type={isShown ? 'text' : 'password'}
            {...verbatim}
            autoComplete={autoComplete}
          />
          {isReady && (
            <Reveal
              type="button"
              aria-controls={control.id}
              aria-label={isShown ? words.hidePassword : words.showPassword}
              onClick={() => setIsRevealed(!isRevealed)}
            >
              {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            </Reveal>
          )}
        </ControlBox>
      )}
    </FieldFrame>
  );
};
