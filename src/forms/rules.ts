/** The validation rules that the forms share, with messages from the content. Specification 5. */
import { string } from 'yup';
import type { FormFieldContent } from '../content/kinds/forms';
import { isEmailAddress } from './emailAddress';

/** A text that must be there; spaces round it do not count and are not sent. */
export const requiredText = ({ required }: FormFieldContent) => string().trim().required(required);

/** An e-mail address that must be there. */
export const requiredEmail = (field: FormFieldContent) =>
  requiredText(field).test(
    'email',
    field.invalid || field.required,
    (value) => !value || isEmailAddress(value),
  );

/** One of `choices`. */
export const requiredChoice = (field: FormFieldContent, choices: string[]) =>
  requiredText(field).oneOf(['', ...choices], field.required);

/** A password: every character counts, spaces included. */
export const requiredSecret = ({ required }: FormFieldContent) => string().required(required);
