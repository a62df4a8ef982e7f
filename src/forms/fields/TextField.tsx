import type { ComponentPropsWithoutRef } from 'react';
import { Field, useTextValue } from './Field';
import { Input, TextArea } from './fieldStyles';

type InputProps = ComponentPropsWithoutRef<'input'>;

/** For text that is not natural language: no spelling correction, no capitalisation. */
export const verbatim: InputProps = {
  spellCheck: false,
  autoCapitalize: 'none',
  autoCorrect: 'off',
};

const kinds = {
  text: { type: 'text' },
  // Not type="email": Chromium would convert domains to Punycode, including a pasted Arabic comma.
  email: { type: 'text', inputMode: 'email', ...verbatim },
  tel: { type: 'tel', inputMode: 'tel' },
  username: { type: 'text', ...verbatim },
} as const satisfies Record<string, InputProps>;

export interface TextFieldProps {
  name: string;
  kind?: keyof typeof kinds;
  /** An autofill field name of the HTML standard. */
  autoComplete: string;
}

/** A single-line text field. Must be inside a Form. */
export const TextField = ({ name, kind = 'text', autoComplete }: TextFieldProps) => {
  const value = useTextValue(name);
  return (
    <Field name={name}>
      {(control) => <Input {...kinds[kind]} {...control} {...value} autoComplete={autoComplete} />}
    </Field>
  );
};

/** A multi-line text field. Must be inside a Form. */
export const TextAreaField = ({ name }: Pick<TextFieldProps, 'name'>) => {
  const value = useTextValue(name);
  return <Field name={name}>{(control) => <TextArea rows={5} {...control} {...value} />}</Field>;
};
