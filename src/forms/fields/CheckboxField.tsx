import styled from 'styled-components';
import { RichText } from '../../components/ui/text';
import { centred, drawnCheckbox, square } from '../../theme/mixins';
import { color, motion, radius, size } from '../../theme/theme';
import { type } from '../../theme/type';
import { useFormState } from '../core/formContext';
import { FieldFrame } from './FieldFrame';
import { EDGE } from './fieldStyles';

/** A checkbox and its label on one line; the error is below both. */
const CheckRow = styled.div`
  display: grid;
  grid-template-columns: ${size.checkbox} 1fr;
  gap: 14px;
  align-items: start;
`;

const CheckLabel = styled.label`
  justify-self: start;
  ${type('body')}
  line-height: ${size.checkbox};
  cursor: pointer;
`;

const Check = styled.input.attrs({ type: 'checkbox' })`
  ${centred}
  ${square(size.checkbox)}
  border: ${EDGE} solid ${color.lineStrong};
  border-radius: ${radius.field};
  &::after {
    content: '';
    inline-size: 12px;
    block-size: 6px;
    border: solid ${color.surface};
    border-width: 0 0 3px 3px;
    rotate: -45deg;
    translate: 0 -2px;
    scale: 0;
    transition: scale ${motion.t2} ${motion.ease};
  }
  &:hover {
    border-color: ${color.ink};
  }
  &[aria-invalid] {
    border: 3px solid ${color.danger};
  }
  ${drawnCheckbox}
  &:checked::after {
    scale: 1;
  }
`;

/** A checkbox with its label, which may contain links, beside it. Throws outside a form. */
export const CheckboxField = ({ name, label }: { name: string; label: string }) => {
  const { values, change, isSending } = useFormState();
  return (
    <FieldFrame name={name}>
      {(control) => (
        <CheckRow>
          <Check
            {...control}
            checked={values[name] === true}
            onChange={({ target }) => change(name, target.checked)}
            // Not `disabled`, which would lose the focus: the form refuses changes while it sends.
            aria-disabled={isSending || undefined}
          />
          <RichText as={CheckLabel} htmlFor={control.id} text={label} />
        </CheckRow>
      )}
    </FieldFrame>
  );
};
