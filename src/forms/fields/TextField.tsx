import type { ComponentPropsWithoutRef } from 'react';
import { Field, useTextValue, type FieldProps } from './Field';
import { Input, TextArea } from './fieldStyles';

type InputProps = ComponentPropsWithoutRef<'input'>;

/** Not natural language: no spelling correction, no capitalisation. */
const verbatim: InputProps = { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' };

const kinds = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email', ...verbatim },
  tel: { type: 'tel', inputMode: 'tel' },
  username: { type: 'text', ...verbatim },
} as const satisfies Record<string, InputProps>;

interface TextFieldProps extends FieldProps {
  kind?: keyof typeof kinds;
  /** What the browser may fill in, by the names of the HTML standard. */
  autoComplete: string;
}

/** A field of one line. */
export const TextField = ({ name, content, kind = 'text', autoComplete }: TextFieldProps) => {
  const value = useTextValue(name);
  return (
    <Field name={name} {...content}>
      {(control) => <Input {...kinds[kind]} {...control} {...value} autoComplete={autoComplete} />}
    </Field>
  );
};

/** A field of several lines. */
export const TextAreaField = ({ name, content }: FieldProps) => {
  const value = useTextValue(name);
  return (
    <Field name={name} {...content}>
      {(control) => <TextArea rows={5} {...control} {...value} />}
    </Field>
  );
};
