import type { ComponentPropsWithoutRef } from 'react';
import { FieldFrame, useTextValue } from './FieldFrame';
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

/** A letter of a script that is written from right to left; Persian digits count as Arabic, too. */
const RIGHT_TO_LEFT = /(?!\p{Nd})[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** A single-line text field. Must be inside a Form. The letters of words beside a number keep their order. */
export const TextField = ({ name, kind = 'text', autoComplete }: TextFieldProps) => {
  const text = useTextValue(name);
  const isNumber = kind === 'tel' && !RIGHT_TO_LEFT.test(text.value);
  return (
    <FieldFrame name={name}>
      {(control) => (
        <Input
          {...kinds[kind]}
          {...control}
          {...text}
          data-is-number={isNumber || undefined}
          autoComplete={autoComplete}
        />
      )}
    </FieldFrame>
  );
};

/** A multi-line text field. Must be inside a Form. */
export const TextAreaField = ({ name }: Pick<TextFieldProps, 'name'>) => {
  const value = useTextValue(name);
  return (
    <FieldFrame name={name}>
      {(control) => <TextArea rows={5} {...control} {...value} />}
    </FieldFrame>
  );
};
