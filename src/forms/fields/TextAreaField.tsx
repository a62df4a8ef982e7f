import { Field, type FieldProps } from './Field';
import { TextArea } from './fieldStyles';
import { useTextValue } from './useField';

/** A field of several lines. */
export const TextAreaField = ({ name, content }: FieldProps) => {
  const value = useTextValue(name);
  return (
    <Field name={name} content={content}>
      {(control) => <TextArea rows={5} {...control} {...value} />}
    </Field>
  );
};
