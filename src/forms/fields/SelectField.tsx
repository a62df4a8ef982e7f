import ChevronDown from 'lucide-react/icons/chevron-down';
import { FieldFrame, useTextValue } from './FieldFrame';
import { ControlBox, Select } from './fieldStyles';

interface SelectFieldProps {
  name: string;
  placeholder: string;
  choices: readonly { value: string; label: string }[];
}

/** A native `select`. */
export const SelectField = ({ name, placeholder, choices }: SelectFieldProps) => {
  const { value, readOnly, onChange } = useTextValue(name);
  return (
    <FieldFrame name={name}>
      {(control) => (
        <ControlBox>
          <Select
            {...control}
            value={value}
            onChange={onChange}
            aria-disabled={readOnly || undefined}
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
    </FieldFrame>
  );
};
