import ChevronDown from 'lucide-react/icons/chevron-down';
import { useFormState } from '../core/formContext';
import { Field, useTextValue } from './Field';
import { ControlBox, Select } from './fieldStyles';

interface SelectFieldProps {
  name: string;
  placeholder: string;
  choices: readonly { value: string; label: string }[];
}

/** A native `select`. */
export const SelectField = ({ name, placeholder, choices }: SelectFieldProps) => {
  const { isSending } = useFormState();
  const { value, onChange } = useTextValue(name);
  return (
    <Field name={name}>
      {(control) => (
        <ControlBox>
          <Select
            {...control}
            value={value}
            onChange={onChange}
            aria-disabled={isSending || undefined}
          >
            <option value="">{placeholder}</option>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </Select>
          <ChevronDown aria-hidden />
        </ControlBox>
      )}
    </Field>
  );
};
