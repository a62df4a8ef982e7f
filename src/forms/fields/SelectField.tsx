import ChevronDown from 'lucide-react/icons/chevron-down';
import styled from 'styled-components';
import { FieldFrame, useTextValue } from './FieldFrame';
import { ControlBox, controlStyles } from './fieldStyles';

const Select = styled.select`
  ${controlStyles}
  appearance: none;
  padding-inline-end: 48px;
  text-overflow: ellipsis;
  /* A long choice takes a second line on a phone, where browsers can break it. */
  white-space: normal;
`;

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
