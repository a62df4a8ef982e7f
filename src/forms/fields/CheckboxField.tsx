import { RichText } from '../../components/ui/text';
import { useFormState } from '../core/formContext';
import { FieldFrame } from './FieldFrame';
import { Check, CheckLabel, CheckRow } from './fieldStyles';

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
